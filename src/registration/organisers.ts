import type { Localized } from '../i18n/locales'
import type { DoorGuest } from './door'
import type { FormName } from './fields'
import type { RegistrationMailKind } from './mail-kinds'

// What the organisers' page and its functions say to each other. Times are in ISO 8601, ids of guests are texts of digits.

/** The numbers of an event. */
export type EventNumbers = {
  /** The slug of the event. */
  event: string
  ends_at: string | null
  capacity: number
  /** How many seats are taken. */
  taken: number
  /** How many registrations wait for seats. */
  waiting: number
  arrived: number
  /** Whether its guests are kept longer than its end says. */
  held_back: boolean
  /** The numbers of before its guests were erased, of an event that is over; null if they are not. */
  erased?: (Pick<EventNumbers, 'taken' | 'waiting' | 'arrived'> & { cancelled: number }) | null
  /** What decides whether it takes registrations; missing before the database knows the event. */
  settings?: EventSettings
  /** For each day with registrations: the day ('2031-09-04', in the time zone of the exhibition) and the seats. */
  days: [day: string, seats: number][]
}

/** What the content says about an event. */
export type EventOfContent = {
  event: string
  startsAt: string
  endsAt: string
  capacity: number
  form: FormName
  /** How many seats one guest takes at most, by the form of the site. */
  maxSeats: number
  cancelled: boolean
  pages: Localized<{ title: string; when: string; where: string }>
}

/** Mails of an event that have not been sent for the same reason. */
type UnsentMails = {
  event: string
  state: 'waiting' | 'refused'
  /** Why the last attempt failed; null before the first. */
  fault: string | null
  mails: number
}

/** What an organiser can change, as the log has it. */
const loggedActions = [
  'add',
  'add_over',
  'edit',
  'cancel',
  'keep',
  'resend',
  'move_up',
  'move_up_over',
  'erase',
  'erase_selected',
  'erase_event',
  'open_door',
  'close_door',
  'end_device',
  'invite',
  'remind',
  'link',
  'edit_invitation',
  'revoke',
  'write',
  'retry',
  'open_guide',
  'guide_message',
  'open',
  'close',
  'mark_full',
  'set_capacity',
  'follow_content',
  'reset_capacity',
  'set_notice',
  'end_notice',
] as const

export type LogEntry = {
  /** Null for what is about no event. */
  event: string | null
  /** An e-mail address; or `guide`, for somebody with the link of a guide. */
  organiser: string
  action: (typeof loggedActions)[number]
  guests: number
  at: string
}

/** What organisers should hear of: on their page, and in one mail a day at most. */
export type Trouble = {
  /** Whether the schedule that sends mail has not run for an hour. */
  schedule_stopped: boolean
  /** The slugs of events whose guests should have been erased two days ago. */
  late: string[]
  /** The slugs of events whose guests are kept longer than their end says. */
  held_back: string[]
  /** How many mails were refused for good within a day. */
  refused: number
  /** How many mails fail for an hour. */
  failing: number
  /** The events that are nearly full, unless the organisers got a mail about it. */
  nearly_full: { event: string; free: number }[]
}

export type Overview = {
  events: EventNumbers[]
  mail: UnsentMails[]
  mail_set_up: boolean
  /** The time of the newest build that has updated the events of the content; null without any. */
  newest_build: string | null
  trouble: Trouble
  log: LogEntry[]
}

/** The answer to a request for all events. */
export type OverviewAnswer = Overview & {
  organiser: string
  /** When the build was made that the functions are of. */
  builtAt: string
  content: EventOfContent[]
}

/** A guest who has seats or waits for some. */
export type ListedGuest = DoorGuest & {
  /** The number of the last change. */
  revision: number
  /** Null for a guest who was added at the door. */
  email: string | null
  state: 'registered' | 'waiting'
  locale: string
  created_at: string
  walk_in: boolean
  /** Whether the last attempt to send a mail failed. */
  unsent: boolean
}

/** A guest who was found over all events. */
export type FoundGuest = Pick<ListedGuest, 'id' | 'name' | 'email' | 'state' | 'seats' | 'created_at'> & {
  event: string
}

/** How many guests are erased in one request at most. */
export const maxErased = 250

/** How many guests are found over all events at most. */
export const maxFound = 5000

/** The guests of all events who registered in a time span, or with addresses of a domain, in the order of registration. */
export type FoundAnswer = { guests: FoundGuest[] }

/** The guests of an event, in the order of registration. */
export type GuestsAnswer = {
  /** When it was asked for, by the clock of the server. */
  now: string
  revision: number
  capacity: number
  taken: number
  /** When the cancellations are carried out that can still be taken back, by the id of the guest. */
  pending: Record<string, string>
  /** Null if none has changed since the revision that was asked for. */
  guests: ListedGuest[] | null
}

