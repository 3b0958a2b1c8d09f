import type { Locale } from '../../src/i18n/locales'
import { contentFolder } from '../../src/model/content-folder'
import { localTimeOf } from '../../src/model/phase'
import { readRegisteredEvents } from '../content/registered-events'
import { refusalsByHand, registrationByHand, type Person } from './add-guest'
import { cleanUp, type CleanUp, type Wanted } from './clean-up'
import type { Confirmation } from './confirm-mail'
import { endDevice, listDevices } from './door-devices'
import { closeDoor, openDoor } from './door-key'
import { doorList } from './door-list'
import { eraseGuest } from './erase-guest'
import { erasedToo, planErasure, refusalToErase } from './erasure'
import { toOverview } from './event-overview'
import { freedSeats, movedUp } from './freed-seats'
import type { GuestDatabase } from './guest-database'
import { toCsv, toTable } from './guest-list'
import { lookupIn, nobodyFound } from './guest-lookup'
import { answersOf, toPersonalInvitationTable } from './personal-invitation-list'
import { inviteGuests, remindGuests, revokePersonalInvitation, type Delivery } from './personal-invitations'
import { resendMail, tellGuests } from './queue-mail'
import { count } from './table'
import { unsentLines } from './unsent-mail'

/**
 * What `npm run guests` can do with the registrations. Each method returns the text to print, and throws an Error if it
 * cannot be done. `event` is a slug; without it, a method is about every event. `who` is an e-mail address, or with
 * `event` the name of a guest who was added at the door.
 */
export type Guests = {
  /** The events, with the number of their guests. */
  overview: () => Promise<string>
  table: (event: string) => Promise<string>
  csv: (event?: string) => Promise<string>
  /** A page for printing. */
  doorList: (event: string, locale: Locale) => Promise<string>
  /** Registers a person by hand, who need not have sent the form. */
  add: (event: string, person: Person) => Promise<string>
  /** Cancels one registration, as the guest does with the link. */
  cancel: (email: string, event?: string) => Promise<string>
  /** Queues the mail that says the state of a registration, for each registration of a person. */
  resend: (email: string, event?: string) => Promise<string>
  /** Queues a message, which is in a file, to all who are registered or wait. Throws unless confirmed. */
  tell: (event: string, file: string, confirmation: Confirmation) => Promise<string>
  /** Invites those in a CSV file who have no invitation yet. This and the next three are about the event by invitation. */
  invite: (file: string, delivery: Delivery, confirmation: Confirmation) => Promise<string>
  /** Gives a new link to those who have not answered. */
  remind: (delivery: Delivery, confirmation: Confirmation) => Promise<string>
  /** Ends all links of a guest, and cancels what they accepted. */
  revoke: (email: string) => Promise<string>
  /** Who is invited, and what they answered. */
  invitations: () => Promise<string>
  /** Makes a link to the page for the door. `event`, here and in the next three: by default the one with an invitation. */
  openDoor: (locale: Locale, event?: string) => Promise<string>
  /** The devices that are at the door. */
  devices: (event?: string) => Promise<string>
  /** Ends one device at the door, by its number or its name. */
  endDevice: (device: string, event?: string) => Promise<string>
  /** Ends all links to the page for the door, and all devices there. */
  closeDoor: (event?: string) => Promise<string>
  /** Cancels or erases many registrations at once. Throws without `confirmed`, with the list of them. */
  cleanUp: (how: CleanUp, wanted: Wanted, confirmed: boolean) => Promise<string>
  /** Erases a person, with their invitations. */
  erase: (who: string, event?: string) => Promise<string>
  /** Erases all guests of each event that is over. Throws without `confirmed`. */
  eraseAll: (confirmed: boolean, event?: string) => Promise<string>
}

