/** @jest-environment node */
import type { OverrideState } from '../../src/registration/organisers'
import { organiser } from './call'
import { cancel, eraseEvent, storedRegistrations, storedStates, update } from './changes'
import { logged, override, setNotice, settingsOf, noticeNow, write } from './organisers'
import { findPersonalInvitation, inviteOne } from './personal-invitations'
import { builtLater, newSubmission, register, storedSeats, type Submission } from './submission'
import { hours, pass } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 4, mail: true })

const guest = (changes: Partial<Submission> = {}) =>
  newSubmission({ capacity: 3, waitingList: true, waiting: true, mail: true, ...changes })
const say = (state: OverrideState, changes: Partial<Submission> = {}) => override(sql, guest(changes), { state })
const seats = (capacity: number, changes: Partial<Submission> = {}) => override(sql, guest(changes), { capacity })

describe('whether an event takes registrations', () => {
  test.each([
    ['closed', 'registration_closed'],
    ['full', 'capacity_full'],
  ] as const)('%s: nobody is registered, and nobody moves up', async (state, refusal) => {
    await register(sql, guest({ capacity: 1 }))
    await register(sql, guest({ capacity: 1 }))
    expect(await say(state, { capacity: 1 })).toBe('changed')
    expect(await register(sql, guest({ capacity: 1 }))).toBe(refusal)
    await update(sql, [guest({ capacity: 5, ...builtLater(1) })])
    expect(await storedStates(sql)).toEqual(['registered', 'waiting'])
  })

  test('open: what the content says by hand and its times do not count, until the event ends', async () => {
    const built = { availability: 'closed', opensAt: hours(1), closesAt: hours(-1) } as const
    expect(await register(sql, guest(built))).toBe('registration_closed')
    await say('open', built)
    expect(await register(sql, guest(built))).toBe('registered')
    await sql`update private.events set as_of = ends_at`
    expect(await register(sql, guest(built))).toBe('registration_closed')
  })

  test('closed and then opened: it closes again when the content says, not with the next build after that', async () => {
    const built = { closesAt: hours(5), endsAt: hours(9) }
    await say('closed', built)
    await say('open', built)
    expect(new Date((await settingsOf(sql))!.closes_at)).toEqual(built.closesAt)
    await sql`update private.overrides set since = since - interval '1 day'`
    const closed = { ...built, closesAt: hours(-1) }
    await sql`update private.events set content_closes_at = ${closed.closesAt}`
    await update(sql, [guest({ ...closed, capacity: 9, ...builtLater(1) })])
    expect(await register(sql, guest({ ...closed, ...builtLater(1) }))).toBe('registration_closed')
  })

  test('those who wait move up when it opens', async () => {
    await register(sql, guest({ capacity: 1 }))
    await register(sql, guest({ capacity: 1 }))
    await update(sql, [guest({ capacity: 5, availability: 'full', ...builtLater(1) })])
    expect(await storedStates(sql)).toEqual(['registered', 'waiting'])
    await say('open', { capacity: 5, availability: 'full', ...builtLater(1) })
    expect(await storedStates(sql)).toEqual(['registered', 'registered'])
  })

  test('a build with the same value changes nothing, whatever else it changes', async () => {
    await say('closed')
    const other = {
      capacity: 9,
      closesAt: hours(1),
      endsAt: new Date('2098-01-01'),
      retentionDays: 7,
      ...builtLater(1),
    }
    expect(await register(sql, guest(other))).toBe('registration_closed')
    expect(await settingsOf(sql)).toMatchObject({ overrides: { state: { state: 'closed', organiser } }, capacity: 9 })
  })

  test.each([
    ['its availability', { availability: 'full' }, 'capacity_full'],
    ['that it is called off', { availability: 'closed', calledOff: true }, 'registration_closed'],
  ] as const)('it ends when the content changes %s', async (_, changes, refusal) => {
    await say('open')
    expect(await register(sql, guest({ ...changes, ...builtLater(1) }))).toBe(refusal)
    expect(await settingsOf(sql)).toMatchObject({ overrides: {} })
  })

  test('open ends also when the content calls off what it has closed before, or changes its times', async () => {
    await say('open', { availability: 'closed' })
    await update(sql, [guest({ availability: 'closed', calledOff: true, ...builtLater(1) })])
    expect(await settingsOf(sql)).toMatchObject({ overrides: {}, availability: 'closed' })
    await update(sql, [guest({ ...builtLater(2) })])
    await say('open', builtLater(2))
    await update(sql, [guest({ closesAt: hours(-1), ...builtLater(3) })])
    expect(await register(sql, guest({ closesAt: hours(-1), ...builtLater(3) }))).toBe('registration_closed')
  })

  test('an older build ends nothing', async () => {
    await say('closed', builtLater(2))
    await update(sql, [guest({ availability: 'full', ...builtLater(1) })])
    expect(await settingsOf(sql)).toMatchObject({ availability: 'closed', overrides: { state: { state: 'closed' } } })
  })

  test('when it is taken back, the content counts again', async () => {
    await say('closed')
    expect(await override(sql, guest(), { fact: 'state' })).toBe('changed')
    expect(await register(sql, guest())).toBe('registered')
    expect(await override(sql, guest(), { fact: 'state' })).toBe('changed')
    expect((await logged(sql)).map(({ action }) => action)).toEqual(['close', 'follow_content'])
  })

  test('what was called off is not opened, and what is over is not changed', async () => {
    expect(await say('open', { availability: 'closed', calledOff: true })).toBe('called_off')
    expect(await say('open', { event: 'loni', endsAt: hours(-1) })).toBe('over')
    expect(await logged(sql)).toEqual([])
  })
})

