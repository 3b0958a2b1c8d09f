import { forms, mapFields, type FieldOf } from '../../../registration/fields'

/** What the guest has typed and chosen so far. */
export type FieldValues = Record<FieldOf<'invitation'>, string>

/** The values of the form. */
export type FormValues = FieldValues & {
  /** The id under which exactly these values were sent; empty until then. */
  submissionId: string
}

/** What survives a reload: the values, and whether the guest is registered. */
export type Draft = { values: FormValues; registered?: true }

const storageKey = 'registration'

export const emptyValues: FormValues = { ...mapFields('invitation', () => ''), submissionId: '' }

/** The draft of this tab; undefined where there is none, or where the visitor forbids storage. */
export function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Without storage the values live as long as the page.
  }
}

/**
 * The values to start a form with.
 * @param typed the current values of the fields: typed before hydration, or restored by the browser
 * @param draft the values from before a reload. They keep their submission id as long as they are the same.
 */
export function startValues(typed: Partial<Record<string, unknown>>, draft?: FormValues): FormValues {
  const values = mapFields('invitation', (_field, name) => String(typed[name] || draft?.[name] || ''))
  return { ...values, submissionId: draft && sameValues(values, draft) ? draft.submissionId : '' }
}

const sameValues = (a: FieldValues, b: FieldValues) => forms.invitation.every((name) => a[name] === b[name])
