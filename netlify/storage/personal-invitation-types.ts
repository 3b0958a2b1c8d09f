import type { ShownPersonalInvitation } from '../../src/registration/guest-pages'
import type { SkippedGuest } from '../../src/registration/organisers'

/** The invitation that a link opens. */
export type FoundPersonalInvitation = ShownPersonalInvitation & {
  event: string
  locale: string
  /** How many seats of the event are taken, and what else decides whether it takes registrations. */
  taken: number
  capacity: number
  availability: 'full' | 'closed' | null
  opens_at: string | null
  /** Null if no build has named it. */
  closes_at: string | null
}

/** What became of the answer of an invited guest. */
export const personalInvitationOutcomes = [
  'registered',
  'changed',
  'declined',
  'cancelled',
  'already_accepted',
  'arrived',
  'changed_meanwhile',
  'too_many',
  'submission_conflict',
  'too_many_registrations',
  'capacity_full',
  'registration_not_open',
  'registration_closed',
] as const

export type PersonalInvitationOutcome = (typeof personalInvitationOutcomes)[number]

/** The invitation after the answer. */
export type AnsweredPersonalInvitation = FoundPersonalInvitation & { outcome: PersonalInvitationOutcome }

/** An invitation with its new link; the token is null if the link is mailed. */
export type LinkedPersonalInvitation = Pick<FoundPersonalInvitation, 'full_name' | 'email' | 'locale' | 'max_seats'> & {
  token: string | null
}

/** What became of a list of guests. */
export type CreatedPersonalInvitations = {
  created: LinkedPersonalInvitation[]
  /** Who had an invitation already, also one that was revoked; or got one, and no mail, because they had registered. */
  skipped: SkippedGuest[]
}
