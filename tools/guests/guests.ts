import { closestTo } from '../../src/editors/check/engine/closest'
import type { Locale } from '../../src/i18n/locales'
import { contentFolder } from '../../src/model/content-folder'
import { localTimeOf } from '../../src/model/phase'
import { normaliseEmail } from '../../src/registration/email'
import { factsOf } from '../build/write-registrations.mts'
import { readRegisteredEvents } from '../content/registered-events'
import { refusalsByHand, registrationByHand, type Person } from './add-guest'
import { doorList } from './door-list'
import { planErasure, refusalToErase, withKnownEnds, type StoredEvent } from './erasure'
import { toOverview } from './event-overview'
import type { GuestDatabase } from './guest-database'
import { toCsv, toTable, type Guest } from './guest-list'
import { count } from './table'
import { unsentLines } from './unsent-mail'

/**
 * What `npm run guests` can do with the registrations. Each method returns the text to print, and throws an Error if it
 * cannot be done. `event` is a slug; without it, a method is about every event.
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
  /** Cancels one registration. */
  cancel: (email: string, event?: string) => Promise<string>
  /** Erases a person. */
  erase: (email: string, event?: string) => Promise<string>
  /** Erases all guests of each event that is over. Throws without `confirmed`. */
  eraseAll: (confirmed: boolean, event?: string) => Promise<string>
}

/** @param folder the folder of content, which has passed the check */
export function guestsIn(database: GuestDatabase, folder = contentFolder()): Guests {
  const content = readRegisteredEvents(folder)
  const { events, exhibition } = content
  const { timeZone } = exhibition

  /** The events in the database; with a slug, only that one, if anybody has registered for it. */
  const stored = async (slug?: string): Promise<StoredEvent[]> => {
    const all = await database.listEvents()
    if (slug === undefined) return all
    const known = [...events.map((event) => event.slug), ...all.map(({ event }) => event)]
    if (!known.includes(slug)) throw new Error(unknownEvent(slug, known))
    return all.filter(({ event }) => event === slug)
  }

  const factsOfEvent = async (slug: string) => {
    await stored(slug)
    const facts = factsOf(folder, new Date())
    const event = facts?.events.find((each) => each.event === slug)
    if (!facts || !event) throw new Error(`The content has no event “${slug}” that takes registrations.`)
    return { facts, event }
  }

  const list = async (slug?: string): Promise<Guest[]> => {
    const guests: Guest[] = []
    for (const { event } of await stored(slug)) guests.push(...(await database.listGuests(event)))
    return guests
  }

  const registrationsOf = async (email: string, slug?: string) => {
    // The database ignores the case, too.
    const comparable = normaliseEmail(email).toLowerCase()
    const found = (await list(slug)).filter((guest) => guest.email.toLowerCase() === comparable)
    if (found.length === 0)
      throw new Error(`Nobody is registered with this e-mail address${slug ? ` for ${slug}` : ''}.`)
    return found
  }

  return {
    overview: async () =>
      [toOverview(events, await database.listEvents()), ...unsentLines(await database.listMail())].join('\n'),
    table: async (event) => toTable(await list(event), timeZone),
    csv: async (event) => toCsv(await list(event), timeZone),
    async doorList(slug, locale) {
      const { event } = await factsOfEvent(slug)
      const printedAt = localTimeOf(new Date(), timeZone)
      return doorList({ ...event.pages[locale], capacity: event.capacity }, await list(slug), locale, printedAt)
    },
    async add(slug, person) {
      const { facts, event } = await factsOfEvent(slug)
      const outcome = await database.register(registrationByHand(facts, event, person))
      if (outcome !== 'registered' && outcome !== 'waiting') throw new Error(refusalsByHand[outcome])
      return `Registered for ${slug}: ${count(person.persons, 'person')}.`
    },
    async cancel(email, slug) {
      const found = await registrationsOf(email, slug)
      const [guest, ...others] = found
      if (!guest || others.length > 0) {
        const slugs = found.map(({ event }) => event).join(', ')
        throw new Error(`This e-mail address is registered for several events: ${slugs}. Choose one with --event.`)
      }
      await database.eraseGuest(guest.event, guest.email)
      return `Cancelled for ${guest.event}, which frees ${count(guest.seats, 'place')}.`
    },
    async erase(email, slug) {
      const found = await registrationsOf(email, slug)
      for (const guest of found) await database.eraseGuest(guest.event, guest.email)
      const seats = found.reduce((sum, guest) => sum + guest.seats, 0)
      return `Erased from ${found.map(({ event }) => event).join(', ')}, which frees ${count(seats, 'place')}.`
    },
    async eraseAll(confirmed, slug) {
      const ended = withKnownEnds(await stored(slug), content)
      const plan = planErasure(ended, new Date(), timeZone)
      const refusal = refusalToErase(plan, confirmed)
      if (refusal) throw new Error(refusal)
      let erased = 0
      for (const event of plan.events) erased += await database.eraseGuests(event)
      return [`Erased: ${erased}.`, ...plan.kept].join('\n')
    },
  }
}

function unknownEvent(slug: string, known: string[]): string {
  const meant = closestTo(slug, known)
  const help = meant ? `Did you mean “${meant}”?` : '`npm run guests` lists the events.'
  return `No event “${slug}” takes registrations. ${help}`
}
