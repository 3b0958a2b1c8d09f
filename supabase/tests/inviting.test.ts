/** @jest-environment node */
import {
  cancel,
  claimMail,
  erase,
  eraseEnded,
  eraseEvent,
  find,
  resend,
  sendMails,
  sendMessage,
  storedRegistrations,
  storedStates,
  tokenOf,
  update,
} from './changes'
import {
  answer,
  create,
  findPersonalInvitation,
  invite,
  inviteOne,
  list,
  newInvited,
  remind,
  revoke,
} from './personal-invitations'
import { builtLater, newSubmission, register } from './submission'
import { hours, pass } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 2, mail: true })

test('a new guest of a list gets a link with 128 bits, of which only the hash is stored', async () => {
  const guests = [newInvited({ maxSeats: 3 }), newInvited({ locale: 'en' })]
  const { created, ...others } = await create(sql, guests)
  expect(others).toEqual({ skipped: [] })
  expect(created).toEqual(
    guests.map(({ fullName, email, locale, maxSeats }) => ({
      full_name: fullName,
      email,
      locale,
      max_seats: maxSeats,
      token: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })),
  )
  const stored = await sql`
    select to_jsonb(invitation)::text from private.personal_invitations as invitation
      union all select to_jsonb(link)::text from private.personal_invitation_tokens as link`
  expect(stored).toHaveLength(4)
  for (const { token } of created) expect(JSON.stringify(stored)).not.toContain(token)
})

test('a list that is read again invites only guests who are new, also if the address is in other case', async () => {
  const [earlier, revoked, added] = [newInvited(), newInvited(), newInvited()]
  await create(sql, [earlier, revoked])
  await revoke(sql, revoked)
  const again = [{ ...earlier, email: earlier.email.toUpperCase() }, revoked, added, added]
  expect(await create(sql, again)).toMatchObject({
    created: [{ email: added.email }],
    skipped: [
      { email: earlier.email.toUpperCase(), why: 'existing' },
      { email: revoked.email, why: 'revoked' },
      { email: added.email, why: 'existing' },
    ],
  })
  expect(await list(sql)).toMatchObject([{ state: 'silent' }, { state: 'revoked' }, { state: 'silent' }])
})

test('a row that is not valid invites nobody', async () => {
  const broken = newInvited({ email: 'no address' })
  await expect(create(sql, [newInvited(), broken])).rejects.toMatchObject({
    code: 'PT400',
    message: 'personal_invitation_invalid',
  })
  expect(await list(sql)).toEqual([])
})

test('links are mailed in the language of the guest, and the answer has none of them', async () => {
  const guest = newInvited({ locale: 'en', maxSeats: 3 })
  expect(await create(sql, [guest], true)).toMatchObject({ created: [{ token: null }] })
  const mail = await claimMail(sql)
  expect(mail).toMatchObject({
    kind: 'invitation',
    event: 'vecer',
    state: null,
    locale: 'en',
    full_name: guest.fullName,
    email: guest.email,
    seats: 3,
    link: 'personalInvitation',
  })
  expect(await findPersonalInvitation(sql, mail!.token!)).toMatchObject({ email: guest.email, state: 'silent' })
})

test('a guest who has registered already, or waits, is invited without a mail, and a file has a link for them', async () => {
  const event = { capacity: 1, waitingList: true, mail: true }
  const [registered, waiting, added] = [newInvited(event), newInvited({ ...event, waiting: true }), newInvited(event)]
  for (const guest of [registered, waiting]) await register(sql, guest)
  const guests = [{ ...registered, email: registered.email.toUpperCase() }, waiting, added]
  expect(await create(sql, guests, true)).toMatchObject({
    created: [{ email: added.email }],
    skipped: guests.slice(0, 2).map(({ email }) => ({ email, why: 'registered' })),
  })
  expect(await sql`select from private.outbox where kind = 'invitation'`).toHaveLength(1)
  expect(await sql`select from private.personal_invitation_tokens`).toHaveLength(1)
  expect((await list(sql)).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'silent'])
  await sql`delete from private.personal_invitations`
  expect(await create(sql, guests)).toMatchObject({ created: [{}, {}, {}], skipped: [] })
})

test('without mail, nothing is mailed, and nobody is invited by mail', async () => {
  await update(sql, [], false)
  await expect(create(sql, [newInvited()], true)).rejects.toThrow('no_mail')
  expect(await list(sql)).toEqual([])
  await create(sql, [newInvited()])
  await expect(remind(sql, 'vecer', true)).rejects.toThrow('no_mail')
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
  expect(await findPersonalInvitation(sql, reminded[0]!.token!)).toEqual(
    await findPersonalInvitation(sql, silent!.token),
  )
})

test('a reminder is mailed to nobody whose mail has not been sent, or was sent within 24 hours', async () => {
  await create(sql, [newInvited()], true)
  expect(await remind(sql, 'vecer', true)).toEqual([])
  expect(await sendMails(sql)).toHaveLength(1)
  expect(await remind(sql, 'vecer', true)).toEqual([])
  await pass(sql, '24 hours')
  expect(await remind(sql, 'vecer', true)).toMatchObject([{ token: null }])
  expect(await sql`select kind, link from public.claim_mail()`).toEqual([
    { kind: 'reminder', link: 'personalInvitation' },
  ])
})

