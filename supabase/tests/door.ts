import { randomUUID } from 'node:crypto'
import type { ISql, Sql } from 'postgres'
import type { Arrival, StoredGuest } from '../../netlify/storage/door-types'
import { call, organiser } from './call'
import { factsOf, newSubmission, register, seatsIn, type Submission } from './submission'
import { hours } from './time'

type DoorChange = Parameters<typeof call<'change_door'>>[2]

/** Changes the door of an event as an organiser does. */
const changeDoor = (sql: ISql, event: string, action: DoorChange['p_action'], how: Partial<DoorChange> = {}) =>
  call(sql, 'change_door', {
    ...{ p_organiser: organiser, p_event: event, p_action: action },
    ...{ p_facts: null, p_times: null, p_device: null, ...how },
  })

/** Makes a link to the door of the event of a submission. It admits devices now, unless the test passes other times. */
export const makeLink = (
  sql: ISql,
  event: Submission,
  { from = hours(-1), admitsUntil = hours(1), until = hours(1), mayWrite = false } = {},
): Promise<string> =>
  changeDoor(sql, event.event, mayWrite ? 'open_guide' : 'open_door', {
    p_facts: factsOf(event),
    p_times: [from, admitsUntil, until].map((time) => time.toISOString()),
  })

/** @returns null if the link admits no device */
export const admit = (sql: ISql, link: string, device = 'Telefon') =>
  call(sql, 'admit_device', { p_link: link, p_device: device })

/** Makes a key of a device for the event of a submission. */
export async function openDoor(sql: ISql, event: Submission): Promise<string> {
  return (await admit(sql, await makeLink(sql, event)))!.key
}

/** Makes a key of the guide of the event of a submission, who may write to its guests. */
export async function openGuide(sql: ISql, event: Submission): Promise<string> {
  return (await admit(sql, await makeLink(sql, event, { mayWrite: true })))!.key
}

/** A guide writes to the guests, in Czech and English. @returns null if the key is refused */
export const writeAsGuide = (sql: ISql, key: string, subject = 'Sraz') =>
  call(sql, 'door_message', {
    p_key: key,
    p_subject: { cs: subject, en: 'Meeting' },
    p_text: { cs: 'U brány.', en: 'At the gate.' },
    p_mail: null,
  })

/** @returns how many links were still of use */
export const closeDoor = async (sql: ISql, event: string): Promise<number> =>
  Number(await changeDoor(sql, event, 'close_door'))

/** @returns how many devices were ended */
export const endDevice = async (sql: ISql, event: string, id: string): Promise<number> =>
  Number(await changeDoor(sql, event, 'end_device', { p_device: id }))

/** How many links the door of an event has, and the devices there. */
export const doorOf = (sql: ISql, event: string) => call(sql, 'organiser_door', { p_event: event })

/** @param since a cursor; null for everything. @returns null if the key is refused */
export const doorGuests = (sql: ISql, key: string, since: number | null = null) =>
  call(sql, 'door_guests', { p_key: key, p_since: since })

export const tick = (guest: string, arrived: number, id: string = randomUUID()): Arrival => ({ id, guest, arrived })

/** @returns null if the key is refused */
export const arrive = (sql: ISql, key: string, ...actions: Arrival[]) =>
  call(sql, 'door_arrivals', { p_key: key, p_actions: actions })

/** @returns null if the key is refused */
export const walkIn = (
  sql: ISql,
  key: string,
  fullName = 'Host Bez Registrace',
  persons = 1,
  submissionId: string = randomUUID(),
) =>
  call(sql, 'door_walk_in', {
    ...{ p_key: key, p_full_name: fullName, p_persons: persons, p_submission_id: submissionId },
    ...{ p_locale: 'cs', p_notice_version: '1' },
  })

/** Lets in a guest who waits. @returns null if the key is refused */
export const letIn = (sql: ISql, key: string, id: string) => call(sql, 'door_let_in', { p_key: key, p_id: id })

let events = 0

/** A guest of an event that has a waiting list, with mail. */
export const newGuestOf = (event: Pick<Submission, 'event' | 'capacity'>, seats: 1 | 2 = 1) =>
  newSubmission({ ...event, waitingList: true, mail: true, ...seatsIn('programme', seats) })

/** Makes an event, registers guests for two seats each, and opens the door. @returns also their ids at the door */
export async function openWith(sql: Sql, count: number, capacity = 100) {
  const event = { event: `event-${++events}`, capacity }
  const guests = Array.from({ length: count }, () => newGuestOf(event, 2))
  for (const guest of guests) await register(sql, guest)
  const key = await openDoor(sql, newGuestOf(event))
  const ids = (await doorGuests(sql, key))!.guests.map(({ id }) => id)
  return { event, guests, key, ids }
}

/** What a device at the door knows. */
export class Device {
  readonly guests = new Map<string, StoredGuest>()
  private cursor: number | null = null

  constructor(
    private readonly sql: ISql,
    private readonly key: string,
  ) {}

  /** Asks for what has changed. */
  async poll(): Promise<void> {
    const list = await doorGuests(this.sql, this.key, this.cursor)
    if (!list) throw new Error('The key is refused.')
    for (const id of list.removed) this.guests.delete(id)
    for (const guest of list.guests) this.guests.set(guest.id, guest)
    this.cursor = list.cursor
  }

  /** The guests in the order of a new list. */
  list(): StoredGuest[] {
    return [...this.guests.values()].sort((a, b) => Number(a.id) - Number(b.id))
  }
}
