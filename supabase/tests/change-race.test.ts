/** @jest-environment node */
import {
  atOnce,
  createDatabaseWithoutLock,
  expectCorrect,
  overlap,
  shuffled,
  untilOneWaits,
  waitingThatFit,
} from './at-once'
import {
  cancel,
  change,
  claimMail,
  erase,
  recordMail,
  sendMails,
  storedRegistrations,
  storedStates,
  tokenOf,
  update,
} from './changes'
import { builtLater, newSubmission, register, seatsIn, storedSeats, type Outcome, type Submission } from './submission'
import { server, sql, useBusyDatabase } from './use-database'

useBusyDatabase()

let events = 0
const newEvent = (capacity: number) => ({ event: `event-${++events}`, capacity, waitingList: true, mail: true })
type Event = ReturnType<typeof newEvent>

const newGuest = (event: Event, seats: 1 | 2 = 1, waiting = true) =>
  newSubmission({ ...event, waiting, ...seatsIn('programme', seats) })

/** Registers guests one after the other. @returns them with the token of their mail */
async function guests(event: Event, seats: (1 | 2)[], outcome: Outcome, client = sql) {
  const registered: (Submission & { token: string })[] = []
  for (const each of seats) {
    const guest = newGuest(event, each)
    expect(await register(client, guest)).toBe(outcome)
    registered.push({ ...guest, token: await tokenOf(client, guest) })
  }
  return registered
}

const ones = (count: number) => Array<1>(count).fill(1)
/** 1, 1, 2, 1, 1, 2, … */
const mixed = (count: number) => Array.from({ length: count }, (_, index): 1 | 2 => (index % 3 === 2 ? 2 : 1))
/** Sends registrations, and checks that everybody who was registered or may wait is stored so, and nobody else. */
function newcomers(event: Event, seats: (1 | 2)[]) {
  const sent = seats.map((each, index) => newGuest(event, each, index % 2 === 0))
  const outcomes = new Map<string, Outcome>()
  const calls = sent.map((guest) => async () => void outcomes.set(guest.email, await register(sql, guest)))
  const check = async () => {
    const stored = new Map((await storedRegistrations(sql, event.event)).map(({ email, state }) => [email, state]))
    for (const [email, outcome] of outcomes) {
      const allowed = { registered: ['registered'], waiting: ['registered', 'waiting'], may_wait: [undefined] }
      expect(allowed[outcome as keyof typeof allowed]).toContain(stored.get(email))
    }
    expect(outcomes.size).toBe(sent.length)
  }
  return { calls, check }
}

/** How many guests moved up from the waiting list. */
async function promotedIn({ event }: Event): Promise<number> {
  const [row] = await sql<{ promoted: number }[]>`
    select count(distinct registration_id)::int as promoted
      from private.outbox join private.registrations_and_guests as guest on guest.id = registration_id
      where guest.event_id = ${event} and kind = 'promoted'`
  return row!.promoted
}

test('cancel against register: never oversold, no seat is left empty, and nobody is lost', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(20)
    const leaving = await guests(event, ones(20), 'registered')
    const arriving = newcomers(event, mixed(30))
    await atOnce([
      ...leaving.map(
        ({ token }) =>
          () =>
            change(sql, token, 0),
      ),
      ...arriving.calls,
    ])
    await arriving.check()
    await expectCorrect(sql, event.event)
  }
})

test('promotion against promotion: 20 cancel at once, and the 20 who wait longest move up, each with one mail', async () => {
  const event = newEvent(20)
  const leaving = await guests(event, ones(20), 'registered')
  const waiting = await guests(event, ones(40), 'waiting')
  await atOnce(leaving.map((guest, index) => () => (index % 2 ? cancel(sql, guest) : change(sql, guest.token, 0))))
  const stored = await storedRegistrations(sql, event.event)
  expect(stored.slice(20)).toEqual(
    waiting.map(({ email }, index) => {
      const [state, kind] = index < 20 ? ['registered', 'promoted'] : ['waiting', 'waiting']
      return { email, state, seats: 1, mails: [kind] }
    }),
  )
  await expectCorrect(sql, event.event)
})

