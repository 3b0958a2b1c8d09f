/** @jest-environment node */
import type { Sql } from 'postgres'
import { atOnce, createBusyDatabase } from './at-once'
import { cancel, change, erase, storedRegistrations, tokenOf, update } from './changes'
import { answer, inviteOne } from './personal-invitations'
import { newSubmission, register, seatsIn, type Submission } from './submission'
import { clear, pass } from './time'
import { server, sql, useDatabase } from './use-database'

useDatabase({ mail: false })

const email = 'jana@example.org'

describe('an address', () => {
  test('that registers and cancels in turn can do so ten times within an hour', async () => {
    const registerAndCancel = async () => {
      const outcome = await register(sql, newSubmission({ email }))
      await cancel(sql, newSubmission({ email }))
      return outcome
    }
    for (let round = 0; round < 10; round++) expect(await registerAndCancel()).toBe('registered')
    expect(await registerAndCancel()).toBe('too_many_registrations')
    await pass(sql, '1 hour')
    expect(await registerAndCancel()).toBe('registered')
  })

  test('that is erased in between has registered nonetheless', async () => {
    for (let round = 0; round < 10; round++) {
      expect(await register(sql, newSubmission({ email }))).toBe('registered')
      await erase(sql, { event: 'vecer', email })
    }
    expect(await register(sql, newSubmission({ email }))).toBe('too_many_registrations')
  })

  /** Claims all mails that may be sent, and lets them be in flight. */
  async function claimAll(): Promise<number> {
    const claimed = await sql`select id from public.claim_mail()`
    return claimed.length === 0 ? 0 : 1 + (await claimAll())
  }

  test('gets three mails within an hour, also if a claimed mail in flight is replaced', async () => {
    const guest = await inviteOne(sql, { mail: true })
    let sent = 0
    for (let post = 0; post < 40; post++) {
      await answer(sql, guest, (post % 2) + 1)
      sent += await claimAll()
    }
    expect(sent).toBe(3)
    await pass(sql, '1 hour')
    expect(await claimAll()).toBe(1)
  })

  test('gets three mails within an hour, and two more that say that a registration is cancelled', async () => {
    let sent = 0
    for (let round = 0; round < 5; round++) {
      const guest = newSubmission({ email, mail: true, ...seatsIn('programme', 2) })
      await register(sql, guest)
      sent += await claimAll()
      await change(sql, (await tokenOf(sql, guest)) ?? '', 1).catch(() => undefined)
      sent += await claimAll()
      await cancel(sql, guest)
      sent += await claimAll()
    }
    expect(sent).toBe(5)
  })
})

describe('a network', () => {
  const [today, before] = ['aa'.repeat(32), 'bb'.repeat(32)]
  let events = 0
  const from = (changes: Partial<Submission> = {}) =>
    register(sql, newSubmission({ event: `event-${++events}`, network: today, networkBefore: before, ...changes }))

  test('registers sixty times within an hour, for whatever events', async () => {
    for (let guest = 0; guest < 60; guest++) expect(await from()).toBe('registered')
    expect(await from()).toBe('too_many_from_network')
    expect(await from({ network: 'cc'.repeat(32) })).toBe('registered')
    expect(await from({ network: null, networkBefore: null })).toBe('registered')
    await pass(sql, '1 hour')
    expect(await from()).toBe('registered')
  })

  test('registers for 120 seats within an hour', async () => {
    const seats = (persons: number) => from({ attendance: null, persons, capacity: 100 })
    for (let guest = 0; guest < 11; guest++) expect(await seats(10)).toBe('registered')
    expect(await seats(9)).toBe('registered')
    expect(await seats(2)).toBe('too_many_from_network')
    expect(await seats(1)).toBe('registered')
    expect(await seats(1)).toBe('too_many_from_network')
  })

  test('is the same after midnight, when it has another hash', async () => {
    for (let guest = 0; guest < 60; guest++) await from()
    expect(await from({ network: 'cc'.repeat(32), networkBefore: today })).toBe('too_many_from_network')
  })

  test('is not limited by what was refused, sent again or cancelled', async () => {
    const guest = newSubmission({ network: today, networkBefore: before })
    for (let call = 0; call < 100; call++) expect(await register(sql, guest)).toBe('registered')
    for (let call = 0; call < 100; call++) expect(await from({ capacity: 0 })).toBe('capacity_full')
    expect(await from()).toBe('registered')
  })

  test('does not limit guests with a personal invitation', async () => {
    for (let guest = 0; guest < 60; guest++) await from()
    expect(await answer(sql, await inviteOne(sql), 1)).toMatchObject({ outcome: 'registered' })
  })

  /** Registers for 100 events at once. @returns how often each outcome was answered */
  async function hundredAtOnce() {
    const network = { network: today, networkBefore: before }
    const outcomes = await atOnce(
      Array.from(
        { length: 100 },
        (_, index) => () => register(busy, newSubmission({ event: `e-${index}`, ...network })),
      ),
    )
    const countOf = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
    return [countOf('registered'), countOf('too_many_from_network')] as const
  }

  let busy: Sql
  beforeAll(async () => {
    busy = await createBusyDatabase(server)
  })

  test('that registers for many events at once stays within the limit', async () => {
    expect(await hundredAtOnce()).toEqual([60, 40])
  })

  test('negative control: without the lock of the network, it exceeds the limit', async () => {
    await busy`
      create or replace function private.lock_network(p_network text) returns void language sql as 'select'`
    // Whether two requests overlap is chance. On a busy machine it may take several attempts.
    let registered = 0
    for (let attempt = 0; attempt < 20 && registered <= 60; attempt++) {
      await clear(busy)
      registered = (await hundredAtOnce())[0]
    }
    process.stdout.write(`negative control: ${registered} registrations of 60 from one network\n`)
    expect(registered).toBeGreaterThan(60)
  })
})