/** @param folder the folder of content, which has passed the check */
export function guestsIn(database: GuestDatabase, folder = contentFolder()): Guests {
  const { events, exhibition } = readRegisteredEvents(folder)
  const { timeZone } = exhibition
  const lookup = lookupIn(database, folder)
  const { stored, list, registrationsOf, factsOfEvent } = lookup

  return {
    async overview() {
      const inDatabase = await stored()
      const table = toOverview(events, inDatabase, await database.isMailSetUp())
      const answers: string[] = []
      for (const { event } of inDatabase.filter(({ invitations }) => invitations > 0)) {
        answers.push(`${event}: ${answersOf(await database.listPersonalInvitations(event))}`)
      }
      return [table, ...answers, ...unsentLines(await database.listMail(), await lookup.ended())].join('\n')
    },
    table: async (event) => toTable(await list(event), timeZone),
    csv: async (event) => toCsv(await list(event), timeZone),
    async doorList(slug, locale) {
      const { event } = await factsOfEvent(slug)
      const printedAt = localTimeOf(new Date(), timeZone)
      return doorList({ ...event.pages[locale], capacity: event.capacity }, await list(slug), locale, printedAt)
    },
    async add(slug, person) {
      const { facts, event } = await lookup.factsToPass(slug)
      const outcome = await database.register(registrationByHand(facts, event, person))
      if (outcome !== 'registered' && outcome !== 'waiting') throw new Error(refusalsByHand[outcome])
      const what = outcome === 'registered' ? 'Registered for' : 'On the waiting list of'
      const mail = (await database.isMailSetUp()) ? mailQueued : 'No mail is sent, because mail is not set up.'
      return `${what} ${slug}: ${count(person.persons, 'person')}. ${mail}`
    },
    async cancel(email, slug) {
      const found = await registrationsOf(email, slug)
      const [guest, ...others] = found
      if (!guest || others.length > 0) {
        const slugs = found.map(({ event }) => event).join(', ')
        throw new Error(`This e-mail address is registered for several events: ${slugs}. Choose one with --event.`)
      }
      const before = await list(guest.event)
      if ((await database.cancelGuest(guest.event, guest.email)) === 0) throw new Error(nobodyFound(slug))
      const moved = movedUp(before, await list(guest.event))
      const isSent = lookup.isInContent(guest.event) && (await database.isMailSetUp())
      const mail = isSent ? ` ${mailQueued}` : ''
      return `Cancelled for ${guest.event}${freedSeats([guest])}.${moved}${mail}`
    },
    resend: (email, slug) => resendMail(database, lookup, email, slug),
    tell: (slug, file, confirmation) => tellGuests(database, lookup, slug, file, confirmation),
    invite: (file, delivery, confirmation) => inviteGuests(database, lookup, file, delivery, confirmation),
    remind: (delivery, confirmation) => remindGuests(database, lookup, delivery, confirmation),
    cleanUp: (how, wanted, confirmed) => cleanUp(database, lookup, timeZone, how, wanted, confirmed),
    revoke: (email) => revokePersonalInvitation(database, lookup, email),
    invitations: async () =>
      toPersonalInvitationTable(await database.listPersonalInvitations(lookup.eventByInvitation()), timeZone),
    openDoor: (locale, slug) => openDoor(database, lookup, locale, timeZone, slug),
    devices: (slug) => listDevices(database, lookup, timeZone, slug),
    endDevice: (device, slug) => endDevice(database, lookup, device, slug),
    closeDoor: (slug) => closeDoor(database, lookup, slug),
    erase: (who, slug) => eraseGuest(database, lookup, who, slug),
    async eraseAll(confirmed, slug) {
      const inDatabase = await stored(slug)
      const plan = planErasure(inDatabase, new Date(), timeZone)
      const refusal = refusalToErase(plan, confirmed)
      if (refusal) throw new Error(refusal)
      let erased = 0
      for (const event of plan.events) erased += await database.eraseGuests(event)
      const wereStored = inDatabase.filter(({ event }) => plan.events.includes(event))
      return [`Erased: ${erased}.${erasedToo(wereStored)}`, ...plan.kept].join('\n')
    },
  }
}

const mailQueued = 'A mail to the guest is queued.'