test('two promotions for one seat: one registration that is cancelled and erased at once moves one guest up', async () => {
  for (let round = 0; round < 20; round++) {
    const event = newEvent(1)
    const [leaving] = await guests(event, [1], 'registered')
    const { token, ...guest } = leaving!
    await guests(event, [1, 1], 'waiting')
    await atOnce([
      () => change(sql, token, 0),
      () => change(sql, token, 0),
      () => cancel(sql, guest),
      () => erase(sql, guest),
      () => update(sql, [guest], true),
    ])
    expect((await storedStates(sql, event.event)).slice(-2)).toEqual(['registered', 'waiting'])
    await expectCorrect(sql, event.event)
  }
})

test('change against cancel: the registration is cancelled, and its seats are free', async () => {
  const event = newEvent(40)
  const booked = await guests(event, Array<2>(20).fill(2), 'registered')
  const results = await atOnce(
    booked.flatMap(({ token }) => [1, 0, 1].map((persons) => async () => change(sql, token, persons))),
  )
  expect(results).not.toContain(null)
  expect(await storedSeats(sql, event.event)).toMatchObject({ taken: 0, counted: 0 })
  for (const { state, mails } of await storedRegistrations(sql, event.event)) {
    expect([state, mails]).toEqual(['cancelled', ['cancelled']])
  }
})

test('fewer seats against fewer seats, while others wait and register: no seat is left empty', async () => {
  const event = newEvent(40)
  const booked = await guests(event, Array<2>(20).fill(2), 'registered')
  await guests(event, mixed(15), 'waiting')
  const arriving = newcomers(event, mixed(20))
  await atOnce([
    ...booked.map(
      ({ token }) =>
        () =>
          change(sql, token, 1),
    ),
    ...arriving.calls,
  ])
  await arriving.check()
  await expectCorrect(sql, event.event)
})

test('raised capacity against register: a guest who waits moves up, and no seat is left empty', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(5)
    await guests(event, ones(5), 'registered')
    const waiting = await guests(event, mixed(10), 'waiting')
    const arriving = newcomers(event, mixed(20))
    const builds = [1, 2, 3].map((build) => ({ ...waiting[0]!, ...builtLater(build), capacity: 5 + build * 4 }))
    await atOnce([...builds.map((build) => () => update(sql, [build])), ...arriving.calls])
    await arriving.check()
    await expectCorrect(sql, event.event)
    expect(await storedSeats(sql, event.event)).toMatchObject({ capacity: 17 })
  }
})

test('an event is called off while guests cancel and register: from then on nobody registers and nobody moves up', async () => {
  for (let round = 0; round < 5; round++) {
    const event = newEvent(20)
    const booked = await guests(event, ones(20), 'registered')
    const waiting = await guests(event, ones(20), 'waiting')
    const calledOff = { ...waiting[0]!, ...builtLater(1), availability: 'closed' as const }
    const leave = (guest: (typeof booked)[number]) => () => change(sql, guest.token, 0)
    let promoted: number | undefined
    const callOff = async () => {
      await update(sql, [calledOff])
      promoted = await promotedIn(event)
    }
    const outcomes: Outcome[] = []
    const arrive = async () => void outcomes.push(await register(sql, newGuest(event)))
    await atOnce([callOff, ...booked.slice(0, 10).map(leave), ...ones(10).map(() => arrive)])
    expect(await promotedIn(event)).toBe(promoted)
    for (const outcome of outcomes) expect(['waiting', 'registration_closed']).toContain(outcome)

    await atOnce([...booked.slice(10).map(leave), () => update(sql, [calledOff], true), arrive])
    expect(outcomes.at(-1)).toBe('registration_closed')
    expect(await promotedIn(event)).toBe(promoted)
    const { taken, counted } = await storedSeats(sql, event.event)
    expect(taken).toBe(counted)
    expect(taken).toBe(promoted)
  }
})

