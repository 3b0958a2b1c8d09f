/** @jest-environment node */
import type { Sql } from 'postgres'
import { cancel, change, erase, find, resend, sendMessage, storedRegistrations, tokenOf, update } from './changes'
import { answer, create, findInvitation, invite, inviteOne, list, newInvited, remind, revoke } from './invitations'
import { builtLater, newSubmission, register, seatsIn, storedSeats } from './submission'
import { startPostgres, type Postgres } from './postgres'

jest.setTimeout(60_000)

let server: Postgres
let sql: Sql
beforeAll(async () => {
  server = await startPostgres()
  sql = server.connect(await server.createDatabase(), 2)
})
beforeEach(async () => {
  await sql`truncate private.events cascade`
  await update(sql, [], true)
})
afterAll(() => server.stop())

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)

test('a new guest of a list gets a link with 128 bits, of which only the hash is stored', async () => {
  const guests = [newInvited({ most: 3 }), newInvited({ locale: 'en' })]
  const { created, ...others } = await create(sql, guests)
  expect(others).toEqual({ existing: 0, revoked: 0 })
  expect(created).toEqual(
    guests.map(({ fullName, email, locale, most }) => ({
      full_name: fullName,
      email,
      locale,
      persons: most,
      token: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })),
  )
  const stored = await sql`
    select to_jsonb(invitation)::text from private.invitations as invitation
      union all select to_jsonb(link)::text from private.invitation_tokens as link`
  expect(stored).toHaveLength(4)
  for (const { token } of created) expect(JSON.stringify(stored)).not.toContain(token)
})

test('a list that is read again invites only whoever is new, also if the address is in other case', async () => {
  const [earlier, revoked, added] = [newInvited(), newInvited(), newInvited()]
  await create(sql, [earlier, revoked])
  await revoke(sql, revoked)
  const again = [{ ...earlier, email: earlier.email.toUpperCase() }, revoked, added, added]
  expect(await create(sql, again)).toMatchObject({ created: [{ email: added.email }], existing: 2, revoked: 1 })
  expect(await list(sql)).toMatchObject([{ state: 'silent' }, { state: 'revoked' }, { state: 'silent' }])
})

test('a row that is not valid invites nobody', async () => {
  const broken = newInvited({ email: 'no address' })
  await expect(create(sql, [newInvited(), broken])).rejects.toMatchObject({
    code: 'PT400',
    message: 'invitation_invalid',
  })
  expect(await list(sql)).toEqual([])
})

test('links are mailed in the language of the guest, and the answer has none of them', async () => {
  const guest = newInvited({ locale: 'en', most: 3 })
  expect(await create(sql, [guest], true)).toMatchObject({ created: [{ token: null }] })
  const [mail] = await sql<{ token: string }[]>`select * from public.claim_mail()`
  expect(mail).toMatchObject({
    kind: 'invitation',
    event: 'vecer',
    state: null,
    locale: 'en',
    full_name: guest.fullName,
    email: guest.email,
    seats: 3,
    link: 'invitation',
  })
  expect(await findInvitation(sql, mail!.token)).toMatchObject({ email: guest.email, state: 'silent' })
})

test('without mail, nothing is mailed, and nobody is invited by mail', async () => {
  await update(sql, [], false)
  const refused = { code: 'PT409', message: 'mail_not_set_up' }
  await expect(create(sql, [newInvited()], true)).rejects.toMatchObject(refused)
  expect(await list(sql)).toEqual([])
  await create(sql, [newInvited()])
  await expect(remind(sql, 'vecer', true)).rejects.toMatchObject(refused)
  expect(await remind(sql, 'vecer')).toHaveLength(1)
})

test('a reminder has a new link for each guest who has not answered, and earlier links remain valid', async () => {
  const [silent, declined, accepted, revoked] = await invite(sql, [
    newInvited(),
    newInvited(),
    newInvited(),
    newInvited(),
  ])
  await answer(sql, declined!, 0)
  await answer(sql, accepted!, 1)
  await revoke(sql, revoked!)
  const reminded = await remind(sql, 'vecer')
  expect(reminded).toMatchObject([{ email: silent!.email }])
  expect(reminded[0]!.token).not.toBe(silent!.token)
  expect(await findInvitation(sql, reminded[0]!.token!)).toEqual(await findInvitation(sql, silent!.token))
})

