import type { DoorAnswer, GuestsAnswer, Overview, PersonData } from '../../src/registration/organisers'
import type { Answer, Code } from '../http/answer'
import { allowedOrigin, isCrossSite } from '../http/cross-site'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import { bodyTypeOf } from '../http/parse-body'
import { jsonResponse } from '../http/response'
import { createEndpoint, receive, type Dependencies, type Setup } from '../registration/endpoint'
import { rowOf, type EventFacts, type Facts } from '../registration/facts'
import { openDatabase } from '../registration/linked-registration'
import { isInvalid, submissionIdIn } from '../registration/parse-request'
import type { Budget } from '../registration/time-budget'
import { askDatabase, callOnce, type Asked, type DatabaseClient } from '../storage/call-database'
import type { AddedGuest, EditOutcome, OrganiserFunction, OrganiserFunctions } from '../storage/organiser-types'
import { doorTimes } from './door-times'
import { organiserOf } from './organisers'
import { seatColumns, writtenGuestIn } from './parse-guest'

type Client = DatabaseClient<OrganiserFunction>

/** What an action of an organiser is done with. */
type Work = {
  organiser: string
  /** The slug of the event, and what the content says about it; undefined if the content no longer has it. */
  slug: string
  event: EventFacts | undefined
  facts: Facts
  client: Client
  signal: AbortSignal
  /** Whether the functions can send mail. */
  mail: boolean
  /** Whether the database is on this machine. */
  isHere: boolean
}

/** The largest body, in bytes: the ids of all guests of a large event. */
const bodyLimit = 128 * 1024

/**
 * The organisers' page. `GET` answers all events; with `event` its guests, with `guest` everything that is stored about
 * one, and with `door` who is at the door. `POST` changes something. Each needs a session (handle-session.ts).
 */
export function createOrganisersHandler(dependencies: Dependencies<OrganiserFunction>): Handler {
  return createEndpoint<OrganiserFunction>(dependencies, {
    decide,
    respond: async (_request, answer) => jsonResponse(answer, 'GET, POST'),
  })
}

async function decide(request: Request, { signal, within }: Budget, setup: Setup<OrganiserFunction>): Promise<Answer> {
  const { method, url } = request
  if (method !== 'GET' && method !== 'POST') return { code: 'method_not_allowed' }
  if (isCrossSite(request, allowedOrigin(setup.variables))) return { code: 'cross_site' }
  if (method === 'POST' && bodyTypeOf(request) !== 'json') return { code: 'unsupported_media_type' }
  const opened = await openDatabase(setup, 'unknown_event')
  if ('code' in opened) return opened
  const { client, facts } = opened
  const organiser = await within(organiserOf(request, client, setup.variables, signal).then((of) => ({ of })))
  if ('code' in organiser) return organiser
  const query = method === 'GET' ? new URL(url).searchParams : undefined
  const slug = query?.get('event')
  if (typeof organiser.of !== 'string') {
    // The page asks this to learn whether there is a session: that there is none is no error.
    const isQuestion = slug === null && organiser.of.code === 'sign_in_required'
    return isQuestion ? { ...organiser.of, code: 'signed_out' } : organiser.of
  }
  const isHere = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(setup.variables.SUPABASE_URL ?? '')
  const work = { organiser: organiser.of, facts, client, signal, mail: setup.mail, isHere }

  if (query) return within(slug ? read(query, slug, work) : overview(work))
  const received = await within(receive(request, signal, bodyLimit))
  if ('code' in received) return received
  const { value } = received
  const action = ownField(value, 'action')
  const act =
    typeof action === 'string' && Object.hasOwn(actions, action) ? actions[action as keyof typeof actions] : undefined
  if (!act) return { code: 'malformed' }
  const name = ownField(value, 'event')
  if (typeof name !== 'string') return malformed
  const event = facts.events.find(({ event }) => event === name)
  return within(act({ ...work, slug: name, event }, value))
}

// What is read.

const hasFields =
  <T>(...names: (keyof T & string)[]) =>
  (data: unknown): data is T =>
    names.every((name) => ownField(data, name) !== undefined)

/** The answer with what the database says; or why there is none. */
function found<T>(asked: Asked<T>, content: (data: T) => object, missing: Code = 'unknown_event'): Answer {
  if ('fault' in asked) return { code: 'unavailable', fault: asked.fault }
  return asked.data === null ? { code: missing } : { code: 'found', content: content(asked.data) }
}

