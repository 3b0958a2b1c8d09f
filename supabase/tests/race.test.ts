/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { forms, seatsOf, type FormName } from '../../src/registration/fields'
import { erase } from './changes'
import { createBusyDatabase } from './at-once'
import {
  builtLater,
  factsOf,
  registerSignature,
  newSubmission,
  register,
  seatsIn,
  storedSeats,
  type Outcome,
  type Submission,
} from './submission'
import { clear } from './time'
import { server, sql, useBusyDatabase } from './use-database'

useBusyDatabase(50)

type Answer = { submission: Submission; outcome: Outcome | 'error' }

/** Sends all submissions at once. */
function race(submissions: Submission[], client = sql): Promise<Answer[]> {
  return Promise.all(
    submissions.map(async (submission) => ({
      submission,
      outcome: await register(client, submission).catch(() => 'error' as const),
    })),
  )
}

const countOf = (answers: Answer[], wanted: Answer['outcome']) =>
  answers.filter(({ outcome }) => outcome === wanted).length
const registered = (answers: Answer[]) => answers.filter(({ outcome }) => outcome === 'registered')
const seats = (answers: Answer[]) => answers.reduce((sum, { submission }) => sum + seatsOf(submission), 0)

const formNames = Object.keys(forms) as FormName[]

/** 150 guests, every third of whom takes two seats, for an event with fewer seats. */
const guestsFor = (event: string, capacity: number, form: FormName) =>
  Array.from({ length: 150 }, (_, index) =>
    newSubmission({ event, capacity, ...seatsIn(form, index % 3 === 0 ? 2 : 1) }),
  )

/**
 * Records each answer with the number of seats taken at that moment. It runs in the transaction of the answer, which
 * still holds the lock, so no other registration can come in between.
 */
async function recordAnswers(): Promise<void> {
  const { signature, parameters, names } = await registerSignature(sql)
  await sql.unsafe(`
    create table public.answers (seats int, outcome text, taken int, capacity int);
    alter function ${signature} rename to register_original;
    create function public.register(${parameters}) returns text
      language plpgsql as $$
      declare
        outcome text := public.register_original(${names.join(', ')});
      begin
        insert into public.answers
          select private.seats_of(p_attendance, p_persons), outcome, taken, capacity
            from private.events where id = p_facts ->> 'id';
        return outcome;
      end $$`)
}

beforeAll(recordAnswers)

test.each(formNames)('150 guests at once, 10 times: never oversold, each answer correct (%s)', async (form) => {
  await sql`truncate public.answers`
  for (let round = 0; round < 10; round++) {
    const event = `round-${round}`
    const capacity = 41 + round
    const answers = await race(guestsFor(event, capacity, form))

    expect(countOf(answers, 'registered') + countOf(answers, 'capacity_full')).toBe(150)
    expect(seats(registered(answers))).toBe(capacity)
    expect(await storedSeats(sql, event)).toEqual({ taken: capacity, counted: capacity, capacity })

    const stored = await sql<
      { email: string }[]
    >`select email from private.registrations_and_guests where event_id = ${event}`
    const successes = registered(answers).map(({ submission }) => submission.email)
    expect(stored.map(({ email }) => email).sort()).toEqual(successes.sort())
  }
  const [refusals] = await sql`
    select count(*)::int as total, count(*) filter (where taken + seats <= capacity)::int as wrong
      from public.answers where outcome = 'capacity_full'`
  expect(refusals?.total).toBeGreaterThan(10 * 50)
  expect(refusals?.wrong).toBe(0)
})

const inAnyCase = (email: string, index: number) =>
  [...email].map((letter, at) => (index & (1 << (at % 8)) ? letter.toUpperCase() : letter)).join('')
const sameEmail = (form: FormName = 'invitation') =>
  Array.from({ length: 50 }, (_, index) =>
    newSubmission({ capacity: 200, email: inAnyCase('jana.novakova@example.org', index), ...seatsIn(form, 1) }),
  )

test.each(formNames)(
  'one e-mail address 50 times at once, in any case: one success, 49 email_taken (%s)',
  async (form) => {
    const answers = await race(sameEmail(form))
    expect(countOf(answers, 'registered')).toBe(1)
    expect(countOf(answers, 'email_taken')).toBe(49)
    expect(await storedSeats(sql)).toMatchObject({ taken: 1, counted: 1 })
  },
)

test.each(formNames)('one submission 50 times at once: one row and 50 successes (%s)', async (form) => {
  const submission = newSubmission({ submissionId: randomUUID(), ...seatsIn(form, 2), capacity: 2 })
  const answers = await race(Array.from({ length: 50 }, () => submission))
  expect(countOf(answers, 'registered')).toBe(50)
  expect(await storedSeats(sql)).toEqual({ taken: 2, counted: 2, capacity: 2 })
})

