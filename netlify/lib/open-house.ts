import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../src/i18n/locales'
import { pathTo } from '../../src/i18n/routes'

/** What the function knows of the open house: content, carried here by the build (tools/open-house.mts). */
export type OpenHouse = {
  /** The event's slug. */
  event: string
  /** Seats. */
  capacity: number
  /** An instant in ISO 8601; null for an event whose registration does not close. */
  closesAt: string | null
  /** The version of the privacy notice that the guest has seen. */
  noticeVersion: string
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

/** The facts of the open house; undefined where the build has not written them. */
export async function readOpenHouse(read: ReadBuilt): Promise<OpenHouse | undefined> {
  const facts = await read(openHouseFile)
    .then(
      (text) => JSON.parse(text) as Partial<OpenHouse>,
      () => undefined,
    )
    .catch(() => undefined)
  const { event, capacity, closesAt = null, noticeVersion } = facts ?? {}
  if (!event || !Number.isInteger(capacity) || typeof noticeVersion !== 'string') return undefined
  return { event, capacity: capacity as number, closesAt, noticeVersion }
}