async function overview({ organiser, facts, client, signal }: Omit<Work, 'event' | 'slug'>): Promise<Answer> {
  const rows = facts.events.map((event) => rowOf(facts, event))
  const asked = await askDatabase(
    () => client.rpc('organiser_overview', { p_events: rows }),
    hasFields<Overview>('events', 'mail', 'log'),
    signal,
  )
  return found(asked, (data) => ({
    ...data,
    organiser,
    builtAt: facts.builtAt,
    content: facts.events.map(({ event, startsAt, endsAt, capacity, form, pages, cancelled, maxSeats }) => ({
      ...{ event, startsAt, endsAt, capacity, form, pages, cancelled, maxSeats },
    })),
  }))
}

async function read(
  query: URLSearchParams,
  slug: string,
  { client, signal }: Omit<Work, 'event' | 'slug'>,
): Promise<Answer> {
  const guest = query.get('guest')
  const since = query.get('since')
  if ((guest !== null && !isId(guest)) || (since !== null && !isId(since))) return { code: 'malformed' }
  if (guest !== null) {
    const ask = () => client.rpc('person_data', { p_event: slug, p_id: guest })
    const asked = await askDatabase(ask, hasFields<PersonData>('registrations'), signal)
    return found(asked, (person) => ({ person }), 'gone')
  }
  if (query.has('door')) {
    const ask = () => client.rpc('organiser_door', { p_event: slug })
    const asked = await askDatabase(ask, hasFields<DoorAnswer>('links', 'devices'), signal)
    return found(asked, (door) => ({ door }))
  }
  const ask = () => client.rpc('organiser_guests', { p_event: slug, p_since: since === null ? null : Number(since) })
  return found(await askDatabase(ask, hasFields<GuestsAnswer>('pending'), signal), (data) => data)
}

// What is changed.

const isId = (value: unknown): value is string => typeof value === 'string' && /^\d{1,15}$/.test(value)
const isText = (data: unknown): data is string => typeof data === 'string'
const isNumber = (data: unknown): data is number => typeof data === 'number'

/** The answer to each outcome of a change. */
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

/** Changes something about guests; each by the one call of the database, which may not be repeated. */
async function change<T>(
  { signal }: Work,
  call: Parameters<typeof askDatabase>[0],
  isExpected: (data: unknown) => data is T,
  answerOf: (data: T) => Answer,
): Promise<Answer> {
  const asked = await askDatabase(call, isExpected, signal, callOnce)
  if ('fault' in asked) return { code: 'unavailable', fault: asked.fault }
  return asked.data === null ? { code: 'gone' } : answerOf(asked.data)
}

const changeOne = (work: Work, call: Parameters<typeof askDatabase>[0]) =>
  change(work, call, isText, (outcome) => ({ code: codes[outcome as EditOutcome] }))

/** The answer to a change of several guests: `gone` if there was none to change. */
const countOf = (changed: number): Answer =>
  changed > 0 ? { code: 'changed', content: { changed } } : { code: 'gone' }

const ofEvent = ({ organiser, slug }: Work) => ({ p_organiser: organiser, p_event: slug })

/** The guest that a change is about, and whether the event may take more than its capacity. */
const guestIn = (value: unknown) => ({ id: ownField(value, 'guest'), isOver: ownField(value, 'over') === true })

function idsIn(value: unknown): string[] | undefined {
  const ids = ownField(value, 'guests')
  return Array.isArray(ids) && ids.length > 0 && ids.length <= 5000 && ids.every(isId) ? ids : undefined
}

const malformed: Answer = { code: 'malformed' }
const unknownEvent: Answer = { code: 'unknown_event' }

