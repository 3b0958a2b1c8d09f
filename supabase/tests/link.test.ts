/** @jest-environment node */
import { forms, type FormName } from '../../src/registration/fields'
import {
  cancel,
  change,
  claimMail,
  find,
  listGuests,
  recordMail,
  resend,
  sendAllMails,
  sendMails,
  sendMessage,
  storedRegistrations,
  tokenOf,
  tokensOf,
  update,
} from './changes'
import { builtLater, newSubmission, register, seatsIn, storedSeats, type Submission } from './submission'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 2, mail: false })

async function newGuest(changes: Partial<Submission> = {}) {
  const guest = newSubmission({ mail: true, ...seatsIn('programme', 2), ...changes })
  expect(await register(sql, guest)).toBe('registered')
  return { ...guest, token: await tokenOf(sql, guest) }
}

const unknown = '0123456789abcdef0123456789abcdef'

test('a token has 128 bits in lower case, and only its hash remains when the mail is sent', async () => {
  const { token } = await newGuest()
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  await sendAllMails(sql)
  const tables = await sql`select to_jsonb(mail)::text as row from private.outbox as mail
    union all select to_jsonb(link)::text from private.tokens as link`
  expect(tables).toHaveLength(2)
  expect(JSON.stringify(tables)).not.toContain(token)
  expect(await find(sql, token)).not.toBeNull()
})

test('a link finds what is booked, without the e-mail address', async () => {
  const { token, event, fullName } = await newGuest()
  expect(await find(sql, token)).toEqual({
    event,
    state: 'registered',
    seats: 2,
    attendance: null,
    full_name: fullName,
    invited: false,
    revision: expect.any(Number),
    free: 8,
    full: false,
    closed: false,
    withdrawn: false,
    restorable: 'registered',
    new_email: null,
  })
})

test.each([
  [null, { full: true, closed: false }],
  ['full', { full: true, closed: false }],
  ['closed', { full: false, closed: true }],
] as const)(
  'a link says whether the event is full or closed, where the content says %s',
  async (availability, state) => {
    const { token } = await newGuest({ capacity: 2 })
    await sql`update private.events set availability = ${availability}`
    expect(await find(sql, token)).toMatchObject(state)
  },
)

test.each(['', unknown, 'x', "'", '\\', 'a'.repeat(10_000)])(
  'the unknown token “%.40s” finds and changes nothing',
  async (token) => {
    const guest = await newGuest()
    for (const each of [token, guest.token.toUpperCase()]) {
      expect(await find(sql, each)).toBeNull()
      expect(await change(sql, each, 0)).toBeNull()
    }
    expect(await storedSeats(sql)).toMatchObject({ taken: 2 })
  },
)

test('the form that was sent before a change to fewer seats is not the same submission any more', async () => {
  const guest = await newGuest()
  await change(sql, guest.token, 1)
  expect(await register(sql, guest)).toBe('email_taken')
})

test('a link is valid until the event ends, by the demoDate if there is one', async () => {
  const { token, ...guest } = await newGuest()
  const [before, end] = [new Date('2020-09-04T19:59:59Z'), new Date('2020-09-04T20:00:00Z')]
  await update(sql, [{ ...guest, ...builtLater(1), endsAt: end }])
  expect(await find(sql, token)).toBeNull()
  expect(await change(sql, token, 0)).toBeNull()
  await update(sql, [{ ...guest, ...builtLater(2), endsAt: end, asOf: end }])
  expect(await find(sql, token)).toBeNull()
  await update(sql, [{ ...guest, ...builtLater(3), endsAt: end, asOf: before }])
  expect(await find(sql, token)).not.toBeNull()
  expect(await change(sql, token, 0)).toMatchObject({ outcome: 'cancelled' })
})

test('a link still changes a registration after registration closed', async () => {
  const { token, ...guest } = await newGuest()
  await update(sql, [{ ...guest, ...builtLater(1), closesAt: new Date() }])
  expect(await change(sql, token, 1)).toMatchObject({ outcome: 'changed', seats: 1 })
})

describe.each(Object.keys(forms) as FormName[])('with the form %s', (form) => {
  test('fewer seats are free at once, and the guest gets a mail with a new link; the earlier link stays valid', async () => {
    const { token, ...guest } = await newGuest({ ...seatsIn(form, 2), capacity: 2 })
    const attendance = form === 'invitation' ? 'solo' : null
    expect(await change(sql, token, 1)).toMatchObject({ outcome: 'changed', state: 'registered', seats: 1, attendance })
    expect(await storedSeats(sql)).toEqual({ taken: 1, counted: 1, capacity: 2 })
    expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['changed'] }])
    const newToken = await tokenOf(sql, guest)
    expect(newToken).not.toBe(token)
    expect(await find(sql, newToken)).toEqual(await find(sql, token))
  })

  test('the same number of seats is no change, and sends no mail', async () => {
    const { token } = await newGuest(seatsIn(form, 2))
    await sendAllMails(sql)
    expect(await change(sql, token, 2)).toMatchObject({ outcome: 'changed', seats: 2 })
    expect(await storedRegistrations(sql)).toMatchObject([{ mails: [] }])
  })
})

test.each([-1, null])('%s persons are an error', async (persons) => {
  const { token } = await newGuest()
  await expect(change(sql, token, persons as number)).rejects.toMatchObject({ code: 'PT400' })
})

test('a cancel frees the seats, erases the guest, and queues a mail to the address', async () => {
  const { token, email, fullName } = await newGuest({ capacity: 2 })
  expect(await change(sql, token, 0)).toMatchObject({
    outcome: 'cancelled',
    state: 'cancelled',
    full_name: null,
  })
  expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 2 })
  expect(await listGuests(sql)).toHaveLength(0)
  const mails = await sql`select * from public.claim_mail()`
  expect(mails).toMatchObject([
    { kind: 'cancelled', state: 'cancelled', seats: 2, full_name: fullName, email, others: [] },
  ])
})

