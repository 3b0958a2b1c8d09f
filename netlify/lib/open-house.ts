import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'
import type { EventFacts } from './database-types'

/** What the function knows of the open house: content, carried here by the build (tools/open-house.mts). Instants in ISO 8601. */
export type OpenHouse = {
  /** When the build was made. */
  builtAt: string
  /** The moment at which a site for demonstrations stands still (`demoDate`); null for one that goes by the clock. */
  asOf: string | null
  /** The event's slug. */
  event: string
  /** Seats. */
  capacity: number
  /** When registration closes: where the content does not say so, at the end of the event. */
  closesAt: string
  endsAt: string
  /** Every version of the consent notice that was ever published, the current one first. */
  noticeVersions: [string, ...string[]]
  /** Days from the end of the event until its guests are erased. */
  retentionDays: number
}

export const openHouseFile = 'netlify/generated/open-house.json'

/** The built page of the form; netlify.toml packs it with the function. */
export const pageFile = (locale: Locale) => `public${pathTo('registration', locale)}.html`

/** Reads a file of the build, by its path inside the project. */
export type ReadBuilt = (file: string) => Promise<string>

/** Netlify unpacks the function, with the project's own folders, where the process starts. */
export const readBuilt: ReadBuilt = (file) =>
  readFile(path.resolve(process.env.LAMBDA_TASK_ROOT ?? process.cwd(), file), 'utf8')

/** The same files once read; one that cannot be read is tried again the next time. */
export function remember(read: ReadBuilt): ReadBuilt {
  const known = new Map<string, Promise<string>>()
  return (file) => {
    const text = known.get(file) ?? read(file)
    known.set(file, text)
    text.catch(() => known.delete(file))
    return text
  }
}

/** The same facts as the functions of the database take them (supabase/migrations). */
export function factsForDatabase({
  builtAt,
  asOf,
  event,
  capacity,
  closesAt,
  endsAt,
  retentionDays,
}: OpenHouse): EventFacts {
  return {
    p_event: event,
    p_built_at: builtAt,
    p_as_of: asOf,
    p_capacity: capacity,
    p_closes_at: closesAt,
    p_ends_at: endsAt,
    p_retention_days: retentionDays,
  }
}

/** The facts of the open house; undefined where the build has not written them. */
export async function readOpenHouse(read: ReadBuilt): Promise<OpenHouse | undefined> {
  try {
    const facts = JSON.parse(await read(openHouseFile)) as OpenHouse
    const { builtAt, asOf, event, capacity, closesAt, endsAt, noticeVersions, retentionDays } = facts
    const instants = [builtAt, closesAt, endsAt, ...(asOf === null ? [] : [asOf])]
    const areFacts =
      Boolean(event) &&
      [capacity, retentionDays].every(Number.isInteger) &&
      instants.every((instant) => !Number.isNaN(Date.parse(instant))) &&
      noticeVersions.length > 0
    return areFacts ? facts : undefined
  } catch {
    return undefined
  }
}
