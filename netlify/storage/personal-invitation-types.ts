/** The invitation that a link opens. */
export type FoundPersonalInvitation = {
  event: string
  full_name: string
  email: string
  /** How many seats the guest may take at most. */
  max_seats: number
  locale: string
  state: 'silent' | 'accepted' | 'declined'
  /** The number of seats; null unless the guest has accepted. */
  seats: number | null
  /** Whether the guest is on the waiting list. */
  waiting: boolean
  /** How many seats of the event are taken, and what else decides whether it takes registrations. */
  taken: number
  capacity: number
  availability: 'full' | 'closed' | null
  opens_at: string | null
  /** Null if no build has named it. */
  closes_at: string | null
}

export type PersonalInvitationOutcome =
  | 'registered'
  | 'changed'
  | 'declined'
  | 'cancelled'
  | 'already_accepted'
  | 'arrived'
  | 'changed_meanwhile'
  | 'too_many'
  | 'submission_conflict'
  | 'too_many_registrations'
  | 'capacity_full'
  | 'registration_not_open'
  | 'registration_closed'

/** The invitation after the answer. */
export type AnsweredPersonalInvitation = FoundPersonalInvitation & { outcome: PersonalInvitationOutcome }

/** An invitation with its new link; the token is null if the link is mailed. */
export type LinkedPersonalInvitation = Pick<FoundPersonalInvitation, 'full_name' | 'email' | 'locale' | 'max_seats'> & {
  token: string | null
}

/** What became of a list of guests. */
export type CreatedPersonalInvitations = {
  created: LinkedPersonalInvitation[]
  /** How many had an invitation already. */
  existing: number
  /** How many have one that was revoked. */
  revoked: number
  /** How many got an invitation, and no mail, because they had registered already. */
  registered: number
}
