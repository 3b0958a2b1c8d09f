import type { Locale } from '../../src/i18n/locales'
import type { AvailabilityState } from '../../src/registration/availability'
import type { Answer } from '../http/answer'
import type { FoundRegistration } from '../storage/database-types'
import type { EventFacts } from '../storage/facts'
import type { FoundPersonalInvitation } from '../storage/personal-invitation-types'

/** An answer to a form, with what its page shows again. */
export type SentForm = Answer & {
  /** The event that the request is for, once it is known. */
  event?: EventFacts
  /** For `capacity_full`: whether the visitor can join the waiting list. */
  waiting?: boolean
  /** The values that a form sent, to fill in the page that answers it. */
  sent?: { values: Record<string, string>; locale?: Locale; submissionId?: string }
}

/** The answer to a form of registration. */
export type FormAnswer = SentForm & {
  /** For `registered` and `waiting`: who that is, and for how many seats. */
  guest?: { name: string; seats: number }
  /** For `registered` and `waiting`: whether the guest gets a mail about it. */
  mail?: boolean
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