test('a reminder is mailed to nobody whose mail has not been sent yet', async () => {
  await create(sql, [newInvited()], true)
  expect(await remind(sql, 'vecer', true)).toEqual([])
  const [mail] = await sql<{ id: string }[]>`select id from public.claim_mail()`
  await sql`select public.record_mail(${mail!.id}, 1, null, null, false)`
  expect(await remind(sql, 'vecer', true)).toMatchObject([{ token: null }])
  expect(await sql`select kind, link from public.claim_mail()`).toEqual([{ kind: 'reminder', link: 'invitation' }])
})

test('a guest accepts, changes the number of persons and the name, cancels, and accepts again', async () => {
  const guest = await inviteOne(sql, { most: 3, locale: 'en' })
  const found = { event: 'vecer', full_name: guest.fullName, email: guest.email, persons: 3, locale: 'en' }
  expect(await findInvitation(sql, guest.token)).toEqual({ ...found, state: 'silent', seats: null, waiting: false })

  const accepted = { ...found, state: 'accepted', waiting: false }
  expect(await answer(sql, guest, 2)).toEqual({ ...accepted, seats: 2, outcome: 'registered' })
  expect(await answer(sql, guest, 3)).toEqual({ ...accepted, seats: 3, outcome: 'changed' })
  expect(await answer(sql, guest, 1)).toEqual({ ...accepted, seats: 1, outcome: 'changed' })
  const renamed = { fullName: 'Jana Nová' }
  expect(await answer(sql, guest, 1, renamed)).toMatchObject({ full_name: 'Jana Nová', outcome: 'changed' })
  expect(await storedSeats(sql)).toMatchObject({ taken: 1, counted: 1 })
  expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['changed'] }])

  expect(await answer(sql, guest, 0)).toEqual({
    ...found,
    state: 'declined',
    seats: null,
    waiting: false,
    outcome: 'cancelled',
  })
  expect(await storedSeats(sql)).toMatchObject({ taken: 0 })
  expect(await answer(sql, guest, 1)).toMatchObject({ state: 'accepted', outcome: 'registered' })
  expect(await list(sql)).toMatchObject([{ state: 'accepted', places: 1 }])
})

test('the form that a guest sends again after a lost answer is the same acceptance', async () => {
  const guest = await inviteOne(sql)
  const { submissionId } = guest
  for (const _ of [1, 2]) {
    expect(await answer(sql, guest, 2, { submissionId })).toMatchObject({ outcome: 'registered', seats: 2 })
  }
  expect(await answer(sql, guest, 2)).toMatchObject({ outcome: 'changed', seats: 2 })
  expect(await storedRegistrations(sql)).toMatchObject([{ seats: 2, mails: ['registered'] }])
})

test('a submission id of another guest is refused', async () => {
  const [first, second] = await invite(sql, [newInvited(), newInvited()])
  await answer(sql, first!, 1, { submissionId: first!.submissionId })
  const sent = { submissionId: first!.submissionId }
  expect(await answer(sql, second!, 1, sent)).toMatchObject({ outcome: 'submission_conflict', state: 'silent' })
})

test('a guest declines, also twice, and accepts after all', async () => {
  const guest = await inviteOne(sql)
  for (const _ of [1, 2]) expect(await answer(sql, guest, 0)).toMatchObject({ state: 'declined', outcome: 'declined' })
  expect(await sql`select * from public.list_events()`).toMatchObject([{ invited: 1, declined: 1, silent: 0 }])
  expect(await answer(sql, guest, 1)).toMatchObject({ state: 'accepted', outcome: 'registered' })
  expect(await sql`select * from public.list_events()`).toMatchObject([{ invited: 1, accepted: 1, declined: 0 }])
})

test('a guest cannot come with more persons than they are invited with', async () => {
  const guest = await inviteOne(sql, { most: 2 })
  expect(await answer(sql, guest, 3)).toMatchObject({ outcome: 'too_many', state: 'silent' })
  await answer(sql, guest, 1)
  expect(await answer(sql, guest, 3)).toMatchObject({ outcome: 'too_many', seats: 1 })
})

test.each([
  ['full', { capacity: 0 }, 'capacity_full'],
  ['said to be full', { availability: 'full' as const }, 'capacity_full'],
  ['said to be closed', { availability: 'closed' as const }, 'registration_closed'],
  ['not open yet', { opensAt: hours(1) }, 'registration_not_open'],
  ['closed', { closesAt: hours(-1) }, 'registration_closed'],
  ['closed by the demoDate', { closesAt: hours(1), asOf: hours(2) }, 'registration_closed'],
])('while the event is %s, a guest can only decline', async (_, facts, outcome) => {
  const guest = await inviteOne(sql)
  const later = { ...facts, ...builtLater(1) }
  expect(await answer(sql, guest, 1, later)).toMatchObject({ outcome, state: 'silent' })
  expect(await answer(sql, guest, 0, later)).toMatchObject({ outcome: 'declined' })
})

