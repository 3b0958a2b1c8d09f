import type { EventFacts, Facts } from '../../netlify/registration/facts'
import { closestTo } from '../../src/editors/check/base/closest'
import { instantOf } from '../../src/model/phase'
import { normaliseEmail } from '../../src/registration/email'
import { factsOf } from '../build/write-registrations.mts'
import { readRegisteredEvents } from '../content/registered-events'
import type { StoredEvent } from '../../netlify/storage/list-types'
import { withKnownEnds } from './erasure'
import type { GuestDatabase } from './guest-database'
import { localTime, type Guest } from './guest-list'

/**
 * Finds events and guests. Each method throws an Error if the slug is unknown, with the one that was probably meant.
 * Without a slug, it is about every event.
 */
export type GuestLookup = {
  /** The events in the database; with a slug, only that one, if anybody has registered for it. */
  stored: (slug?: string) => Promise<StoredEvent[]>
  /** The guests who are registered, or wait. */
  list: (slug?: string) => Promise<Guest[]>
  /** The registrations of an address, which need not be written as in the database. Throws if there is none. */
  registrationsOf: (email: string, slug?: string) => Promise<(Guest & Address)[]>
  /** What the content says of an event. Throws if the content does not have it. */
  factsOfEvent: (slug: string) => Promise<{ facts: Facts; event: EventFacts }>
  /**
   * The same for a call that passes it to the database. It changes no event, because it is older than every build, but
   * the database would create an event that it lacks. Throws if the published site does not have the event, or has it at
   * another time: then the content on this machine is not the published one.
   */
  factsToPass: (slug: string) => Promise<{ facts: Facts; event: EventFacts }>
  isInContent: (slug: string) => boolean
  /** The slug of the event with an `invitation`. Throws if the content has none. */
  eventByInvitation: () => string
  /** The slugs of the events that are over at the moment that the site shows: `demoDate`, if the content has it. */
  ended: () => Promise<ReadonlySet<string>>
}

type Address = { email: string }

/** @param folder the folder of content, which has passed the check */
export function lookupIn(database: GuestDatabase, folder: string): GuestLookup {
  const content = readRegisteredEvents(folder)
  const { timeZone, demoDate } = content.exhibition

  const stored = async (slug?: string) => {
    const all = withKnownEnds(await database.listEvents(), content)
    if (slug === undefined) return all
    const known = [...content.events.map((event) => event.slug), ...all.map(({ event }) => event)]
    if (!known.includes(slug)) throw new Error(unknownEvent(slug, known))
    return all.filter(({ event }) => event === slug)
  }

  const list = async (slug?: string) => {
    const guests: Guest[] = []
    for (const { event } of await stored(slug)) guests.push(...(await database.listGuests(event)))
    return guests
  }

  const factsOfEvent: GuestLookup['factsOfEvent'] = async (slug) => {
    await stored(slug)
    const facts = factsOf(folder, new Date())
    const event = facts?.events.find((each) => each.event === slug)
    if (!facts || !event) throw new Error(`The content has no event “${slug}” that takes registrations.`)
    return { facts, event }
  }

  return {
    stored,
    list,
    factsOfEvent,
    async factsToPass(slug) {
      const { facts, event } = await factsOfEvent(slug)
      if (database.isPublished) assertPublished(event, await stored(slug), timeZone)
      return { facts: { ...facts, builtAt: '-infinity' }, event }
    },
    async registrationsOf(email, slug) {
      const found = (await list(slug)).filter((guest): guest is Guest & Address => hasAddress(guest, email))
      if (found.length === 0) throw new Error(nobodyFound(slug))
      return found
    },
    isInContent: (slug) => content.events.some((event) => event.slug === slug),
    eventByInvitation() {
      const event = content.events.find(({ invitation }) => invitation)
      if (!event) throw new Error('No event of the content has an “invitation”, so nobody can be invited.')
      return event.slug
    },
    async ended() {
      const now = demoDate ? Date.parse(instantOf(demoDate, timeZone)) : Date.now()
      const isOver = ({ ends_at }: StoredEvent) => ends_at !== null && Date.parse(ends_at) <= now
      return new Set((await stored()).filter(isOver).map(({ event }) => event))
    },
  }
}

/** @throws Error if the published site does not have an event of the content, or has it at another time */
function assertPublished({ event: slug, endsAt }: EventFacts, [published]: StoredEvent[], timeZone: string): void {
  if (!published) throw new Error(`The published site does not have “${slug}”. Publish it, and wait five minutes.`)
  const here = localTime(endsAt, timeZone)
  const there = localTime(published.ends_at ?? endsAt, timeZone)
  if (here === there) return
  throw new Error(
    `“${slug}” ends at ${there} on the published site, and at ${here} in the content on this machine. Publish this content, or use the published one.`,
  )
}

export const nobodyFound = (slug: string | undefined) =>
  `Nobody is registered with this e-mail address${slug ? ` for ${slug}` : ''}.`

export function hasAddress<Row extends { email: string | null }>(row: Row, email: string): row is Row & Address {
  return row.email !== null && comparable(row.email) === comparable(email)
}

/** An address as it is compared: the database ignores the case, too. */
export const comparable = (email: string) => normaliseEmail(email).toLowerCase()

function unknownEvent(slug: string, known: string[]): string {
  const meant = closestTo(slug, known)
  const help = meant ? `Did you mean “${meant}”?` : '`npm run guests` lists the events.'
  return `No event “${slug}” takes registrations. ${help}`
}
