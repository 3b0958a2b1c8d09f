import type { Answer, Code } from '../http/answer'
import { ownField } from '../http/own-field'
import type { Mailer } from '../mail/mailer'
import type { EventFacts, Facts } from '../storage/facts'
import { askDatabase, callOnce, isNumber, isText, type DatabaseClient } from '../storage/call-database'
import type { EditOutcome, OrganiserFunction, OrganiserFunctions } from '../storage/organiser-types'

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

/** An action about one guest, invitation or device, by its id in a field of the request. */
export const aboutOne =
  (field: string, act: (work: EventWork, id: string, value: unknown) => Promise<Answer>): Action =>
  async (work, value) => {
    const id = ownField(value, field)
    return isId(id) ? act(work, id, value) : malformed
  }

export const hasFields =
  <T>(...names: (keyof T & string)[]) =>
  (data: unknown): data is T =>
    names.every((name) => ownField(data, name) !== undefined)

type Args<Name extends OrganiserFunction> = OrganiserFunctions[Name]['Args']
type Returned<Name extends OrganiserFunction> = NonNullable<OrganiserFunctions[Name]['Returns']>

/**
 * Asks a function of the database.
 * @param fields what its answer must have
 * @param contentOf the answer that is made of it
 * @param missing the code if there is nothing
 */
export async function read<Name extends OrganiserFunction>(
  { client, signal }: Work,
  name: Name,
  args: Args<Name>,
  fields: (keyof Returned<Name> & string)[],
  contentOf: (data: Returned<Name>) => object = (data) => data as object,
  missing: Code = 'unknown_event',
): Promise<Answer> {
  const asked = await askDatabase(() => client.rpc(name, args), hasFields<Returned<Name>>(...fields), signal)
  if ('code' in asked) return asked
  return asked.data === null ? { code: missing } : { code: 'found', content: contentOf(asked.data) }
}

/** Changes something by a function of the database, which is called once: it may not be repeated. */
export async function change<Name extends OrganiserFunction>(
  { client, signal }: Work,
  name: Name,
  args: Args<Name>,
  isExpected: (data: unknown) => data is Returned<Name>,
  answerOf: (data: Returned<Name>) => Answer,
): Promise<Answer> {
  const asked = await askDatabase(() => client.rpc(name, args), isExpected, signal, callOnce)
  if ('code' in asked) return asked
  return asked.data === null ? { code: 'gone' } : answerOf(asked.data)
}

/** Functions of the database that answer how many they have changed. */
type Counting = {
  [Name in OrganiserFunction]: OrganiserFunctions[Name]['Returns'] extends number ? Name : never
}[OrganiserFunction]

/** Changes some. The answer is `gone` if there was none to change. */
export const changeSome = <Name extends Counting>(work: Work, name: Name, args: Args<Name>) =>
  change(work, name, args, isNumber, countOf)

/** Changes one guest. */
export const changeOne = <Name extends 'edit_guest' | 'move_up_guest' | 'resend_to_guest'>(
  work: Work,
  name: Name,
  args: Args<Name>,
) =>
  change(work, name, args, isText, (outcome: EditOutcome) => ({
    code: outcome === 'arrived' ? 'already_arrived' : outcome === 'over' ? 'registration_closed' : outcome,
  }))

/** The answer to a change of several: `gone` if there was none to change. */
export const countOf = (changed: number): Answer =>
  changed > 0 ? { code: 'changed', content: { changed } } : { code: 'gone' }

export const ofEvent = ({ organiser, slug }: EventWork) => ({ p_organiser: organiser, p_event: slug })

/** The guests that a request is about, by their ids; undefined if it has none, or more than `most`. */
export function idsIn(value: unknown, most = 5000): string[] | undefined {
  const ids = ownField(value, 'guests')
  return Array.isArray(ids) && ids.length > 0 && ids.length <= most && ids.every(isId) ? ids : undefined
}
