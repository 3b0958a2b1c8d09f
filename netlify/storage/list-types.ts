import type { Columns } from '../../src/registration/fields'
import type { RegistrationState } from './database-types'

/** A guest who is registered or waits, as an organiser sees them. */
export type ListedRegistration = Omit<Columns, 'email'> & {
  /** Null for a guest who was added at the door. */
  email: string | null
  /** Whether the guest was added at the door. */
  walk_in: boolean
  state: Exclude<RegistrationState, 'cancelled'>
  /** How many persons come. */
  seats: number
  /** How many persons have arrived. */
  arrived: number
  locale: string
  /** ISO 8601 */
  created_at: string
}
