import type { Answer, Code } from '../http/answer'
import { ownField } from '../http/own-field'
import type { Mailer } from '../mail/mailer'
import type { EventFacts, Facts } from '../storage/facts'
import { askDatabase, callOnce, type Asked, type DatabaseClient } from '../storage/call-database'
import type { EditOutcome, OrganiserFunction } from '../storage/organiser-types'

// What reads and actions of organisers have in common.

/** What a request of an organiser is answered with. */
export type Work = {
  /** The e-mail address of the organiser. */
  organiser: string
  facts: Facts
  client: DatabaseClient<OrganiserFunction>
  signal: AbortSignal
  /** Whether the functions can send mail. */
  mail: boolean
  mailer: Mailer
  /** Whether the database is on this machine. */
  isHere: boolean
}

/** What a request about one event is answered with. */
export type EventWork = Work & {
  /** The slug of the event, and what the content says about it; undefined if the content no longer has it. */
  slug: string
  event: EventFacts | undefined
}

/** Changes something, by the body of a request. */
export type Action = (work: EventWork, value: unknown) => Promise<Answer>

export const malformed: Answer = { code: 'malformed' }
export const unknownEvent: Answer = { code: 'unknown_event' }

export const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,15}$/.test(value)
export const isText = (data: unknown): data is string => typeof data === 'string'
export const isNumber = (data: unknown): data is number => typeof data === 'number'
export const hasFields =
  <T>(...names: (keyof T & string)[]) =>
  (data: unknown): data is T =>
    names.every((name) => ownField(data, name) !== undefined)

/** The answer with what the database says; or why there is none. */
export function found<T>(asked: Asked<T>, content: (data: T) => object, missing: Code = 'unknown_event'): Answer {
  if ('fault' in asked) return { code: 'unavailable', fault: asked.fault }
  return asked.data === null ? { code: missing } : { code: 'found', content: content(asked.data) }
}

/** Changes something; by the one call of the database, which may not be repeated. */
export async function change<T>(
  { signal }: Work,
  call: Parameters<typeof askDatabase>[0],
  isExpected: (data: unknown) => data is T,
  answerOf: (data: T) => Answer,
): Promise<Answer> {
  const asked = await askDatabase(call, isExpected, signal, callOnce)
  if ('fault' in asked) return { code: 'unavailable', fault: asked.fault }
  return asked.data === null ? { code: 'gone' } : answerOf(asked.data)
}

/** The answer to each outcome of a change of one guest. */
const codes: Record<EditOutcome, Code> = {
  changed: 'changed',
  gone: 'gone',
  changed_meanwhile: 'changed_meanwhile',
  arrived: 'already_arrived',
  email_taken: 'email_taken',
  invited: 'invited',
  capacity_full: 'capacity_full',
  no_mail: 'no_mail',
}

export const changeOne = (work: Work, call: Parameters<typeof askDatabase>[0]) =>
  change(work, call, isText, (outcome) => ({ code: codes[outcome as EditOutcome] }))

/** The answer to a change of several: `gone` if there was none to change. */
export const countOf = (changed: number): Answer =>
  changed > 0 ? { code: 'changed', content: { changed } } : { code: 'gone' }

export const ofEvent = ({ organiser, slug }: EventWork) => ({ p_organiser: organiser, p_event: slug })

/** The guests that a request is about, by their ids; undefined if it has none, or more than `most`. */
export function idsIn(value: unknown, most = 5000): string[] | undefined {
  const ids = ownField(value, 'guests')
  return Array.isArray(ids) && ids.length > 0 && ids.length <= most && ids.every(isId) ? ids : undefined
}
