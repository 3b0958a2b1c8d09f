/** @jest-environment node */
import fc from 'fast-check'
import * as database from './changes'
import * as model from './model'
import type { Model, ModelEvent } from './model'
import { builtLater, newSubmission, register, seatsIn, type Submission } from './submission'
import { clear } from './time'
import { sql, useDatabase } from './use-database'

useDatabase()

/** A random history of two events. Every step happens in the model and in the database. */
class History {
  readonly model: Model = { mail: true, events: {}, guests: [] }
  private readonly submissions: (Submission & { persons: number })[] = []
  private readonly tokens: string[] = []
  private readonly facts: Record<string, Partial<Submission>> = {}
  private builds = 0

  static async start(): Promise<History> {
    await clear(sql)
    const history = new History()
    await history.schedule(true)
    for (const event of events) await history.build(event, { ...open, capacity: 3 })
    return history
  }

  async register(event: string, email: string, persons: number, waiting: boolean | null, mail: boolean | null) {
    const submission = { ...newSubmission({ event, email, waiting, ...seatsIn('programme', 1) }), persons }
    this.submissions.push(submission)
    await this.send(submission, mail)
  }

  /** A guest sends the form again. */
  async registerAgain(number: number, mail: boolean | null) {
    const submission = this.submissions[number % this.submissions.length]
    if (submission) await this.send(submission, mail)
  }

  private async send(submission: (typeof this.submissions)[number], mail: boolean | null) {
    // Limits are tested elsewhere.
    await sql`delete from private.recent`
    const registrations = this.model.guests.length
    const expected = model.register(this.model, { ...submission, link: this.tokens.length }, mail)
    expect(await register(sql, { ...submission, ...this.facts[submission.event], mail })).toBe(expected)
    if (this.model.guests.length === registrations) return
    const [row] = await sql<{ token: string }[]>`
      select private.new_token(max(id)) as token from private.registrations_and_guests`
    this.tokens.push(row?.token ?? '')
  }

  async change(number: number, persons: number, mail: boolean | null) {
    const link = number % this.tokens.length
    const expected = model.change(this.model, link, persons, mail)
    const changed = await database.change(sql, this.tokens[link] ?? '', persons, mail)
    expect(changed?.outcome ?? null).toBe(expected)
  }

  async cancel(event: string, email: string) {
    expect(await database.cancel(sql, { event, email })).toBe(model.cancel(this.model, event, email))
  }

  async erase(event: string, email: string) {
    expect(await database.erase(sql, { event, email })).toBe(model.erase(this.model, event, email))
  }

  async resend(event: string, email: string) {
    expect(await database.resend(sql, { event, email })).toBe(model.resend(this.model, event, email))
  }

  async sendMessage(event: string) {
    expect(await database.sendMessage(sql, event)).toBe(model.sendMessage(this.model, event))
  }

  async build(event: string, facts: ModelEvent) {
    model.build(this.model, event, facts)
    await this.publish(event, facts)
  }

  async callOff(event: string) {
    const before = this.statesOf(event)
    model.callOff(this.model, event)
    await this.publish(event, this.model.events[event]!)
    expect(this.statesOf(event)).toEqual(before)
  }

  private statesOf(event: string) {
    return this.model.guests.filter((guest) => guest.event === event).map(({ state }) => state)
  }

  /** Updates the database with the facts of a newer build. */
  private async publish(event: string, { capacity, availability, waitingList, phase }: ModelEvent) {
    this.facts[event] = {
      ...{ ...times, asOf: moments[phase] },
      ...{ capacity, availability, waitingList },
      ...builtLater(++this.builds),
    }
    await database.update(sql, [newSubmission({ event, ...this.facts[event] })])
  }

  async schedule(mail: boolean) {
    model.schedule(this.model, mail)
    const builds = Object.entries(this.facts).map(([event, facts]) => newSubmission({ event, ...facts }))
    await database.update(sql, builds, mail)
  }

  async deliver() {
    model.deliver(this.model)
    // Limits are tested elsewhere.
    await database.sendAllMails(sql)
  }