test('after registration closed, a guest who has accepted can keep fewer places, correct the name, and cancel', async () => {
  const guest = await inviteOne(sql, { most: 3 })
  await answer(sql, guest, 2)
  const later = { ...builtLater(1), closesAt: hours(-1) }
  expect(await answer(sql, guest, 3, later)).toMatchObject({ outcome: 'registration_closed', seats: 2 })
  expect(await answer(sql, guest, 2, { ...later, fullName: 'Jana Nová' })).toMatchObject({ outcome: 'changed' })
  expect(await answer(sql, guest, 1, later)).toMatchObject({ outcome: 'changed', seats: 1 })
  expect(await answer(sql, guest, 0, later)).toMatchObject({ outcome: 'cancelled' })
})

test('a guest gets more places only while they are free', async () => {
  const event = { capacity: 3 }
  const [guest, other] = await invite(sql, [newInvited({ ...event, most: 3 }), newInvited(event)])
  await answer(sql, guest!, 1)
  await answer(sql, other!, 1)
  expect(await answer(sql, guest!, 3)).toMatchObject({ outcome: 'capacity_full', seats: 1 })
  expect(await answer(sql, guest!, 2)).toMatchObject({ outcome: 'changed', seats: 2 })
  expect(await storedSeats(sql)).toEqual({ taken: 3, counted: 3, capacity: 3 })
})

test('who waits moves up when an invited guest cancels or keeps fewer places', async () => {
  const event = { capacity: 2, waitingList: true }
  const guest = await inviteOne(sql, event)
  await answer(sql, guest, 2)
  for (const _ of [1, 2]) expect(await register(sql, newSubmission({ ...event, waiting: true }))).toBe('waiting')
  await answer(sql, guest, 1)
  expect((await storedRegistrations(sql)).map(({ state }) => state)).toEqual(['registered', 'registered', 'waiting'])
  await answer(sql, guest, 0)
  expect((await storedRegistrations(sql)).map(({ state }) => state)).toEqual(['cancelled', 'registered', 'registered'])
})

const unknown = '0123456789abcdef0123456789abcdef'

test('an unknown, a revoked and an expired link find and change nothing', async () => {
  const [revoked, expired] = await invite(sql, [newInvited(), newInvited()])
  await revoke(sql, revoked!)
  const past = { ...expired!, ...builtLater(1), endsAt: hours(-1) }
  for (const token of [unknown, revoked!.token, '', "'", 'x'.repeat(10_000), expired!.token.toUpperCase()]) {
    expect(await findInvitation(sql, token)).toBeNull()
    expect(await answer(sql, { ...expired!, token }, 1)).toBeNull()
  }
  // The answer brings the facts that end the event.
  expect(await answer(sql, past, 1)).toBeNull()
  expect(await findInvitation(sql, expired!.token)).toBeNull()
  expect(await storedRegistrations(sql)).toEqual([])
})

test('a link to an invitation is none to a registration, and the reverse', async () => {
  const guest = await inviteOne(sql)
  await answer(sql, guest, 1)
  const other = newSubmission({ mail: true })
  await register(sql, other)
  expect(await find(sql, guest.token)).toBeNull()
  expect(await change(sql, guest.token, 0)).toBeNull()
  expect(await findInvitation(sql, await tokenOf(sql, other))).toBeNull()
})

test('a link of one event does not answer for another', async () => {
  const guest = await inviteOne(sql)
  expect(await answer(sql, guest, 1, { event: 'dilna' })).toBeNull()
  expect(await sql`select id from private.events`).toEqual([{ id: 'vecer' }])
})

test.each([-1, null])('%s persons are an error', async (persons) => {
  const guest = await inviteOne(sql)
  await expect(answer(sql, guest, persons as number)).rejects.toMatchObject({ code: 'PT400' })
})

test('an answer without a name is an error whose message has no data of the guest', async () => {
  const guest = await inviteOne(sql)
  const error = await answer(sql, guest, 1, { fullName: ' ' }).catch((reason: Error) => reason)
  expect(error).toMatchObject({ code: 'PT400', message: 'registration_invalid' })
  expect(JSON.stringify(error)).not.toContain(guest.email)
})

