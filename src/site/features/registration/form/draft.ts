import { maxPersons } from '../../../../model/registration-period'
import { forms, mapFields, type FieldName, type FormName } from '../../../../registration/fields'

/** What the guest has typed and chosen so far: a text for each field of the form. */
export type FieldValues = Partial<Record<FieldName, string>>

/** The values of the form. */
export type FormValues = FieldValues & {
  /** The id under which exactly these values were sent; empty until then. */
  submissionId: string
}

/** What a guest has registered or waits for: under which name, how many seats, and whether a confirmation comes by mail. */
export type Registered = { name: string; seats: number; mail: boolean; waiting: boolean }

/** What survives a reload: what was typed, or what the guest has registered or waits for. */
export type Draft = { values: FormValues } | { registered: Registered }

/** Each event has a draft of its own, so that forms in several tabs or of several events do not mix. */
const keyOf = (event: string) => `registration:${event}`

/** The values of a form that nobody has filled in. The number of persons is 1. */
export const emptyValues = (form: FormName): FormValues => ({
  ...mapFields(form, (field) => ('persons' in field ? '1' : '')),
  submissionId: '',
})

/** The draft of this tab for an event; empty where there is none, or where the visitor forbids storage. */
export function readDraft(event: string): { values?: FormValues; registered?: Registered } {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(event)) ?? 'null') as Draft | null) ?? {}
  } catch {
    return {}
  }
}

export function keepDraft(event: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(event), JSON.stringify(draft))
  } catch {
    // Without storage the values live as long as the page.
  }
}

/**
 * The values to start a form with.
 * @param typed the current values of the fields: typed before hydration, or restored by the browser
 * @param draft the values from before a reload. They keep their submission id as long as they are the same.
 * @param maxSeats how many seats the event allows now, which may be fewer than when the draft was written
 */
export function startValues(
  form: FormName,
  typed: Partial<Record<string, unknown>>,
  draft?: FormValues,
  maxSeats = maxPersons,
): FormValues {
  const empty = emptyValues(form)
  const values = mapFields(form, (field, name) => {
    const isUsable = (value: unknown) =>
      value && value !== empty[name] && !('persons' in field && Number(value) > maxSeats)
    return String([typed[name], draft?.[name]].find(isUsable) ?? empty[name])
  })
  const isSame = forms[form].every((name) => values[name] === draft?.[name])
  return { ...values, submissionId: draft && isSame ? draft.submissionId : '' }
}
