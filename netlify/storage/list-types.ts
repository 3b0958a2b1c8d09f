import type { Columns } from '../../src/registration/fields'
import type { Fault } from '../http/fault'
import type { MailKind, RegistrationState } from './database-types'

/** A guest who is registered or waits, as an organiser sees them. */
export type ListedRegistration = Omit<Columns, 'email'> & {
  /** Null for a guest who was added at the door. */
  email: string | null
  /** Whether the guest was added at the door. */
  walk_in: boolean
  state: Exclude<RegistrationState, 'cancelled'>
  /** How many seats the guest takes. */
  seats: number
  /** How many persons have arrived. */
  arrived: number
  locale: string
  /** ISO 8601 */
  created_at: string
}

/** Registrations of an event, of a time span or of the addresses of a domain. Null: of any. Times are in ISO 8601. */
export type Selection = {
  p_event: string | null
  p_from: string | null
  p_until: string | null
  p_domain: string | null
}

export type SelectedRegistration = Pick<
  ListedRegistration,
  'full_name' | 'email' | 'state' | 'seats' | 'created_at'
> & {
  id: number
  event: string
}

/** An event as the database returns it. */
export type StoredEvent = {
  event: string
  /** ISO 8601 */
  ends_at: string | null
  retention_days: number
  capacity: number
  /** How many seats the guests take. */
  taken: number
  /** How many registrations have a seat. */
  registrations: number
  /** How many registrations wait for one. */
  waiting: number
  /** How many invitations there are, revoked ones included. */
  invitations: number
  /** How many cancelled registrations still have a name and an address, in a mail that has not been sent. */
  unsent: number
}

/** Mails of an event and a kind that have not been sent for the same reason. */
export type UnsentMail = {
  event: string
  kind: MailKind
  state: 'waiting' | 'refused'
  /** Why the last attempt failed; null before the first. */
  fault: Fault | null
  /** The reply code of the mail server. */
  status: number | null
  mails: number
}