test('an invited guest who registers with the public form has accepted, and changes it with the invitation', async () => {
  const guest = await inviteOne(sql, { most: 3 })
  const sent = { ...guest, email: guest.email.toUpperCase(), ...seatsIn('invitation', 2) }
  expect(await register(sql, sent)).toBe('registered')
  expect(await findInvitation(sql, guest.token)).toMatchObject({ state: 'accepted', seats: 2 })
  expect(await answer(sql, guest, 3)).toMatchObject({ outcome: 'changed', seats: 3 })
  expect(await storedRegistrations(sql)).toMatchObject([{ seats: 3 }])
})

test('a guest who is registered for more persons than they are invited with keeps their places', async () => {
  const guest = await inviteOne(sql, { most: 1 })
  await register(sql, { ...guest, ...seatsIn('invitation', 2) })
  expect(await findInvitation(sql, guest.token)).toMatchObject({ persons: 2, seats: 2 })
  expect(await answer(sql, guest, 2, { fullName: 'Jana Nová' })).toMatchObject({ outcome: 'changed', seats: 2 })
  expect(await answer(sql, guest, 1)).toMatchObject({ outcome: 'changed', persons: 1 })
})

test('a guest who waits sees it, and can cancel with the invitation', async () => {
  const event = { capacity: 0, waitingList: true }
  const guest = await inviteOne(sql, event)
  expect(await register(sql, { ...guest, mail: true, waiting: true })).toBe('waiting')
  expect(await findInvitation(sql, guest.token)).toMatchObject({ state: 'accepted', waiting: true })
  expect(await answer(sql, guest, 2)).toMatchObject({ outcome: 'capacity_full', waiting: true })
  expect(await answer(sql, guest, 0)).toMatchObject({ outcome: 'cancelled', state: 'declined', waiting: false })
})

describe('mails to an invited guest', () => {
  type Claimed = { kind: string; token: string | null; link: string }
  const claim = async () => (await sql<Claimed[]>`select kind, token, link from public.claim_mail()`)[0]

  test.each([
    ['registered', (guest: Guest) => answer(sql, guest, 2)],
    ['changed', (guest: Guest) => answer(sql, guest, 2).then(() => answer(sql, guest, 1))],
    ['registered', (guest: Guest) => register(sql, { ...guest, mail: true })],
    ['registered', (guest: Guest) => answer(sql, guest, 2).then(() => resend(sql, guest))],
    ['cancelled', (guest: Guest) => answer(sql, guest, 2).then(() => cancel(sql, guest))],
  ])('%s: the link leads to the invitation', async (kind, act) => {
    const guest = await inviteOne(sql)
    await act(guest)
    const mail = await claim()
    expect(mail).toMatchObject({ kind, link: 'invitation' })
    expect(await findInvitation(sql, mail!.token!)).toEqual(await findInvitation(sql, guest.token))
  })

  type Guest = Awaited<ReturnType<typeof inviteOne>>

  test('a message has a link to the invitation, too; that of a guest who was not invited leads to the registration', async () => {
    const guest = await inviteOne(sql)
    const other = newSubmission({ mail: true })
    await answer(sql, guest, 1)
    await register(sql, other)
    await sql`delete from private.outbox`
    expect(await sendMessage(sql, 'vecer')).toBe(2)
    expect(new Set([(await claim())?.link, (await claim())?.link])).toEqual(new Set(['invitation', 'registration']))
  })

  test('the mail to a guest who registered before they were invited keeps its link', async () => {
    const guest = newInvited({ mail: true })
    await register(sql, guest)
    await create(sql, [guest])
    const mail = await claim()
    expect(mail).toMatchObject({ link: 'registration' })
    expect(await find(sql, mail!.token!)).not.toBeNull()
  })

  test('an answer deletes the invitation that has not been sent', async () => {
    const [accepting, declining] = [newInvited(), newInvited()]
    await create(sql, [accepting, declining], true)
    const tokens = await sql<{ token: string }[]>`select token from private.outbox order by invitation_id`
    await answer(sql, { ...accepting, token: tokens[0]!.token }, 1)
    await answer(sql, { ...declining, token: tokens[1]!.token }, 0)
    expect(await sql`select kind from private.outbox`).toEqual([{ kind: 'registered' }])
  })

  test('a mail of an invitation is not sent after the event', async () => {
    const guest = newInvited()
    await create(sql, [guest], true)
    await update(sql, [{ ...guest, ...builtLater(1), endsAt: hours(-1) }])
    expect(await claim()).toBeUndefined()
  })

  test('at most three mails go to one address within an hour, those of invitations included', async () => {
    const { email } = newInvited()
    for (const event of ['a', 'b', 'c', 'd']) await create(sql, [newInvited({ event, email })], true)
    for (const _ of [1, 2, 3]) expect(await claim()).toMatchObject({ kind: 'invitation' })
    expect(await claim()).toBeUndefined()
  })

  test('unsent mails are listed by event and kind', async () => {
    await create(sql, [newInvited(), newInvited()], true)
    expect(await sql`select * from public.list_mail()`).toMatchObject([
      { event: 'vecer', kind: 'invitation', state: 'waiting', mails: 2 },
    ])
  })
})