test('guests of an event that was called off are told when somebody has written to all of them since', async () => {
  const isUntold = async () => (await settingsOf(sql))!.untold
  await register(sql, guest())
  await register(sql, guest())
  expect(await write(sql, null)).toMatchObject({ outcome: 'changed' })
  expect(await isUntold()).toBe(false)
  await pass(sql, '1 minute')
  await update(sql, [guest({ calledOff: true, ...builtLater(1) })])
  expect(await isUntold()).toBe(true)
  // The next build says the same.
  await pass(sql, '1 minute')
  await update(sql, [guest({ calledOff: true, ...builtLater(2) })])
  const [first] = await sql<{ id: string }[]>`select id from private.registrations order by id`
  expect(await write(sql, [first!.id], { text: 'Your umbrella' })).toMatchObject({ outcome: 'changed', changed: 1 })
  expect(await isUntold()).toBe(true)
  expect(await write(sql, null, { text: 'Cancelled' })).toMatchObject({ outcome: 'changed' })
  expect(await isUntold()).toBe(false)
  await update(sql, [guest({ calledOff: true, ...builtLater(3) })])
  expect(await isUntold()).toBe(false)
})

test.each([
  ['takes place after all', { calledOff: true }, {}],
  ['begins at another time', { startsAt: hours(5) }, { startsAt: hours(6) }],
  ['ends at another time', { endsAt: hours(9) }, { endsAt: hours(8) }],
  ['is at another place', { place: 'hall' }, { place: 'attic' }],
] as const)('guests of an event that %s are told when somebody has written to them since', async (_, before, after) => {
  const isUntold = async () => (await settingsOf(sql))!.untold
  await register(sql, guest())
  await pass(sql, '1 minute')
  await update(sql, [guest({ ...before, ...builtLater(1) })])
  await write(sql, null, { text: 'What is known first' })
  expect(await isUntold()).toBe(false)
  await pass(sql, '1 minute')
  await update(sql, [guest({ ...before, ...after, calledOff: false, ...builtLater(2) })])
  expect(await isUntold()).toBe(true)
  await register(sql, guest({ ...before, ...after, calledOff: false, ...builtLater(2) }))
  await pass(sql, '1 minute')
  await update(sql, [guest({ ...before, ...after, calledOff: false, ...builtLater(3) })])
  const [first] = await sql<{ id: string }[]>`select id from private.registrations order by id`
  // Who registered since knows it already.
  await write(sql, [first!.id], { text: 'What has changed' })
  expect(await isUntold()).toBe(false)
})

