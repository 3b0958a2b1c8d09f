import type { Registration } from './registration-schema'

/** A form that is being filled in: the attendance may not have been chosen yet. */
export type FormValues = Omit<Registration, 'attendance'> & { attendance: Registration['attendance'] | '' }

/** What survives a reload: the values, the id under which they were sent, and whether that succeeded. */
export type Draft = { values: FormValues; submissionId?: string; registered?: true }

const storageKey = 'registration'

export const emptyValues: FormValues = { fullName: '', email: '', attendance: '' }

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