  /** Compares the database with the model. */
  async compare() {
    const stored = await sql`
      select guest.event_id as event, guest.email, guest.full_name is null as erased, guest.seats as persons, guest.state,
          array(select kind from private.outbox where registration_id = guest.id and sent_at is null order by kind)
            as mails,
          (select count(*)::int from private.outbox as mail
            join private.tokens as link on link.hash = private.hash_of(mail.token) and link.registration_id = guest.id
            where mail.registration_id = guest.id) as links
        from private.registrations_and_guests as guest order by id`
    const expected = this.model.guests.map(({ event, email, persons, state, mails }) => ({
      event,
      email,
      erased: email === null,
      persons,
      state,
      mails: mails.map(({ kind }) => kind).sort(),
      links: mails.filter(({ isWithoutLink }) => !isWithoutLink).length,
    }))
    expect([...stored]).toEqual(expected)

    const events = Object.entries(this.model.events).map(([id, { capacity }]) => {
      const taken = model.seatsTaken(this.model, id)
      return { id, capacity: Math.max(capacity, taken), taken, mail: this.model.mail }
    })
    expect([
      ...(await sql`
        select id, capacity, taken, mail from private.events, private.settings order by id`),
    ]).toEqual(events)
  }
}

const day = (day: number) => new Date(Date.UTC(2031, 8, day))
const times = { opensAt: day(1), closesAt: day(3), endsAt: day(5) }
const moments = { soon: day(0), open: day(2), closed: day(4), over: day(6) }
const open: ModelEvent = { capacity: 3, availability: null, waitingList: true, phase: 'open' }

const events = ['a', 'b']
const event = fc.constantFrom(...events)
const email = fc.integer({ min: 1, max: 8 }).map((number) => `guest.${number}@guest.example`)
const persons = fc.integer({ min: 1, max: 3 })
const mostly = <T, U>(usual: T, ...others: U[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, fc.constantFrom<(T | U)[]>(...others))
const mail = mostly(null, true, true, true, false)
const facts = fc.record({
  capacity: fc.integer({ min: 1, max: 5 }),
  availability: mostly(null, 'full' as const, 'closed' as const),
  waitingList: mostly(true, false),
  phase: mostly('open' as const, 'soon' as const, 'closed' as const, 'over' as const),
})

type Step = (history: History) => Promise<void>
const step = <Values extends unknown[]>(
  weight: number,
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  name: string,
  run: (history: History, ...values: Values) => Promise<void>,
) => ({
  weight,
  arbitrary: fc.tuple(...values).map((chosen) => {
    const step: Step = (history) => run(history, ...(chosen as Values))
    return Object.assign(step, { [fc.toStringMethod]: () => `${name}(${fc.stringify(chosen)})` })
  }),
})

const steps = fc.array(
  fc.oneof(
    step(16, [event, email, persons, mostly(true, false, null), mail], 'register', (it, ...values) =>
      it.register(...values),
    ),
    step(1, [fc.nat(99), mail], 'registerAgain', (it, ...values) => it.registerAgain(...values)),
    step(8, [fc.nat(99), fc.integer({ min: 0, max: 3 }), mail], 'change', (it, ...values) => it.change(...values)),
    step(2, [event, email], 'cancel', (it, ...values) => it.cancel(...values)),
    step(3, [event, email], 'erase', (it, ...values) => it.erase(...values)),
    step(1, [event, email], 'resend', (it, ...values) => it.resend(...values)),
    step(1, [event], 'sendMessage', (it, ...values) => it.sendMessage(...values)),
    step(6, [event, facts], 'build', (it, ...values) => it.build(...values)),
    step(1, [event], 'callOff', (it, ...values) => it.callOff(...values)),
    step(3, [mostly(true, false)], 'schedule', (it, ...values) => it.schedule(...values)),
    step(1, [], 'deliver', (it) => it.deliver()),
  ),
  { minLength: 1, maxLength: 80, size: 'max' },
)

test('after every step of a random history, the database equals a simple model', async () => {
  // Biased values would be the first of each list most of the time.
  const property = fc.asyncProperty(fc.noBias(steps), async (history) => {
    const both = await History.start()
    for (const each of history) {
      await each(both)
      await both.compare()
    }
    await both.schedule(true)
    await both.compare()
    // Nobody who fits waits for an event that takes registrations, whatever happened before.
    const waiting = await sql`
      select from private.registrations_and_guests as guest join private.events as event on event.id = event_id
        where state = 'waiting' and seats <= capacity - taken and availability is null and as_of < closes_at`
    expect(waiting).toHaveLength(0)
  })
  await fc.assert(property, { numRuns: 20, interruptAfterTimeLimit: 30_000 })
})
