import { parse } from 'yaml'
import { addDays } from '../../src/i18n/add-days'
import { dateTime } from '../../src/model/fields'
import { registersHere } from '../../src/model/registers-here'
import type { Report } from './report'

type Event = { slug?: unknown; end?: unknown; invitation?: object | null; registration?: object | null }
type Exhibition = { retentionDays?: unknown; programme?: { registration?: unknown } | null }
type MovedEnd = Report['movedEnds'][number]

/** The text of a file by its path in the repository; undefined if it is not there. */
type Read = (file: string) => Promise<string | undefined>

/**
 * The events with registration whose end a change moves: the data of their guests are erased by it. An event is known by
 * its slug, because its file may have another name now.
 * @param changed the files that the change touches
 * @param readBefore reads a file as it was before
 */
export async function movedEnds(changed: readonly string[], read: Read, readBefore: Read): Promise<MovedEnd[]> {
  const files = changed.filter((file) => /^content\/events\/[^/]+\.yaml$/.test(file))
  const exhibition = parsed<Exhibition>(await read('content/exhibition.yaml')) ?? {}
  const earlier = new Map<unknown, Event>()
  for (const file of files) {
    const event = parsed<Event>(await readBefore(file))
    if (event && registersHere(event, exhibition)) earlier.set(event.slug, event)
  }
  const moved: MovedEnd[] = []
  for (const file of files) {
    const { slug, end: to } = parsed<Event>(await read(file)) ?? {}
    const from = earlier.get(slug)?.end
    if (isTime(from) && isTime(to) && from !== to) moved.push({ file, from, to, ...keptUntil(from, to, exhibition) })
  }
  return moved
}

/** The content check reports a file that cannot be parsed, or has no group at its top. */
function parsed<Kind extends object>(text: string | undefined): Kind | undefined {
  if (text === undefined) return undefined
  try {
    const data: unknown = parse(text, { maxAliasCount: 100 })
    return typeof data === 'object' && data !== null ? (data as Kind) : undefined
  } catch {
    return undefined
  }
}

const isTime = (value: unknown): value is string => dateTime().safeParse(value).success

/** Retention counts from the later of the two ends. */
function keptUntil(from: string, to: string, { retentionDays: days }: Exhibition): Pick<MovedEnd, 'keptUntil'> {
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > 365) return {}
  return { keptUntil: addDays((from > to ? from : to).slice(0, 10), days) }
}