/** What an organiser can do, by the field `action` of a request. */
const actions = {
  async add(work: Work, value: unknown): Promise<Answer> {
    const { client, facts, event } = work
    if (!event) return unknownEvent
    const guest = writtenGuestIn(event.form, value, true)
    const submissionId = submissionIdIn(value)
    if (isInvalid(guest)) return { code: 'invalid_data', errors: guest.errors }
    if (submissionId === undefined || isInvalid(submissionId)) return malformed
    const args = {
      p_organiser: work.organiser,
      p_facts: rowOf(facts, event),
      p_submission_id: submissionId,
      p_full_name: guest.fullName,
      p_email: guest.email!,
      ...seatColumns(event.form, guest.seats),
      p_locale: guest.locale,
      p_over: guestIn(value).isOver,
      p_waiting: ownField(value, 'waiting') === true,
      p_mail: work.mail,
    }
    return change(
      work,
      () => client.rpc('add_guest', args),
      hasFields<AddedGuest>('outcome'),
      (added) =>
        added.outcome === 'capacity_full'
          ? { code: 'capacity_full', ...(added.may_wait && { waiting: true }) }
          : { code: added.outcome },
    )
  },

  async edit(work: Work, value: unknown): Promise<Answer> {
    const { client, event } = work
    const { id, isOver } = guestIn(value)
    const revision = ownField(value, 'revision')
    if (!isId(id) || !Number.isSafeInteger(revision)) return malformed
    const guest = writtenGuestIn(event?.form ?? 'programme', value, ownField(value, 'walkIn') !== true)
    if (isInvalid(guest)) return { code: 'invalid_data', errors: guest.errors }
    const args = {
      ...ofEvent(work),
      p_id: id,
      p_revision: revision as number,
      p_full_name: guest.fullName,
      p_email: guest.email,
      p_seats: guest.seats,
      p_locale: guest.locale,
      p_over: isOver,
      p_mail: work.mail,
    }
    return changeOne(work, () => client.rpc('edit_guest', args))
  },

  async cancel(work: Work, value: unknown): Promise<Answer> {
    const ids = idsIn(value)
    const send = ownField(value, 'mail')
    if (!ids || typeof send !== 'boolean') return malformed
    const args = { ...ofEvent(work), p_ids: ids, p_send: send }
    return change(work, () => work.client.rpc('cancel_guests', args), isNumber, countOf)
  },

  async keep(work: Work, value: unknown): Promise<Answer> {
    const ids = idsIn(value)
    if (!ids) return malformed
    return change(work, () => work.client.rpc('keep_guests', { ...ofEvent(work), p_ids: ids }), isNumber, countOf)
  },

  async resend(work: Work, value: unknown): Promise<Answer> {
    const { id } = guestIn(value)
    if (!isId(id)) return malformed
    return changeOne(work, () => work.client.rpc('resend_to_guest', { ...ofEvent(work), p_id: id, p_mail: work.mail }))
  },

  async moveUp(work: Work, value: unknown): Promise<Answer> {
    const { id, isOver } = guestIn(value)
    if (!isId(id)) return malformed
    return changeOne(work, () =>
      work.client.rpc('move_up_guest', { ...ofEvent(work), p_id: id, p_over: isOver, p_mail: work.mail }),
    )
  },

  async erase(work: Work, value: unknown): Promise<Answer> {
    const { id } = guestIn(value)
    if (!isId(id)) return malformed
    return change(work, () => work.client.rpc('erase_guest', { ...ofEvent(work), p_id: id }), isNumber, countOf)
  },

  async openDoor(work: Work): Promise<Answer> {
    const { event, facts, isHere } = work
    if (!event) return unknownEvent
    const times = doorTimes(event, isHere)
    if (!times) return { code: 'registration_closed' }
    const opening = { p_action: 'open_door', p_facts: rowOf(facts, event), p_times: times, p_device: null } as const
    return changeDoor(work, opening, (key) => ({ code: 'changed', content: { key, until: times[2] } }))
  },

  closeDoor(work: Work): Promise<Answer> {
    const closing = { p_action: 'close_door', p_facts: null, p_times: null, p_device: null } as const
    return changeDoor(work, closing, () => ({ code: 'changed' }))
  },

  async endDevice(work: Work, value: unknown): Promise<Answer> {
    const device = ownField(value, 'device')
    if (!isId(device)) return malformed
    const ending = { p_action: 'end_device', p_facts: null, p_times: null, p_device: device } as const
    return changeDoor(work, ending, (ended) => countOf(Number(ended)))
  },
}

type DoorChange = Omit<OrganiserFunctions['change_door']['Args'], 'p_organiser' | 'p_event'>

const changeDoor = (work: Work, how: DoorChange, answerOf: (answer: string) => Answer): Promise<Answer> =>
  change(work, () => work.client.rpc('change_door', { ...ofEvent(work), ...how }), isText, answerOf)
