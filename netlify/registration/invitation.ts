import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../src/i18n/locales'
import type { EventFacts } from '../storage/database-types'

/**
 * The facts about the event with an invitation. The build writes them from the content
 * (tools/build/write-invitation.mts). Times are in ISO 8601.
 */
export type InvitationFacts = {
  /** The time of the build. */
  builtAt: string
  /** The moment that the site pretends it is (`demoDate`); null for the real time. */
  asOf: string | null
  /** The slug of the event. */
  event: string
  /** The path of its page, without slashes or a language prefix. */
  path: string
  /** The number of seats. */
  capacity: number
  /** When registration closes: at the end of the event, unless the content says otherwise. */
  closesAt: string
  endsAt: string
  /** Every published version of the consent notice, the current one first. */
  noticeVersions: [string, ...string[]]
  /** Days between the end of the event and the erasure of its guests. */
  retentionDays: number
}

export const invitationFile = 'netlify/generated/invitation.json'

/** An `AnswerPage`, as JSON. */
export const answerPageFile = (locale: Locale) => `netlify/generated/answer-page.${locale}.json`

/** Reads a file that the build wrote, by its path in the project. */
export type ReadBuilt = (file: string) => Promise<string>

/** Netlify unpacks a function with the project's folder structure and starts it there. */
export const readBuilt: ReadBuilt = (file) =>
  readFile(path.resolve(process.env.LAMBDA_TASK_ROOT ?? process.cwd(), file), 'utf8')

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

/** The facts as arguments of the database's functions (supabase/migrations). */
export function factsForDatabase(facts: InvitationFacts): EventFacts {
  return {
    p_event: facts.event,
    p_built_at: facts.builtAt,
    p_as_of: facts.asOf,
    p_capacity: facts.capacity,
    p_closes_at: facts.closesAt,
    p_ends_at: facts.endsAt,
    p_retention_days: facts.retentionDays,
  }
}

/** @returns null if no event of the content has an invitation; undefined if the file is missing or invalid */
export async function readInvitation(read: ReadBuilt): Promise<InvitationFacts | null | undefined> {
  try {
    const facts = JSON.parse(await read(invitationFile)) as InvitationFacts | null
    if (facts === null) return null
    const { builtAt, asOf, event, path, capacity, closesAt, endsAt, noticeVersions, retentionDays } = facts
    const instants = [builtAt, closesAt, endsAt, ...(asOf === null ? [] : [asOf])]
    const areFacts =
      Boolean(event && path) &&
      [capacity, retentionDays].every(Number.isInteger) &&
      instants.every((instant) => !Number.isNaN(Date.parse(instant))) &&
      noticeVersions.length > 0
    return areFacts ? facts : undefined
  } catch {
    return undefined
  }
}
