import { byState, countSeats, type Guest } from './guest-list'
import { count } from './table'

/** ', which frees 2 places'; empty if all of these guests were waiting. */
export function freedSeats(gone: Guest[]): string {
  const seats = countSeats(byState(gone).registered)
  return seats > 0 ? `, which frees ${count(seats, 'place')}` : ''
}

/** ' 1 registration moved up from the waiting list.', or an empty text, by the guests before and after a change. */
export function movedUp(before: Guest[], after: Guest[]): string {
  const keyOf = ({ event, email }: Guest) => `${event} ${email}`
  const waited = new Set(byState(before).waiting.map(keyOf))
  const moved = byState(after).registered.filter((guest) => waited.has(keyOf(guest)))
  return moved.length > 0 ? ` ${count(moved.length, 'registration')} moved up from the waiting list.` : ''
}
