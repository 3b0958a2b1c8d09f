import type { RegistrationErrors } from '../../src/registration/registration-schema'
import type { Locale } from '../../src/i18n/locales'
import type { Fault } from './fault'

/** Everything that the function can answer, and its status. Too many requests (429) are answered by Netlify itself. */
export const statuses = {
  registered: 201,
  malformed: 400,
  cross_site: 403,
  method_not_allowed: 405,
  email_taken: 409,
  capacity_full: 409,
  registration_closed: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_data: 422,
  unavailable: 503,
} as const

export type Code = keyof typeof statuses

/** The fields that can be at fault: a guest's, and the three that the form adds. */
export type FieldErrors = RegistrationErrors & { locale?: string; submissionId?: string; noticeVersion?: string }

export type Answer = {
  code: Code
  /** Of a registered guest: the path of the invitation, under which the page of success is. */
  path?: string
  /** A message's key for each field that is not valid. */
  errors?: FieldErrors
  /** Why the registration is unavailable, where the guest should know: this deploy takes none. */
  reason?: 'not_published'
  /** The same for the log. */
  fault?: Fault
  /** Of a bug, its kind and place. */
  place?: string
  /** What was sent with the form, so that a page can be filled in with it. */
  sent?: { values: Record<string, string>; locale?: Locale; submissionId?: string }
}
