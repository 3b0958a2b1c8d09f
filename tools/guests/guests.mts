import { normaliseEmail } from '../../src/registration/email'
import { readInvitation, type Invitation } from '../content/invitation'
import { planErasure, refusalToErase, withKnownEnds } from './erasure'
import { openGuestDatabase, type GuestDatabase } from './guest-database.mts'
import { toCsv, toTable, type Guest } from './guest-list'

/** What `npm run guests` can do with the registrations. Each method returns the text to print. */
type Guests = {
  table: () => Promise<string>
  csv: () => Promise<string>
  /** Erases a guest from every event. @param email as the guest wrote it @throws Error if it is not registered */
  erase: (email: string) => Promise<string>
  /** Erases all guests of every event that is over. @throws Error if there is none, or without `confirmed` */
  eraseAll: (confirmed: boolean) => Promise<string>
}

/** Opens the database of registrations, passes them to `act`, and closes the database. */
export async function withGuests(act: (guests: Guests) => Promise<void>): Promise<void> {
  const invitation = readInvitation()
  const database = await openGuestDatabase()
  try {
    await act(guestsIn(database, invitation))
  } finally {
    await database.close()
  }
}

function guestsIn(database: GuestDatabase, invitation: Invitation): Guests {
  const { timeZone } = invitation.exhibition

  const list = async (): Promise<Guest[]> => {
    const guests: Guest[] = []
    for (const { event } of await database.listEvents()) guests.push(...(await database.listGuests(event)))
    return guests
  }

  return {
    table: async () => toTable(await list(), timeZone),
    csv: async () => toCsv(await list(), timeZone),
    async erase(email) {
      let erased = 0
      for (const { event } of await database.listEvents()) {
        erased += await database.eraseGuest(event, normaliseEmail(email))
      }
      if (erased === 0) throw new Error('No guest is registered with this e-mail address.')
      return 'Erased. The seats are available again.'
    },
    async eraseAll(confirmed) {
      const events = withKnownEnds(await database.listEvents(), invitation)
      const plan = planErasure(events, new Date(), timeZone)
      const refusal = refusalToErase(plan, confirmed)
      if (refusal) throw new Error(refusal)
      let erased = 0
      for (const event of plan.events) erased += await database.eraseGuests(event)
      return [`Erased: ${erased}.`, ...plan.kept].join('\n')
    },
  }
}
