import type { Locale } from '../../src/i18n/locales'
import type { AvailabilityState } from '../../src/registration/availability'
import type { RegisteredGuest } from '../../src/registration/guest-pages'
import type { Answer, Code } from '../http/answer'
import type { FoundRegistration } from '../storage/database-types'
import type { EventFacts } from '../storage/facts'
import type { FoundPersonalInvitation } from '../storage/personal-invitation-types'

/** An answer to a form, with what its page shows again. */
export type SentForm = Answer & {
  /** What a form has done that led to the page. */
  done?: Code
  /** The event that the request is for, once it is known. */
  event?: EventFacts
  /** For `capacity_full`: whether the visitor can join the waiting list. */
  waiting?: boolean
  /** The values that a form sent, to fill in the page that answers it. */
  sent?: { values: Record<string, string>; locale?: Locale; submissionId?: string }
}

/** The answer to a form of registration. */
export type FormAnswer = SentForm & {
  /** For `registered` and `waiting`, and for a correction: who that is, and for how many seats. */
  guest?: RegisteredGuest
  /** The same: whether the guest gets a mail about it. */
  mail?: boolean
  /** Whether the guest waits, in the answer to a correction. */
  isWaiting?: boolean
  /** Whether the form corrects an address: without the guest, it could not be found out whose. */
  isCorrection?: boolean
  /** A value for the header `Set-Cookie`. */
  cookie?: string
}

/** The answer to a request with the link of a registration: the registration, once it is known. */
export type RegistrationAnswer = SentForm & { registration?: FoundRegistration }

/** The answer to a request with the link of a personal invitation. Once it is known, its event is, too. */
export type PersonalInvitationAnswer = SentForm & {
  personalInvitation?: FoundPersonalInvitation
  /** Whether the event takes registrations now, apart from the seats that are left. */
  state?: AvailabilityState
  /** For `registered`: whether the guest gets a mail about it. */
  mail?: boolean
}