describe('to revoke an invitation', () => {
  test('ends all links of the guest, also those to the registration, and cancels it with a mail without a link', async () => {
    const guest = newInvited({ mail: true })
    await register(sql, guest)
    const registrationLink = await tokenOf(sql, guest)
    const [invited] = await invite(sql, [guest])
    const [reminded] = [(await resend(sql, guest), await tokenOf(sql, guest))]
    expect(await revoke(sql, { ...guest, email: guest.email.toUpperCase() })).toEqual({ revoked: 1, cancelled: 1 })
    for (const token of [invited!.token, reminded]) expect(await findInvitation(sql, token)).toBeNull()
    expect(await find(sql, registrationLink)).toBeNull()
    expect(await storedRegistrations(sql)).toMatchObject([{ state: 'cancelled', mails: ['cancelled'] }])
    expect(await sql`select kind, token, link, email from public.claim_mail()`).toEqual([
      { kind: 'cancelled', token: null, link: 'invitation', email: guest.email },
    ])
  })

  test('gives the places to those who wait, and is done once', async () => {
    const event = { capacity: 1, waitingList: true, mail: true }
    const guest = await inviteOne(sql, event)
    await answer(sql, guest, 1)
    await register(sql, newSubmission({ ...event, waiting: true }))
    expect(await revoke(sql, guest)).toEqual({ revoked: 1, cancelled: 1 })
    expect((await storedRegistrations(sql)).map(({ state }) => state)).toEqual(['cancelled', 'registered'])
    expect(await revoke(sql, guest)).toEqual({ revoked: 0, cancelled: 0 })
    expect(await revoke(sql, newInvited())).toEqual({ revoked: 0, cancelled: 0 })
  })

  test('deletes the invitation that has not been sent, and leaves the guest out of all counts but its own', async () => {
    const guest = newInvited()
    await create(sql, [guest], true)
    await revoke(sql, guest)
    expect(await sql`select from private.outbox`).toHaveLength(0)
    expect(await list(sql)).toMatchObject([{ state: 'revoked', places: null }])
    expect(await sql`select * from public.list_events()`).toMatchObject([{ invited: 0, silent: 0, declined: 0 }])
  })
})

describe('what is erased', () => {
  const stored = () => sql`
    select to_jsonb(each)::text from private.invitations as each
      union all select to_jsonb(each)::text from private.invitation_tokens as each
      union all select to_jsonb(each)::text from private.registrations as each
      union all select to_jsonb(each)::text from private.outbox as each`

  test('an address: the invitation, its links and mails, and the registration', async () => {
    const [guest, other] = await invite(sql, [newInvited(), newInvited()])
    await answer(sql, guest!, 1)
    expect(await erase(sql, { ...guest!, email: guest!.email.toUpperCase() })).toBe(2)
    expect(await list(sql)).toMatchObject([{ email: other!.email }])
    expect(await erase(sql, other!)).toBe(1)
    expect(await stored()).toHaveLength(0)
  })

  test('an event: all invitations, also revoked ones', async () => {
    const [guest, revoked] = await invite(sql, [newInvited(), newInvited()])
    await remind(sql, 'vecer', true)
    await answer(sql, guest!, 1)
    await revoke(sql, revoked!)
    await sql`select public.erase_registrations('vecer')`
    expect(await stored()).toHaveLength(0)
  })

  test('an event without a registration, when its retention is over', async () => {
    const guest = await inviteOne(sql)
    await update(sql, [{ ...guest, ...builtLater(1), endsAt: hours(-24 * 31) }])
    expect(await sql`select public.erase_ended_registrations() as erased`).toEqual([{ erased: 0 }])
    expect(await stored()).toHaveLength(0)
  })
})
