import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale, Localized } from '../../src/i18n/locales'
import type { TimeSpan } from '../../src/model/reminder-times'
import type { FormName } from '../../src/registration/fields'
import { formNames } from '../../src/registration/form-names'
import type { EventRow } from './event-types'

/**
 * What a build knows about the events that take registrations (tools/build/write-registrations.mts). Times are in
 * ISO 8601.
 */
export type Facts = {
  /** The time of the build. */
  builtAt: string
  /** The moment that the site pretends it is (`demoDate`); null for the real time. */
  asOf: string | null
  /** The time zone of the exhibition, such as 'Europe/Prague'. */
  timeZone: string
  /** Every published version of the consent notice, the current one first. */
  noticeVersions: [string, ...string[]]
  /** Days between the end of an event and the erasure of its guests. */
  retentionDays: number
  /** At most one of them has the form `invitation`. */
  events: EventFacts[]
}

export type EventFacts = {
  /** The slug of the event. */
  event: string
  form: FormName
  /** The number of seats. */
  capacity: number
  /** How many seats one registration can take, at most. */
  maxSeats: number
  /** When registration opens; null if it is open from the beginning. */
  opensAt: string | null
  closesAt: string
  startsAt: string
  endsAt: string
  /** The slug of the place. */
  place: string
  /** What the content says by hand. It counts before the times and the seats. An event that was called off is closed. */
  availability: 'full' | 'closed' | null
  /** Whether only guests with a personal invitation can register. */
  personal: boolean
  /** Whether the event was called off. */
  cancelled: boolean
  /** Whether visitors may know how many seats are left. */
  showPlaces: boolean
  /** Whether visitors can wait for a seat when none is left. */
  waitingList: boolean
  /** When guests may be reminded of the event; empty without a reminder, or if the event was called off. */
  reminderTimes: TimeSpan[]
  /** The page of the event, and what it is called there. */
  pages: Localized<EventPage>
}

export type EventPage = {
  /** '/zvani', '/en/programme/dilna' */
  path: string
  title: string
  /** 'čtvrtek 4. září 2031, 17:00–22:00' */
  when: string
  where: string
}

export const factsFile = 'netlify/generated/registrations.json'

/** The shells and the data of the guest pages: `BuiltGuestPages`, as JSON. */
export const guestPagesFile = (locale: Locale) => `netlify/generated/guest-pages.${locale}.json`

/** The program that renders guest pages (src/site/guest-pages/render-guest-page.tsx). */
export const rendererFile = 'netlify/generated/render-guest-page.cjs'

/** Reads a file that the build wrote, by its path in the project. */
export type ReadBuilt = (file: string) => Promise<string>

/** Netlify unpacks a function with the project's folder structure and starts it there. */
export const builtFolder = () => process.env.LAMBDA_TASK_ROOT ?? process.cwd()

export const readBuilt: ReadBuilt = (file) => readFile(path.resolve(builtFolder(), file), 'utf8')

/** Reads each file once. If reading fails, the next call tries again. */
export function cacheFiles(read: ReadBuilt): ReadBuilt {
  const cache = new Map<string, Promise<string>>()
  return (file) => {
    const text = cache.get(file) ?? read(file)
    cache.set(file, text)
    text.catch(() => cache.delete(file))
    return text
  }
}

/** The facts of an event as the database's functions take them (supabase/migrations). */
export function rowOf({ builtAt, asOf, retentionDays }: Facts, event: EventFacts): EventRow {
  return {
    id: event.event,
    built_at: builtAt,
    as_of: asOf,
    capacity: event.capacity,
    opens_at: event.opensAt,
    closes_at: event.closesAt,
    starts_at: event.startsAt,
    ends_at: event.endsAt,
    place: event.place,
    availability: event.availability,
    waiting_list: event.waitingList,
    retention_days: retentionDays,
    called_off: event.cancelled,
  }
}

/** @returns null if no event of the content takes registrations; undefined if the file is missing or invalid */
export async function readFacts(read: ReadBuilt): Promise<Facts | null | undefined> {
  try {
    const facts = JSON.parse(await read(factsFile)) as Facts | null
    if (facts === null) return null
    const { builtAt, asOf, noticeVersions, retentionDays, events } = facts
    const areFacts =
      isInstant(builtAt) &&
      (asOf === null || isInstant(asOf)) &&
      noticeVersions.length > 0 &&
      Number.isInteger(retentionDays) &&
      events.length > 0 &&
      events.every(areEventFacts)
    return areFacts ? facts : undefined
  } catch {
    return undefined
  }
}

const isInstant = (text: string) => !Number.isNaN(Date.parse(text))

function areEventFacts({ event, form, capacity, maxSeats, opensAt, closesAt, endsAt, pages }: EventFacts): boolean {
  const instants = [closesAt, endsAt, ...(opensAt === null ? [] : [opensAt])]
  return (
    Boolean(event) &&
    formNames.includes(form) &&
    [capacity, maxSeats].every(Number.isInteger) &&
    instants.every(isInstant) &&
    Object.values(pages).every((page) => Boolean(page.path))
  )
}