test('what happened is forgotten after an hour, and has no address and no name', async () => {
  await register(sql, newSubmission({ email, network: 'aa'.repeat(32), networkBefore: 'bb'.repeat(32) }))
  const rows = () => sql<{ row: string }[]>`select to_jsonb(recent)::text as row from private.recent`
  expect(await rows()).toHaveLength(2)
  expect(JSON.stringify(await rows())).not.toContain('jana')
  await pass(sql, '59 minutes')
  await sql`select public.run_schedule(null)`
  expect(await rows()).toHaveLength(2)
  await pass(sql, '1 minute')
  await sql`select public.run_schedule(null)`
  expect(await rows()).toHaveLength(0)
})

describe('when more seats become free than guests move up in one call', () => {
  const event = { waitingList: true, mail: true, waiting: true }
  const build = (capacity: number, hours: number) => ({
    ...newSubmission({ ...event, capacity }),
    builtAt: new Date(Date.UTC(2031, 0, 1, hours)),
  })
  const states = async () => {
    const all = await storedRegistrations(sql)
    return ['registered', 'waiting'].map((state) => all.filter((each) => each.state === state).length)
  }
  const moveUp = (...builds: Submission[]) => update(sql, builds, true)
  const fill = async (waiting: number) => {
    await sql`
      select private.store_facts(${sql.json({ id: 'vecer', built_at: new Date(0), capacity: 0, waiting_list: true } as never)})`
    await sql`
      select private.add_registration('vecer', 'waiting', gen_random_uuid(), 'Host', n || '@example.org', null, 1, 'cs', '1')
        from generate_series(1, ${waiting}) as n`
    await sql`select private.set_mail(true)`
  }

  test('a hundred move up in a call, and the others with the next calls', async () => {
    await fill(250)
    expect(await moveUp(build(300, 1))).toBe(100)
    expect(await states()).toEqual([100, 150])
    expect([await moveUp(build(300, 1)), await moveUp(build(300, 1)), await moveUp(build(300, 1))]).toEqual([
      100, 50, 0,
    ])
    expect(await states()).toEqual([250, 0])
  })

  test('newcomers join behind those who wait, and no event claims that it has free seats', async () => {
    await fill(250)
    await moveUp(build(300, 1))
    const newcomer = { ...build(300, 1), waiting: false }
    expect(await register(sql, newcomer)).toBe('may_wait')
    expect(await register(sql, { ...newcomer, waiting: true })).toBe('registered')
  })

  test('list_seats() shows no seat as free while somebody waits for it', async () => {
    await fill(250)
    const [row] = await sql<{ list: { capacity: number; taken: number }[] }[]>`
      select public.list_seats(${sql.json([{ id: 'vecer', built_at: build(300, 1).builtAt, capacity: 300, waiting_list: true }] as never)}) as list`
    expect(row!.list).toMatchObject([{ capacity: 300, taken: 300 }])
  })

  test('the calls for several events together move up no more than a hundred', async () => {
    await fill(80)
    await sql`insert into private.events (id, built_at, capacity, content_capacity, waiting_list) values ('zitra', 'epoch', 0, 0, true)`
    await sql`
      select private.add_registration('zitra', 'waiting', gen_random_uuid(), 'Host', n || '@example.org', null, 1, 'cs', '1')
        from generate_series(1, 80) as n`
    const builds = [build(100, 1), { ...build(100, 1), event: 'zitra' }]
    expect([await moveUp(...builds), await moveUp(...builds), await moveUp(...builds)]).toEqual([100, 60, 0])
  })
})