test('mail is set up and taken away again while guests register and cancel several events: no deadlock', async () => {
  const full = Array.from({ length: 3 }, () => newEvent(10))
  const leaving: Submission[] = []
  for (const event of full) leaving.push(...(await guests(event, ones(10), 'registered')))
  const builds = full.map((event) => newGuest(event))
  await atOnce([
    ...leaving.map((guest) => () => cancel(sql, guest)),
    ...full.flatMap((event) => ones(20).map(() => () => register(sql, newGuest(event)))),
    ...[true, false, true, false].map((mail) => () => update(sql, shuffled(builds), mail)),
  ])
  await update(sql, builds, true)
  for (const event of full) await expectCorrect(sql, event.event)
})

test('a registration that waits to store whether mail is set up keeps no event from others', async () => {
  const event = newEvent(2)
  const [guest] = await guests(event, [1], 'registered')
  let registering: Promise<Outcome> | undefined
  await sql.begin(async (schedule) => {
    await update(schedule, [], false)
    registering = register(sql, { ...newGuest(event), mail: false })
    await untilOneWaits(sql)
    await update(schedule, [{ ...guest!, ...builtLater(1) }])
  })
  expect(await registering).toBe('registered')
})

describe('a mail and the registration that it is about', () => {
  test('a change waits for the worker that holds the mail, and the worker waits for nobody', async () => {
    const [guest] = await guests(newEvent(2), [2], 'registered')
    let changing: ReturnType<typeof change> | undefined
    await sql.begin(async (worker) => {
      const mail = await claimMail(worker)
      changing = change(sql, guest!.token, 1)
      await untilOneWaits(sql)
      await recordMail(worker, mail!)
    })
    expect(await changing).toMatchObject({ outcome: 'changed', seats: 1 })
    expect(await storedRegistrations(sql, guest!.event)).toMatchObject([{ mails: ['changed'] }])
  })

  test('a worker records a mail that a change has replaced meanwhile, without an effect', async () => {
    const [guest] = await guests(newEvent(2), [2], 'registered')
    const mail = await claimMail(sql)
    await overlap(
      sql,
      (visitor) => change(visitor, guest!.token, 1),
      () => recordMail(sql, mail!),
    )
    expect(await storedRegistrations(sql, guest!.event)).toMatchObject([{ mails: ['changed'] }])
  })

  test('guests cancel and change while workers send: no deadlock, and each guest gets the last mail', async () => {
    const event = newEvent(100)
    const booked = await guests(event, Array<2>(40).fill(2), 'registered')
    await guests(event, ones(20), 'registered')
    await guests(event, ones(10), 'waiting')
    await atOnce<() => Promise<unknown>>([
      ...booked.map(
        ({ token }, index) =>
          () =>
            change(sql, token, index % 2),
      ),
      ...Array.from({ length: 5 }, () => () => sendMails(sql)),
    ])
    await sendMails(sql)
    const left = await sql`
      select from private.outbox
        where sent_at is null or token is not null or full_name is not null or email is not null`
    expect(left).toHaveLength(0)
    const last = await sql<{ state: string; seats: number; kinds: string[] }[]>`
      select state, seats, array(select kind from private.outbox where registration_id = guest.id) as kinds
        from private.registrations_and_guests as guest order by id`
    for (const { state, seats, kinds } of last.slice(0, 40)) {
      expect(kinds).toContain(state === 'cancelled' ? 'cancelled' : 'changed')
      expect(seats).toBe(state === 'cancelled' ? 2 : 1)
    }
    for (const { state, kinds } of last.slice(60)) {
      expect(state).toBe('registered')
      expect(kinds).toContain('promoted')
    }
  })
})

test('a guest who registers during a cancel waits for it, and gets the seat', async () => {
  const event = newEvent(1)
  const [leaving] = await guests(event, [1], 'registered')
  const [, registered] = await overlap(
    sql,
    (transaction) => change(transaction, leaving!.token, 0),
    () => register(sql, newGuest(event)),
  )
  expect(registered).toBe('registered')
})

test('negative control: without the lock, a guest who registers during a cancel is left waiting', async () => {
  const sql = await createDatabaseWithoutLock(server)
  const event = newEvent(1)
  const [leaving] = await guests(event, [1], 'registered', sql)
  await sql.begin(async (transaction) => {
    await change(transaction, leaving!.token, 0)
    expect(await register(sql, newGuest(event))).toBe('waiting')
  })
  expect(await waitingThatFit(sql, event.event)).toBe(1)
})
