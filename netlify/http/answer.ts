import type { ErrorCode, FieldName } from '../../src/registration/fields'
import type { Locale } from '../../src/i18n/locales'
import type { AvailabilityState } from '../../src/registration/availability'
import type { EventFacts } from '../registration/facts'
import type { FoundRegistration } from '../storage/database-types'
import type { FoundPersonalInvitation } from '../storage/personal-invitation-types'
import type { Fault } from './fault'

/** Every code that a function can answer, with its status. Netlify itself answers 429 to an address with too many requests. */
export const statuses = {
  found: 200,
  changed: 200,
  cancelled: 200,
  declined: 200,
  saved: 200,
  signed_out: 200,
  registered: 201,
  admitted: 201,
  signed_in: 201,
  waiting: 202,
  code_sent: 202,
  message_sent: 202,
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
  too_large: 413,
  unsupported_media_type: 415,
  invalid_data: 422,
  too_many_registrations: 429,
  too_many_from_network: 429,
  too_many_messages: 429,
  unavailable: 503,
} as const

export type Code = keyof typeof statuses

/**
 * An error code for each invalid field: the fields of the guest, the hidden fields of the form, at the door the ticks, the
 * name of the device and the message to the guests, and of organisers the seats of an event, and the texts and the end of a notice.
 */
export type FieldErrors = Partial<
  Record<
    | FieldName
    | 'locale'
    | 'submissionId'
    | 'noticeVersion'
    | 'waiting'
    | 'actions'
    | 'device'
    | 'message'
    | 'capacity'
    | 'endsAt'
    | `text-${Locale}`,
    ErrorCode
  >
>

export type Answer = {
  code: Code
  /** The event that the request is for, once it is known. */
  event?: EventFacts
  /** The registration of a link, once it is known. */
  registration?: FoundRegistration
  /** The personal invitation of a link, once it is known. Then the event is known, too. */
  personalInvitation?: FoundPersonalInvitation
  /** For a personal invitation: whether its event takes registrations now, apart from the seats that are left. */
  state?: AvailabilityState
  /** For `registered` and `waiting`: who that is, and for how many seats. */
  guest?: { name: string; seats: number }
  /** For `registered` and `waiting`: whether the guest gets a mail about it. */
  mail?: boolean
  /** For `capacity_full`: whether the visitor can join the waiting list. */
  waiting?: boolean
  errors?: FieldErrors
  /** What a success tells the door, besides its code. */
  door?: object
  /** What a success tells an organiser, besides its code. */
  content?: object
  /** The mail that an organiser previews. */
  html?: string
  /** Values for the header `Set-Cookie`. */
  cookies?: string[]
  /** What the function does after its answer, such as to send a mail. */
  after?: () => Promise<unknown>
  /** Why the function is unavailable, if the guest or the organiser should see it. */
  reason?: 'not_published' | 'no_organisers' | 'no_mail'
  /** Why registration is unavailable, for the log. */
  fault?: Fault
  /** For a bug: the type of the error, and its file and line. */
  place?: string
  /** The values that a form sent, to fill in the page that answers it. */
  sent?: { values: Record<string, string>; locale?: Locale; submissionId?: string }
}
