import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../src/i18n/locales'
import type { EventFacts } from '../storage/database-types'

/**
 * What the functions know of the event with an invitation: content, carried here by the build
 * (tools/building/write-invitation.mts). Instants in ISO 8601.
 */
export type InvitationFacts = {
  /** When the build was made. */
  builtAt: string
  /** The moment at which a site for demonstrations stands still (`demoDate`); null for one that goes by the clock. */
  asOf: string | null
  /** The event's slug. */
  event: string
  /** The last part of the address of its page, `/<path>`. */
  path: string
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

export const invitationFile = 'netlify/generated/invitation.json'

/** A copy of the built page with the form: the function fills it in for a guest without JavaScript. */
export const answerPageFile = (locale: Locale) => `netlify/generated/invitation.${locale}.html`

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
}: InvitationFacts): EventFacts {
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

/** @returns null where no event of the content has an invitation; undefined where the build has written nothing usable */
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
