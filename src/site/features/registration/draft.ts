import type { Registration } from '../../../registration/registration-schema'

/** A form that is being filled in: the attendance may not have been chosen yet. */
export type FormValues = Omit<Registration, 'attendance'> & {
  attendance: Registration['attendance'] | ''
  /** Under which exactly these values were sent; empty until then. */
  submissionId: string
}

/** What survives a reload: the values, and whether the guest is on the list. */
export type Draft = { values: FormValues; registered?: true }

const storageKey = 'registration'

export const emptyValues: FormValues = { fullName: '', email: '', attendance: '', submissionId: '' }

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