test('nobody is mailed two reminders within 24 hours, but gets a link in a file', async () => {
  await inviteOne(sql)
  // By a letter of the organiser's own, the guest may have just got the invitation.
  expect(await remind(sql, 'vecer', true)).toEqual([])
  await pass(sql, '24 hours')
  expect(await remind(sql, 'vecer', true)).toHaveLength(1)
  expect(await sendMails(sql)).toHaveLength(1)
  expect(await remind(sql, 'vecer', true)).toEqual([])
  expect(await remind(sql, 'vecer')).toHaveLength(1)
  await pass(sql, '24 hours')
  expect(await remind(sql, 'vecer', true)).toHaveLength(1)
})

describe('mails to an invited guest', () => {
  test.each([
    ['registered', (guest: Guest) => answer(sql, guest, 2)],
    ['changed', (guest: Guest) => answer(sql, guest, 2).then(() => answer(sql, guest, 1))],
    ['registered', (guest: Guest) => register(sql, { ...guest, mail: true })],
    ['registered', (guest: Guest) => answer(sql, guest, 2).then(() => resend(sql, guest))],
    ['cancelled', (guest: Guest) => answer(sql, guest, 2).then(() => cancel(sql, guest))],
  ])('%s: the link leads to the invitation', async (kind, act) => {
    const guest = await inviteOne(sql)
    await act(guest)
    const mail = await claimMail(sql)
    expect(mail).toMatchObject({ kind, link: 'personalInvitation' })
    expect(await findPersonalInvitation(sql, mail!.token!)).toEqual(await findPersonalInvitation(sql, guest.token))
  })

  type Guest = Awaited<ReturnType<typeof inviteOne>>

  test('a message has a link to the invitation, too; that of a guest who was not invited leads to the registration', async () => {
    const guest = await inviteOne(sql)
    const other = newSubmission({ mail: true })
    await answer(sql, guest, 1)
    await register(sql, other)
    await sql`delete from private.outbox`
    expect(await sendMessage(sql, 'vecer')).toBe(2)
    expect(new Set([(await claimMail(sql))?.link, (await claimMail(sql))?.link])).toEqual(
      new Set(['personalInvitation', 'registration']),
    )
  })

  test('the mail to a guest who registered before they were invited keeps its link', async () => {
    const guest = newInvited({ mail: true })
    await register(sql, guest)
    await create(sql, [guest])
    const mail = await claimMail(sql)
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
})

describe('to revoke an invitation', () => {
  test('ends all links of the guest, also those to the registration, and cancels it with a mail without a link', async () => {
    const guest = newInvited({ mail: true })
    await register(sql, guest)
    const registrationLink = await tokenOf(sql, guest)
    const [invited] = await invite(sql, [guest])
    const [reminded] = [(await resend(sql, guest), await tokenOf(sql, guest))]
    expect(await revoke(sql, { ...guest, email: guest.email.toUpperCase() })).toBe(1)
    for (const token of [invited!.token, reminded]) expect(await findPersonalInvitation(sql, token)).toBeNull()
    expect(await find(sql, registrationLink)).toBeNull()
    expect(await storedRegistrations(sql)).toMatchObject([{ state: 'cancelled', mails: ['cancelled'] }])
    expect(await sql`select kind, token, link, email from public.claim_mail()`).toEqual([
      { kind: 'cancelled', token: null, link: 'personalInvitation', email: guest.email },
    ])
  })

  test('gives the seats to those who wait, and is done once', async () => {
    const event = { capacity: 1, waitingList: true, mail: true }
    const guest = await inviteOne(sql, event)
    await answer(sql, guest, 1)
    await register(sql, newSubmission({ ...event, waiting: true }))
    expect(await revoke(sql, guest)).toBe(1)
    expect(await storedStates(sql)).toEqual(['cancelled', 'registered'])
    expect(await revoke(sql, guest)).toBe(0)
    expect(await revoke(sql, newInvited())).toBe(0)
  })

  test('deletes the invitation that has not been sent, and keeps the invitation', async () => {
    const guest = newInvited()
    await create(sql, [guest], true)
    await revoke(sql, guest)
    expect(await sql`select from private.outbox`).toHaveLength(0)
    expect(await list(sql)).toMatchObject([{ state: 'revoked', seats: null }])
    expect(await sql`select from private.registrations`).toHaveLength(0)
  })
})

describe('what is erased', () => {
  const stored = () => sql`
    select to_jsonb(each)::text from private.personal_invitations as each
      union all select to_jsonb(each)::text from private.invited_guests as each
      union all select to_jsonb(each)::text from private.personal_invitation_tokens as each
      union all select to_jsonb(each)::text from private.registrations_and_guests as each
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
    await eraseEvent(sql)
    expect(await stored()).toHaveLength(0)
  })

  test('an event without a registration, when its retention is over', async () => {
    const guest = await inviteOne(sql)
    await update(sql, [{ ...guest, ...builtLater(1), endsAt: hours(-1) }])
    await pass(sql, '31 days')
    await sql`update private.events set ends_at = ends_at - interval '31 days', latest_end = ends_at - interval '31 days'`
    expect(await eraseEnded(sql)).toEqual({ erased: 0, held_back: [] })
    expect(await stored()).toHaveLength(0)
  })
})