describe('the seats', () => {
  test('fewer than are taken: nobody loses a seat, and freed seats are given to nobody', async () => {
    const guests = [guest(), guest(), guest()]
    for (const each of guests) await register(sql, each)
    await register(sql, guest())
    expect(await seats(1)).toBe('changed')
    expect(await storedSeats(sql)).toMatchObject({ taken: 3, capacity: 3 })
    await cancel(sql, guests[0]!)
    await cancel(sql, guests[1]!)
    expect(await storedSeats(sql)).toMatchObject({ taken: 1, capacity: 1 })
    expect((await settingsOf(sql))!.waiting).toBe(1)
  })

  test('more: those who wait move up, and get the mail', async () => {
    for (let index = 0; index < 5; index++) await register(sql, guest())
    expect(await seats(4)).toBe('changed')
    expect(await storedStates(sql)).toEqual(['registered', 'registered', 'registered', 'registered', 'waiting'])
    expect((await storedRegistrations(sql))[3]!.mails).toContain('promoted')
    expect(await logged(sql)).toEqual([{ event: 'vecer', action: 'set_capacity', guests: 4 }])
  })

  test('hold while the content says the same number, and end when it says another', async () => {
    await seats(5)
    await update(sql, [guest({ availability: 'full', ...builtLater(1) })])
    expect(await settingsOf(sql)).toMatchObject({ capacity: 5, content: { capacity: 3 } })
    await update(sql, [guest({ capacity: 4, ...builtLater(2) })])
    expect(await settingsOf(sql)).toMatchObject({ capacity: 4, overrides: {} })
  })

  test('are those of the content again when that is taken back, which the log says', async () => {
    await seats(5)
    expect(await override(sql, guest(), { fact: 'capacity' })).toBe('changed')
    expect(await settingsOf(sql)).toMatchObject({ capacity: 3, overrides: {} })
    expect((await logged(sql)).map(({ action }) => action)).toEqual(['set_capacity', 'reset_capacity'])
  })

  test('and whether it takes registrations hold independently of each other', async () => {
    await seats(5)
    await say('closed')
    await update(sql, [guest({ capacity: 4, ...builtLater(1) })])
    expect(Object.keys((await settingsOf(sql))!.overrides)).toEqual(['state'])
  })

  test.each([0, -1, 100_001])('are not %s', async (capacity) => {
    await expect(seats(capacity)).rejects.toThrow('override_invalid')
  })

  test.each(['', 'Open', "closed'; drop table private.events", 'called_off'])(
    'the state is not “%s”',
    async (state) => {
      await expect(say(state as 'open')).rejects.toThrow('override_invalid')
    },
  )
})

test('who said it and since when is forgotten with the guests; what was said still holds', async () => {
  await register(sql, guest({ endsAt: hours(1) }))
  await say('closed', { endsAt: hours(1) })
  await eraseEvent(sql)
  expect(await settingsOf(sql)).toMatchObject({ availability: 'closed', overrides: { state: { organiser: null } } })
  expect(await settingsOf(sql, 'unknown')).toBeNull()
})

test('an invited guest sees what the organiser says', async () => {
  const { token } = await inviteOne(sql, guest())
  await say('closed')
  expect(await findPersonalInvitation(sql, token)).toMatchObject({ availability: 'closed', capacity: 3 })
})

describe('the urgent notice', () => {
  const texts = { cs: 'Dnes zavřeno', en: 'Closed today' }
  const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  test('holds until its end, with who set it', async () => {
    expect(await noticeNow(sql)).toBeNull()
    expect(await setNotice(sql, texts, later(1))).toBe(1)
    const notice = await noticeNow(sql)
    expect(notice).toMatchObject({ texts, organiser })
    expect(notice!.seconds).toBeGreaterThan(86_000)
    await sql`update private.notice set since = since - interval '2 days', ends_at = now()`
    expect(await noticeNow(sql)).toBeNull()
  })

  test('another one takes its place under another id; and it can be ended, once', async () => {
    await setNotice(sql, texts, later(1))
    const { id } = (await noticeNow(sql))!
    await setNotice(sql, { ...texts, en: 'Open again' }, later(2))
    expect((await noticeNow(sql))!.id).not.toBe(id)
    expect(await setNotice(sql, null, null)).toBe(1)
    expect(await setNotice(sql, null, null)).toBe(0)
    expect(await noticeNow(sql)).toBeNull()
    expect(await logged(sql)).toEqual([
      { event: null, action: 'set_notice', guests: 0 },
      { event: null, action: 'set_notice', guests: 0 },
      { event: null, action: 'end_notice', guests: 0 },
    ])
  })

  test.each([-0.01, 7.01])('does not end %s days ahead', async (days) => {
    await expect(setNotice(sql, texts, later(days))).rejects.toThrow('notice_invalid')
  })

  test('is deleted after its end, and the log of it after 90 days', async () => {
    await setNotice(sql, texts, later(1))
    await sql`update private.notice set since = since - interval '2 days', ends_at = now()`
    await sql`update private.organiser_log set at = at - interval '89 days'`
    await sql`select public.erase_ended_registrations()`
    expect(await sql`select from private.notice`).toHaveLength(0)
    expect(await sql`select from private.organiser_log`).toHaveLength(1)
    await sql`update private.organiser_log set at = at - interval '1 day'`
    await sql`select public.erase_ended_registrations()`
    expect(await sql`select from private.organiser_log`).toHaveLength(0)
  })
})
