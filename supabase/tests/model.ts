import type { ChangeOutcome, RegistrationState } from '../../netlify/storage/database-types'
import type { MailKind } from '../../src/registration/mail-kinds'
import type { Outcome } from './submission'

/** What the database must contain, as a list of registrations in the order of their waiting list. */
export type Model = { mail: boolean; events: Record<string, ModelEvent>; guests: Guest[] }

export type ModelEvent = {
  /** What the content says. More may be taken, if it was lowered. */
  capacity: number
  availability: 'full' | 'closed' | null
  waitingList: boolean
  phase: 'soon' | 'open' | 'closed' | 'over'
}

export type Guest = {
  event: string
  /** What the links in its mails lead to. */
  link: number
  /** Null once cancelled; after a change, no submission has it. */
  submissionId: string | null
  /** Null once cancelled. */
  email: string | null
  /** The address of a guest who has cancelled by the link, for a day. */
  withdrawn?: string
  /** The number of persons that the guest asked for first, and since a change. */
  persons: number
  state: RegistrationState
  /** The mails that have not been sent. `email` is of the cancelled guest, who may have no link. */
  mails: { kind: MailKind; email?: string; isWithoutLink?: boolean }[]
}

type Sent = {
  event: string
  link: number
  submissionId: string
  email: string
  persons: number
  waiting: boolean | null
}

export const seatsTaken = ({ guests }: Model, event: string) =>
  guests
    .filter((guest) => guest.event === event && guest.state === 'registered')
    .reduce((sum, { persons }) => sum + persons, 0)

const eventOf = ({ events }: Model, event: string): ModelEvent => {
  const found = events[event]
  if (!found) throw new Error(`The model has no event ${event}.`)
  return found
}

const guestAt = ({ guests }: Model, event: string, email: string) =>
  guests.find((guest) => guest.event === event && guest.email === email)

const freeSeats = (model: Model, event: string) => eventOf(model, event).capacity - seatsTaken(model, event)

/** Who moves up next. */
function nextWaiting(model: Model, event: string): Guest | undefined {
  const { availability, phase } = eventOf(model, event)
  if (!model.mail || availability !== null || phase === 'closed' || phase === 'over') return undefined
  const free = freeSeats(model, event)
  return model.guests.find((guest) => guest.event === event && guest.state === 'waiting' && guest.persons <= free)
}

function promote(model: Model, event: string): void {
  for (let guest = nextWaiting(model, event); guest; guest = nextWaiting(model, event)) {
    guest.state = 'registered'
    queue(model, guest, 'promoted')
  }
}

function queue(model: Model, guest: Guest, kind: MailKind): void {
  guest.mails = guest.mails.filter((each) => each.kind === 'message')
  if (model.mail && eventOf(model, guest.event).phase !== 'over') guest.mails.push({ kind })
}

function setMail(model: Model, mail: boolean | null): void {
  model.mail = mail ?? model.mail
}

/** Why an event takes no registrations, apart from its seats. */
function refusalOf({ availability, phase }: ModelEvent) {
  if (availability === 'closed') return 'registration_closed'
  if (availability === 'full') return 'capacity_full'
  if (phase === 'soon') return 'registration_not_open'
  if (phase !== 'open') return 'registration_closed'
  return undefined
}

export function register(model: Model, sent: Sent, mail: boolean | null): Outcome {
  const { event, submissionId, email, persons, waiting } = sent
  setMail(model, mail)
  promote(model, event)
  const earlier = model.guests.find((guest) => guest.event === event && guest.submissionId === submissionId)
  if (earlier) {
    if (earlier.persons !== persons) return 'submission_conflict'
    return earlier.state === 'waiting' ? 'waiting' : 'registered'
  }
  if (guestAt(model, event, email)) return 'email_taken'
  const closed = refusalOf(eventOf(model, event))
  if (closed) return closed
  const { waitingList } = eventOf(model, event)
  const fits = persons <= freeSeats(model, event)
  if (!fits && !(waitingList && model.mail && waiting !== null)) return 'capacity_full'
  if (!fits && !waiting) return 'may_wait'
  const state = fits ? 'registered' : 'waiting'
  for (const each of model.guests) if (each.event === event && each.withdrawn === email) delete each.withdrawn
  const guest: Guest = { event, link: sent.link, submissionId, email, persons, state, mails: [] }
  model.guests.push(guest)
  queue(model, guest, state)
  return state
}