test('20 events at once: each is filled to its capacity', async () => {
  const events = Array.from({ length: 20 }, (_, index) => ({ event: `event-${index}`, capacity: 5 + index }))
  const sent = Array.from({ length: 50 }, (_, guest) =>
    events.map((facts, index) =>
      newSubmission({ ...facts, ...seatsIn(index % 2 ? 'programme' : 'invitation', guest % 3 ? 1 : 2) }),
    ),
  ).flat()
  expect(countOf(await race(sent), 'error')).toBe(0)
  for (const { event, capacity } of events) {
    expect(await storedSeats(sql, event)).toEqual({ taken: capacity, counted: capacity, capacity })
  }
})

test('builds that update the same events at once, in different orders, while guests register: no deadlock', async () => {
  const events = Array.from({ length: 100 }, (_, index) => `event-${index}`)
  const update = (build: number) => {
    const facts = events.map((event) => factsOf(newSubmission({ event, ...builtLater(build) })))
    return sql`select public.update_events(${sql.json((build % 2 ? facts : facts.reverse()) as never)})`
  }
  await update(0)
  for (let build = 1; build < 20; build += 4) {
    const guests = events.slice(0, 20).map((event) => newSubmission({ event }))
    const updates = Array.from({ length: 4 }, (_, index) => update(build + index))
    const [answers] = await Promise.all([race(guests), ...updates])
    expect(countOf(answers, 'registered')).toBe(20)
  }
})

test.each(formNames)('manual changes during registration: no deadlock, and correct seats (%s)', async (form) => {
  const guests = guestsFor('vecer', 60, form)
  await register(sql, newSubmission({ capacity: 60 }))
  const manualChanges = guests.slice(0, 100).map(async ({ email, attendance, persons }, index) => {
    if (index % 2) return erase(sql, { event: 'vecer', email }).catch(() => 'refused')
    return sql`
      select private.add_registration(
        'vecer', 'registered', gen_random_uuid(), 'Ručně', ${email.toUpperCase()}, ${attendance}, ${persons}, 'cs', '1'
      )`.catch((error: { code: string }) => error.code)
  })
  const answers = await race(guests)
  const refusals = (await Promise.all(manualChanges)).filter((result) => typeof result === 'string')

  expect(countOf(answers, 'error')).toBe(0)
  // Only violations of a unique index (23505) or a check (23514); never a deadlock (40P01).
  expect(refusals.every((code) => ['23505', '23514'].includes(code))).toBe(true)
  const { taken, counted, capacity } = await storedSeats(sql)
  expect(taken).toBe(counted)
  expect(taken).toBeLessThanOrEqual(capacity)
})

describe('without the lock', () => {
  let unlocked: Sql
  beforeAll(async () => {
    unlocked = await createBusyDatabase(server, 50)
    await removeLocks()
  })
  beforeEach(() => clear(unlocked))

  /** Removes every lock on the event: the lock in the function and the lock in the trigger. */
  async function removeLocks(): Promise<void> {
    const [row] = await unlocked<
      { source: string }[]
    >`select pg_get_functiondef('private.store_facts(jsonb)'::regprocedure) as source`
    const source = row?.source ?? ''
    expect(source.split('for no key update')).toHaveLength(3)
    await unlocked.unsafe(source.replaceAll('for no key update', ''))
    await unlocked.unsafe('drop trigger lock_event on private.registrations; drop trigger lock_event on private.guests')
  }

  /** Creates the event before the race, which would lock it by creating it. */
  const createEvent = (capacity: number) => unlocked`
    insert into private.events (id, capacity, content_capacity, built_at)
      values ('vecer', ${capacity}, ${capacity}, ${newSubmission().builtAt})`

  test.each(formNames)('the constraint alone prevents overselling, with errors (%s)', async (form) => {
    await createEvent(41)
    const answers = await race(guestsFor('vecer', 41, form), unlocked)
    const { counted, taken } = await storedSeats(unlocked)
    expect(counted).toBeLessThanOrEqual(41)
    expect(taken).toBe(counted)
    expect(countOf(answers, 'error')).toBeGreaterThan(0)
  })

  test('the unique index alone stores one e-mail address once', async () => {
    await createEvent(200)
    await race(sameEmail(), unlocked)
    expect(await storedSeats(unlocked)).toMatchObject({ taken: 1, counted: 1 })
  })

  test.each(formNames)('negative control: without the constraint, the race oversells (%s)', async (form) => {
    await unlocked`alter table private.events drop constraint if exists taken_within_capacity`
    await createEvent(41)
    const answers = await race(guestsFor('vecer', 41, form), unlocked)
    const { counted } = await storedSeats(unlocked)
    process.stdout.write(`negative control: ${counted} seats sold of 41\n`)
    expect(counted).toBeGreaterThan(41)
    expect(seats(registered(answers))).toBe(counted)
  })

  test('negative control: without the unique index, one e-mail address is stored several times', async () => {
    await unlocked`alter table private.guests drop constraint if exists guests_address_key`
    // Whether two requests overlap is chance. On a busy machine it may take several attempts.
    let counted = 0
    for (let attempt = 0; attempt < 20 && counted <= 1; attempt++) {
      await clear(unlocked)
      await createEvent(200)
      await race(sameEmail(), unlocked)
      counted = (await storedSeats(unlocked)).counted
    }
    process.stdout.write(`negative control: one e-mail stored ${counted} times\n`)
    expect(counted).toBeGreaterThan(1)
  })
})