export type StoredMail = {
  kind: RegistrationMailKind
  created_at: string
  sent_at: string | null
  refused_at: string | null
  fault: string | null
}

/** Everything that is stored about a person; that of the event that was asked for comes first. */
export type PersonData = {
  registrations: {
    event: string
    state: ListedGuest['state']
    notice_version: string
    kept_until: string
    /** An address that the guest has typed and not confirmed. */
    new_email: string | null
    mails: StoredMail[]
  }[]
  /** Of a revoked one only a hash of the address is left. */
  invitations: { event: string; state: ListedInvitation['state'] }[]
  /** Cancelled registrations whose mail has not been sent, and still has the name and the address. */
  cancellations: { event: string }[]
}

/** Who is at the door of an event. */
export type DoorAnswer = {
  /** How many links are or will be valid. */
  links: number
  /** `guide`: whether it may write to the guests. */
  devices: { id: string; device: string; guide: boolean }[]
}

/** An invitation as an organiser sees it. One that was revoked has no name and no address. */
export type ListedInvitation = {
  id: string
  name: string | null
  email: string | null
  locale: string
  max_seats: number
  state: 'silent' | 'accepted' | 'declined' | 'revoked'
  /** How many seats the guest has; null unless accepted. */
  seats: number | null
  /** Whether the guest waits for these seats. */
  waiting: boolean
  created_at: string
  /** The last mail that asked for an answer; null if there was none. */
  mail: { sent_at: string | null; refused_at: string | null; fault: string | null } | null
}

export type InvitationsAnswer = {
  /** How many guests would get a reminder by mail now. */
  to_remind: number
  invitations: ListedInvitation[]
}

/** A guest with a link of their own; null if it was mailed. */
export type InvitationLink = { name: string; email: string; locale: string; seats: number; link: string | null }

/** What became of guests to invite. */
export type InvitedAnswer = {
  created: InvitationLink[]
  skipped: SkippedGuest[]
}

/**
 * Somebody of a list who got no mail, and why: they had an invitation already, also one that was revoked, or were
 * registered.
 */
export type SkippedGuest = { email: string; why: 'existing' | 'revoked' | 'registered' }

/** How many mails of an event have not been sent, and why. */
export type MailProgress = {
  /** Before their first attempt. */
  waiting: number
  /** Will be tried again. */
  failed: number
  /** Refused for good. */
  refused: number
  /** The reasons: keys of `organisers:reason`. */
  faults: string[]
}

/** What an organiser can say of an event in place of its content. */
export const overrideStates = ['open', 'full', 'closed'] as const
export type OverrideState = (typeof overrideStates)[number]

/** The limits of the seats of an event, as in the content. */
export const seatsLimits = { min: 1, max: 100_000 }

type Override = {
  since: string
  /** An e-mail address; null once the log of the event was erased. */
  organiser: string | null
}

/** What decides whether an event takes registrations. */
export type EventSettings = {
  as_of: string | null
  availability: 'full' | 'closed' | null
  opens_at: string | null
  closes_at: string
  capacity: number
  taken: number
  waiting: number
  waiting_list: boolean
  called_off: boolean
  /** Whether a guest has got no message since it was called off, moved, or takes place after all. */
  untold: boolean
  /** How many registrations and invitations are stored. */
  stored: number
  /** What the content says by hand. */
  content: { availability: 'full' | 'closed' | null; capacity: number }
  /** What an organiser says in place of it. */
  overrides: { state?: Override & { state: OverrideState }; capacity?: Override & { capacity: number } }
}

/**
 * How many places an event has by what an organiser says, else by the content. The database counts with more as long as
 * guests are added over that.
 */
export const saidPlacesOf = ({ content, overrides }: Pick<EventSettings, 'content' | 'overrides'>): number =>
  overrides.capacity?.capacity ?? content.capacity

/** The same of an event in the overview, of which the database may know no settings. */
export const placesOf = ({ settings, capacity }: EventNumbers): number => (settings ? saidPlacesOf(settings) : capacity)

/** The urgent notice, as `GET /api/notice` answers it. */
export type UrgentNotice = {
  id: string
  texts: Localized<string>
  /** Seconds until its end. */
  seconds: number
}

/** The urgent notice, as organisers see it. */
export type SetNotice = UrgentNotice & {
  ends_at: string
  since: string
  organiser: string | null
}

/** How long a text of a notice can be, in characters, and how many days ahead the notice ends at most. */
export const noticeLimits = { characters: 160, days: 7 }