/** @returns null if the link is unknown or the event is over */
export function change(model: Model, link: number, persons: number, mail: boolean | null): ChangeOutcome | null {
  setMail(model, mail)
  const guest = model.guests.find((each) => each.link === link)
  if (!guest || eventOf(model, guest.event).phase === 'over') return null
  let outcome: ChangeOutcome = 'changed'
  if (persons === 0) {
    outcome = 'cancelled'
    if (guest.email) {
      guest.withdrawn = guest.email
      erasePerson(model, guest)
    }
  } else if (!guest.email || persons > guest.persons) {
    outcome = 'too_many'
  } else if (persons < guest.persons) {
    guest.persons = persons
    guest.submissionId = 'changed'
    queue(model, guest, 'changed')
  }
  promote(model, guest.event)
  return outcome
}

function erasePerson(model: Model, guest: Guest): void {
  const refusal = refusalOf(eventOf(model, guest.event)) ?? 'capacity_full'
  const isWithoutLink = !guest.withdrawn || refusal !== 'capacity_full'
  guest.mails = model.mail ? [{ kind: 'cancelled', email: guest.email ?? '', isWithoutLink }] : []
  guest.state = 'cancelled'
  guest.submissionId = null
  guest.email = null
}

export function cancel(model: Model, event: string, email: string): number {
  const guest = guestAt(model, event, email)
  if (!guest) return 0
  erasePerson(model, guest)
  promote(model, event)
  return 1
}

export function erase(model: Model, event: string, email: string): number {
  const concerned = ({ mails, ...guest }: Guest) =>
    guest.event === event &&
    (guest.email === email || guest.withdrawn === email || mails.some((mail) => mail.email === email))
  const erased = model.guests.filter(concerned)
  model.guests = model.guests.filter((guest) => !erased.includes(guest))
  promote(model, event)
  return erased.length
}

/** @returns what became of it; null if there is no such registration */
export function resend(model: Model, event: string, email: string): 'changed' | 'no_mail' | 'over' | null {
  const guest = guestAt(model, event, email)
  if (!guest) return null
  if (!model.mail) return 'no_mail'
  if (eventOf(model, event).phase === 'over') return 'over'
  queue(model, guest, guest.state)
  return 'changed'
}

/** @returns how many mails were queued, or why none was */
export function sendMessage(model: Model, event: string): number | 'no_mail' | 'gone' {
  if (!model.mail) return 'no_mail'
  const guests = model.guests.filter((guest) => guest.event === event && guest.email)
  for (const guest of guests) guest.mails.push({ kind: 'message' })
  return guests.length || 'gone'
}

/** A newer build of one event. */
export function build(model: Model, event: string, facts: ModelEvent): void {
  model.events[event] = facts
  promote(model, event)
}

/** A newer build, in whose content the event was called off: it is closed (tools/build/write-registrations.mts). */
export function callOff(model: Model, event: string): void {
  build(model, event, { ...eventOf(model, event), availability: 'closed' })
}

/** What the scheduled function does every five minutes. */
export function schedule(model: Model, mail: boolean): void {
  setMail(model, mail)
  for (const event of Object.keys(model.events)) promote(model, event)
}

/** Sends every mail that is due. */
export function deliver(model: Model): void {
  for (const guest of model.guests) {
    const isOver = eventOf(model, guest.event).phase === 'over'
    guest.mails = guest.mails.filter(({ kind }) => isOver && kind !== 'message' && kind !== 'cancelled')
  }
}
