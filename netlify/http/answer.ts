import type { ErrorCode } from '../../src/registration/fields'
import type { Fault } from './fault'

/** Every code that a function can answer, with its status. Netlify itself answers 429 to an address with too many requests. */
export const statuses = {
  found: 200,
  no_token: 200,
  changed: 200,
  cancelled: 200,
  declined: 200,
  saved: 200,
  restored: 200,
  confirmed: 200,
  corrected: 200,
  signed_out: 200,
  registered: 201,
  admitted: 201,
  signed_in: 201,
  waiting: 202,
  code_sent: 202,
  message_sent: 202,
  link_sent: 202,
  address_sent: 202,
  malformed: 400,
  door_key_refused: 401,
  cross_site: 403,
  invitation_required: 403,
  sign_in_required: 403,
  code_wrong: 403,
  code_ended: 403,
  may_not_write: 403,
  unknown_event: 404,
  unknown_token: 404,
  gone: 404,
  method_not_allowed: 405,
  email_taken: 409,
  changed_meanwhile: 409,
  invited: 409,
  no_mail: 409,
  message_repeated: 409,
  already_accepted: 409,
  already_arrived: 409,
  capacity_full: 409,
  registration_not_open: 409,
  registration_closed: 409,
  called_off: 409,
  too_late: 410,
  too_large: 413,
  unsupported_media_type: 415,
  invalid_data: 422,
  too_many_registrations: 429,
  too_many_from_network: 429,
  too_many_messages: 429,
  unavailable: 503,
} as const

export type Code = keyof typeof statuses

/** An error code for each invalid field, by its name. */
export type FieldErrors = Partial<Record<string, ErrorCode>>

/** What every function can answer. Those of a subject add what theirs have besides. */
export type Answer = {
  code: Code
  /** What the answer tells besides its code. */
  content?: object
  errors?: FieldErrors
  /** Why the function is unavailable, or registration closed, if the guest or the organiser should see it. */
  reason?: 'not_published' | 'no_organisers' | 'no_mail' | 'called_off'
  /** Why the function is unavailable, for the log. */
  fault?: Fault
  /** For a bug: the type of the error, and its file and line. */
  place?: string
}
