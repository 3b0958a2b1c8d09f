import { newId } from '../../../registration/new-id'
import type { NewGuest } from './door-api'

type Values = Omit<NewGuest, 'submissionId'>

/**
 * Keeps the ids of guests whose request to be added was not answered. Sent again, the same name and number of persons
 * have the same id, so the server does not add the guest twice.
 */
export function createUnansweredGuests() {
  const ids = new Map<string, string>()
  const keyOf = ({ fullName, persons }: Values) => JSON.stringify([fullName, persons])
  return {
    /** The id to send a guest with. */
    idOf(guest: Values): string {
      const id = ids.get(keyOf(guest)) ?? newId()
      ids.set(keyOf(guest), id)
      return id
    },

    /** The next guest with these values is another one. */
    answered: (guest: Values): void => void ids.delete(keyOf(guest)),
  }
}