test.each(['sent', 'refused'])('when the mail of a cancel was %s, nothing personal remains', async (how) => {
  const { token, email, fullName } = await newGuest()
  await change(sql, token, 0)
  const refusal = { fault: 'mail_address', status: 550, final: true }
  await recordMail(sql, (await claimMail(sql))!, how === 'refused' ? refusal : {})
  const rows = await sql`
    select to_jsonb(guest)::text as row from private.registrations_and_guests as guest
      union all select to_jsonb(mail)::text from private.outbox as mail`
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(JSON.stringify(rows)).not.toContain(fullName)
})

test('without mail, a cancel erases the guest at once', async () => {
  const { token, email } = await newGuest()
  await change(sql, token, 0, false)
  expect(await sql`select from private.outbox`).toHaveLength(0)
  const [row] = await sql<
    { row: string }[]
  >`select to_jsonb(guest)::text as row from private.registrations_and_guests as guest`
  expect(row?.row).not.toContain(email)
})

test('after a cancel, the same submission registers anew, and the earlier link leads to the cancelled one', async () => {
  const { token, ...guest } = await newGuest()
  await change(sql, token, 0)
  expect(await register(sql, guest)).toBe('registered')
  expect(await find(sql, token)).toMatchObject({ state: 'cancelled' })
  expect(await find(sql, await tokenOf(sql, guest))).toMatchObject({ state: 'registered' })
  expect(await storedSeats(sql)).toMatchObject({ taken: 2, counted: 2 })
})

test('an organiser cancels as the link does, in any case of the address', async () => {
  const guest = await newGuest()
  expect(await cancel(sql, { ...guest, email: guest.email.toUpperCase() })).toBe(1)
  expect(await storedRegistrations(sql)).toMatchObject([{ state: 'cancelled', email: null, mails: ['cancelled'] }])
  expect(await cancel(sql, guest)).toBe(0)
  expect(await cancel(sql, { ...guest, event: 'unknown' })).toBe(0)
})

test('the mails of a guest name the other events that the address is registered for, and not those that it waits for', async () => {
  const { email } = await newGuest({ event: 'b', capacity: 2, waitingList: true })
  await register(sql, newSubmission({ event: 'c', capacity: 0, waitingList: true, waiting: true, email }))
  await cancel(sql, await newGuest({ event: 'd', email }))
  await sendAllMails(sql)
  await newGuest({ event: 'a', email: email.toUpperCase() })
  expect(await sql`select kind, others from public.claim_mail()`).toEqual([{ kind: 'registered', others: ['b'] }])
})

test('a mail that is sent again replaces one that has not been sent, with a new link; both links are valid', async () => {
  const guest = await newGuest()
  expect(await resend(sql, { ...guest, email: guest.email.toUpperCase() })).toBe('changed')
  const [newToken, ...others] = await tokensOf(sql, guest)
  expect(others).toEqual([])
  expect(await find(sql, newToken!)).toEqual(await find(sql, guest.token))
  await sendAllMails(sql)
  expect(await resend(sql, guest)).toBe('changed')
  expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['registered'] }])
})

test('a message goes to everybody who is registered or waits, in their language; after the event too, without a link', async () => {
  const guest = await newGuest({ waitingList: true, capacity: 2 })
  const other = newSubmission({ ...guest, ...newSubmission({ capacity: 2, locale: 'en', waiting: true }) })
  expect(await register(sql, { ...other, waitingList: true, mail: true })).toBe('waiting')
  await cancel(sql, guest)
  await newGuest({ locale: 'de', capacity: 2, waitingList: true, ...seatsIn('programme', 1) })
  await sendAllMails(sql)

  expect(await sendMessage(sql, 'vecer')).toBe(2)
  await update(sql, [newSubmission({ ...builtLater(1), endsAt: new Date() })])
  const messages: object[] = []
  for (let index = 0; index < 2; index++) {
    messages.push(...(await sql`select kind, locale, subject, message, token from public.claim_mail()`))
  }
  expect(messages).toEqual(
    expect.arrayContaining([
      { kind: 'message', locale: 'en', subject: 'Change', message: 'At six.', token: null },
      // The site no longer has that language.
      { kind: 'message', locale: 'de', subject: 'Změna', message: 'Od šesti.', token: null },
    ]),
  )
  expect(await sendMessage(sql, 'unknown')).toBe('gone')
})

test('the mail of a cancelled registration is also sent after the event, so that the address does not stay', async () => {
  const { token } = await newGuest()
  await sendAllMails(sql)
  await change(sql, token, 0)
  await update(sql, [newSubmission({ ...builtLater(1), endsAt: new Date() })])
  expect(await sendMails(sql)).toMatchObject([{ kind: 'cancelled' }])
  expect(await sql`select from private.outbox where email is not null`).toEqual([])
})

test('a cancel deletes the messages that have not been sent, and a change does not', async () => {
  const { token } = await newGuest()
  await sendMessage(sql, 'vecer')
  await change(sql, token, 1)
  expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['message', 'changed'] }])
  await change(sql, token, 0)
  expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['cancelled'] }])
})

test('without mail, nothing is queued, and messages are refused', async () => {
  const guest = await newGuest()
  await update(sql, [], false)
  expect(await sql`select public.mail_is_set_up() as mail`).toEqual([{ mail: false }])
  expect(await resend(sql, guest)).toBe('no_mail')
  expect(await sendMessage(sql, 'vecer')).toBe('no_mail')
  await change(sql, guest.token, 1, null)
  expect(await storedRegistrations(sql)).toMatchObject([{ mails: [] }])
})
