/** @jest-environment node */
import type { ClaimedMail } from '../../netlify/storage/database-types'
import {
  cancel,
  change,
  claimMail,
  erase,
  eraseEnded,
  eraseEvent,
  find,
  listGuests,
  recordMail,
  sendMails,
  storedRegistrations,
  storedStates,
  tokenOf,
} from './changes'
import { changeGuest, changeTo, confirm, correct, restore, secret, tokenOfAddressMail } from './own-changes'
import { erasePerson } from './organisers'
import { answer, inviteOne } from './personal-invitations'
import { builtLater, newSubmission, register, seatsIn, storedSeats, type Submission } from './submission'
import { pass } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 4 })

const wrong = 'jana@gmial.com'
const right = 'jana@gmail.com'

/** Registers a guest of the programme in a browser. */
async function newGuest(changes: Partial<Submission> = {}) {
  const guest = newSubmission({ mail: true, secret, waitingList: true, ...seatsIn('programme', 1), ...changes })
  const outcome = await register(sql, guest)
  return { ...guest, outcome, token: await tokenOf(sql, guest) }
}

/** The mail that is due, sent. */
async function mail(): Promise<ClaimedMail | undefined> {
  const claimed = await claimMail(sql)
  if (claimed) await recordMail(sql, claimed)
  return claimed
}

/** The two mails that are due, in the order of their kinds: those of one transaction are due at once. */
const bothMails = async () => [(await mail())!, (await mail())!].sort((a, b) => a.kind.localeCompare(b.kind))

/** Everything that is stored, as one text. */
async function stored(): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select oid::regclass::text as name from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r'`
  const rows = await Promise.all(tables.map(({ name }) => sql.unsafe(`select to_jsonb(t)::text from ${name} as t`)))
  return JSON.stringify(rows)
}

describe('a mistyped address', () => {
  test('is corrected in the browser: the old link ends, and the new address gets the confirmation', async () => {
    const guest = await newGuest({ email: wrong })
    await mail()
    expect(await correct(sql, guest, right)).toMatchObject({ outcome: 'corrected', email: right, seats: 1 })
    expect(await find(sql, guest.token)).toBeNull()
    const sent = await mail()
    expect(sent).toMatchObject({ kind: 'registered', email: right })
    expect(await find(sql, sent!.token!)).toMatchObject({ state: 'registered', seats: 1 })
    expect(await listGuests(sql)).toMatchObject([{ email: right }])
  })

  test('a mail to the wrong address that has not been sent is not sent', async () => {
    const guest = await newGuest({ email: wrong })
    await correct(sql, guest, right)
    expect(await mail()).toMatchObject({ email: right })
    expect(await mail()).toBeUndefined()
  })

  test('who waits keeps the place in the order', async () => {
    await newGuest({ capacity: 1 })
    const guest = await newGuest({ capacity: 1, email: wrong, waiting: true })
    const later = await newGuest({ capacity: 1, waiting: true })
    expect(await correct(sql, guest, right)).toMatchObject({ outcome: 'corrected', state: 'waiting' })
    expect((await storedRegistrations(sql)).slice(1)).toMatchObject([{ email: right }, { email: later.email }])
  })

  test.each([
    ['another browser', (guest: Submission) => correct(sql, guest, right, 'f'.repeat(32))],
    [
      'another form of the same browser',
      (guest: Submission) => correct(sql, { ...guest, submissionId: newSubmission().submissionId }, right),
    ],
    ['another event', (guest: Submission) => correct(sql, { ...guest, event: 'other' }, right)],
  ])('%s cannot correct it', async (_what, attempt) => {
    const guest = await newGuest({ email: wrong })
    await newGuest({ event: 'other' })
    expect(await attempt(guest)).toBeNull()
    expect(await listGuests(sql)).toMatchObject([{ email: wrong }])
  })

  test('a registration without a secret cannot be corrected', async () => {
    const guest = await newGuest({ email: wrong, secret: null })
    expect(await correct(sql, guest, right)).toBeNull()
  })

  test('whoever sends the form again gets no right to correct it', async () => {
    const guest = await newGuest({ email: wrong, secret: null })
    expect(await register(sql, { ...guest, secret })).toBe('registered')
    expect(await correct(sql, guest, right)).toBeNull()
  })

  test('it can be corrected for an hour, and then nothing is left of it', async () => {
    const guest = await newGuest({ email: wrong })
    await pass(sql, '59 minutes')
    expect(await correct(sql, guest, null)).toMatchObject({ outcome: 'found', email: wrong })
    await pass(sql, '2 minutes')
    expect(await correct(sql, guest, right)).toBeNull()
    await sql`select public.run_schedule(array[]::text[])`
    expect(await sql`select from private.corrections`).toHaveLength(0)
  })

  test('to open the link changes nothing; a form that was sent from it ends the correction', async () => {
    const guest = await newGuest({ email: wrong, ...seatsIn('programme', 2) })
    await find(sql, guest.token)
    expect(await correct(sql, guest, null)).not.toBeNull()
    await change(sql, guest.token, 2)
    expect(await correct(sql, guest, right)).toBeNull()
  })

  test('three times at most', async () => {
    const guest = await newGuest({ email: wrong })
    for (const email of ['a@guest.example', 'b@guest.example', 'c@guest.example']) {
      expect(await correct(sql, guest, email)).toMatchObject({ outcome: 'corrected' })
    }
    expect(await correct(sql, guest, right)).toMatchObject({
      outcome: 'too_many_registrations',
      email: 'c@guest.example',
    })
    expect(await correct(sql, guest, 'C@guest.example')).toMatchObject({ outcome: 'found' })
  })

  test('not to an address that is registered already', async () => {
    await newGuest({ email: right })
    const guest = await newGuest({ email: wrong })
    expect(await correct(sql, guest, right.toUpperCase())).toMatchObject({ outcome: 'email_taken', email: wrong })
    expect(await find(sql, guest.token)).not.toBeNull()
  })

  test('not after the guest has cancelled or was erased', async () => {
    const [cancelled, erased] = [await newGuest({ email: wrong }), await newGuest()]
    await cancel(sql, cancelled)
    await erase(sql, erased)
    expect(await correct(sql, cancelled, right)).toBeNull()
    expect(await correct(sql, erased, right)).toBeNull()
  })
})

describe('more places', () => {
  test('are added while there are any, with a mail', async () => {
    const guest = await newGuest({ capacity: 3 })
    expect(await find(sql, guest.token)).toMatchObject({ free: 2, full: false })
    expect(await changeTo(sql, guest, 3)).toMatchObject({ outcome: 'changed', seats: 3, free: 0 })
    expect(await storedSeats(sql)).toMatchObject({ taken: 3, counted: 3 })
    expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['changed'] }])
  })

  test.each([
    ['no more than there are', { capacity: 2 }, 3, 'capacity_full'],
    ['not after the registration has closed', { capacity: 9, closesAt: new Date(0) }, 2, 'registration_closed'],
    ['not while it is not open', { capacity: 9, opensAt: new Date('2098-01-01') }, 2, 'registration_not_open'],
    ['not while the content says full', { capacity: 9, availability: 'full' as const }, 2, 'capacity_full'],
  ])('%s', async (_what, facts, persons, outcome) => {
    const guest = await newGuest({ capacity: 9 })
    const later = new Date(guest.builtAt.getTime() + 1000)
    const now = { ...guest, ...facts, builtAt: later }
    expect(await changeTo(sql, now, persons)).toMatchObject({ outcome, seats: 1 })
    expect(await storedSeats(sql)).toMatchObject({ taken: 1, counted: 1 })
  })

  test('are added where whoever waits does not fit', async () => {
    const [guest, leaving] = [await newGuest({ capacity: 2 }), await newGuest({ capacity: 2 })]
    await newGuest({ capacity: 2, waiting: true, ...seatsIn('programme', 2) })
    await change(sql, leaving.token, 0)
    expect(await changeTo(sql, guest, 2)).toMatchObject({ outcome: 'changed' })
  })

  test('who waits cannot wait for more', async () => {
    await newGuest({ capacity: 1 })
    const guest = await newGuest({ capacity: 1, waiting: true })
    expect(await changeTo(sql, guest, 2)).toMatchObject({ outcome: 'too_many', seats: 1 })
  })

  test('a guest of the invitation brings one companion, no more', async () => {
    const guest = await newGuest({ ...seatsIn('invitation', 1) })
    expect(await changeTo(sql, guest, 2)).toMatchObject({ outcome: 'changed', attendance: 'plusOne' })
    expect(await changeTo(sql, guest, 3)).toMatchObject({ outcome: 'too_many' })
  })

  test('without the facts of the event nothing is added', async () => {
    const guest = await newGuest()
    expect(await change(sql, guest.token, 2)).toMatchObject({ outcome: 'too_many', seats: 1 })
  })

  test('they count for the network as registrations do', async () => {
    const network = 'ab'.repeat(32)
    const guest = await newGuest({ capacity: 500, network })
    await sql`insert into private.recent (kind, hash, seats) values ('network', ${Buffer.from(network, 'hex')}, 118)`
    expect(await changeTo(sql, guest, 3)).toMatchObject({ outcome: 'too_many_from_network', seats: 1 })
    expect(await changeTo(sql, guest, 2)).toMatchObject({ outcome: 'changed' })
    expect(await changeTo(sql, guest, 3)).toMatchObject({ outcome: 'too_many_from_network' })
  })
})

describe('an old form', () => {
  test('does nothing once something has changed', async () => {
    const guest = await newGuest({ persons: 3 })
    const { revision } = (await find(sql, guest.token))!
    await changeTo(sql, guest, 2, revision)
    expect(await changeTo(sql, guest, 1, revision)).toMatchObject({ outcome: 'changed_meanwhile', seats: 2 })
    expect(await changeTo(sql, guest, 0, revision)).toMatchObject({ outcome: 'changed_meanwhile', state: 'registered' })
  })

  test('that asks for what holds already is answered as the first time', async () => {
    const guest = await newGuest({ persons: 3 })
    const { revision } = (await find(sql, guest.token))!
    await changeTo(sql, guest, 2, revision)
    expect(await changeTo(sql, guest, 2, revision)).toMatchObject({ outcome: 'changed' })
  })

  test('writes back neither an earlier name nor an earlier wish for an address', async () => {
    const guest = await newGuest({ fullName: 'Jana Stará' })
    const { revision } = (await find(sql, guest.token))!
    await changeGuest(sql, guest.token, 'Jana Nová', null, revision)
    for (const email of [null, guest.email, right]) {
      expect(await changeGuest(sql, guest.token, 'Jana Stará', email, revision)).toMatchObject({
        outcome: 'changed_meanwhile',
        full_name: 'Jana Nová',
      })
    }
    expect(await changeGuest(sql, guest.token, 'Jana Nová', right, revision)).toMatchObject({
      outcome: 'changed_meanwhile',
    })
    expect(await sql`select from private.new_addresses`).toHaveLength(0)
  })

  test('with a name and an address whose answer was lost is answered as the first time', async () => {
    const guest = await newGuest({ fullName: 'Jana Stará' })
    const { revision } = (await find(sql, guest.token))!
    for (const email of [null, null, guest.email]) {
      expect(await changeGuest(sql, guest.token, 'Jana Nová', email, revision)).toMatchObject({ outcome: 'changed' })
    }
    const { revision: now } = (await find(sql, guest.token))!
    for (const email of [right, right.toUpperCase()]) {
      expect(await changeGuest(sql, guest.token, 'Jana Nováková', email, now)).toMatchObject({
        outcome: 'address_sent',
      })
    }
  })

  test('does not restore again what was cancelled once more', async () => {
    const guest = await newGuest()
    const { revision } = (await change(sql, guest.token, 0))!
    await restore(sql, guest, false, revision)
    await change(sql, guest.token, 0)
    expect(await restore(sql, guest, false, revision)).toMatchObject({
      outcome: 'changed_meanwhile',
      state: 'cancelled',
    })
  })

  test('does not accept an invitation again that was cancelled', async () => {
    const guest = await inviteOne(sql)
    const form = { submissionId: newSubmission().submissionId }
    await answer(sql, guest, 1, form)
    await answer(sql, guest, 0)
    expect(await answer(sql, guest, 1, form)).toMatchObject({ outcome: 'changed_meanwhile', state: 'declined' })
    expect(await answer(sql, guest, 1, { state: 'accepted' })).toMatchObject({ outcome: 'changed_meanwhile' })
    expect(await answer(sql, guest, 1)).toMatchObject({ outcome: 'registered' })
  })
})

describe('a cancellation', () => {
  test('can be taken back within a day: the same link, the same name, and a mail', async () => {
    const guest = await newGuest({ fullName: 'Jana Nová' })
    expect(await change(sql, guest.token, 0)).toMatchObject({ state: 'cancelled', full_name: null, withdrawn: true })
    expect(await storedSeats(sql)).toMatchObject({ taken: 0 })
    await pass(sql, '23 hours')
    expect(await restore(sql, guest)).toMatchObject({
      outcome: 'restored',
      state: 'registered',
      full_name: 'Jana Nová',
    })
    expect(await storedSeats(sql)).toMatchObject({ taken: 1, counted: 1 })
    expect(await storedRegistrations(sql)).toMatchObject([{ email: guest.email, mails: ['registered'] }])
  })

  test('can be taken back with the link of its mail, unless somebody else has cancelled', async () => {
    const guest = await newGuest()
    await change(sql, guest.token, 0)
    const own = await mail()
    expect(own).toMatchObject({ kind: 'cancelled', link: 'registration', token: expect.any(String) })
    expect(await restore(sql, { ...guest, token: own!.token! })).toMatchObject({ outcome: 'restored' })
    await mail()
    await cancel(sql, guest)
    expect(await mail()).toMatchObject({ kind: 'cancelled', token: null })
  })

  test('twice is once', async () => {
    const guest = await newGuest()
    await change(sql, guest.token, 0)
    await restore(sql, guest)
    expect(await restore(sql, guest)).toMatchObject({ outcome: 'restored' })
    expect(await storedRegistrations(sql)).toHaveLength(1)
  })

  test('after a day the name and the address are gone', async () => {
    const guest = await newGuest({ fullName: 'Jana Nová' })
    await change(sql, guest.token, 0)
    await sendMails(sql)
    await pass(sql, '24 hours')
    expect(await find(sql, guest.token)).toMatchObject({ withdrawn: false })
    expect(await restore(sql, guest)).toMatchObject({ outcome: 'too_late' })
    await eraseEnded(sql)
    const left = await stored()
    expect(left).not.toContain('Jana')
    expect(left).not.toContain(guest.email)
  })

  test('the schedule erases them, too', async () => {
    const guest = await newGuest()
    await change(sql, guest.token, 0)
    await pass(sql, '24 hours')
    await sql`select public.run_schedule(array[]::text[])`
    expect(await sql`select from private.withdrawn_guests`).toHaveLength(0)
  })

  test('whose place somebody else has offers the waiting list, at its end', async () => {
    const guest = await newGuest({ capacity: 1 })
    await change(sql, guest.token, 0)
    await newGuest({ capacity: 1 })
    const first = await newGuest({ capacity: 1, waiting: true })
    expect(await find(sql, guest.token)).toMatchObject({ withdrawn: true, restorable: 'waiting' })
    expect(await restore(sql, guest)).toMatchObject({ outcome: 'may_wait', state: 'cancelled', withdrawn: true })
    expect(await restore(sql, guest, true)).toMatchObject({ outcome: 'restored', state: 'waiting' })
    expect((await storedRegistrations(sql)).slice(1)).toMatchObject([{ email: first.email }, { email: guest.email }])
  })

  test('of more seats than are free offers the waiting list at once', async () => {
    const guest = await newGuest({ capacity: 3, ...seatsIn('programme', 2) })
    await change(sql, guest.token, 0)
    expect(await find(sql, guest.token)).toMatchObject({ restorable: 'registered' })
    await newGuest({ capacity: 3, ...seatsIn('programme', 2) })
    expect(await find(sql, guest.token)).toMatchObject({ full: false, restorable: 'waiting' })
  })

  test('without a waiting list, the event is full', async () => {
    const guest = await newGuest({ capacity: 1, waitingList: false })
    await change(sql, guest.token, 0)
    await newGuest({ capacity: 1, waitingList: false })
    expect(await find(sql, guest.token)).toMatchObject({ withdrawn: true, restorable: null })
    expect(await restore(sql, guest, true)).toMatchObject({ outcome: 'capacity_full', state: 'cancelled' })
  })

  test('is not offered to be taken back while registration is closed', async () => {
    const guest = await newGuest()
    await change(sql, guest.token, 0)
    const closed = { ...guest, ...builtLater(1), closesAt: new Date() }
    expect(await restore(sql, closed)).toMatchObject({ outcome: 'registration_closed', withdrawn: false })
    expect(await find(sql, guest.token)).toMatchObject({ state: 'cancelled', withdrawn: false })
    const reopened = { ...guest, ...builtLater(2) }
    expect(await restore(sql, reopened)).toMatchObject({ outcome: 'restored', state: 'registered' })
  })

  test('who has registered again takes nothing back', async () => {
    const guest = await newGuest()
    await change(sql, guest.token, 0)
    await newGuest({ email: guest.email })
    expect(await restore(sql, guest)).toMatchObject({ outcome: 'too_late' })
    expect(await storedStates(sql)).toEqual(['cancelled', 'registered'])
  })

  test('by an organiser cannot be taken back', async () => {
    const guest = await newGuest()
    await cancel(sql, guest)
    expect(await find(sql, guest.token)).toMatchObject({ withdrawn: false })
    expect(await restore(sql, guest)).toMatchObject({ outcome: 'too_late' })
  })

  test('of an event that was called off erases at once', async () => {
    const guest = await newGuest()
    await sql`update private.events set called_off = true`
    expect(await change(sql, guest.token, 0)).toMatchObject({ state: 'cancelled', withdrawn: false })
  })

  test.each([
    ['erasing the person', (guest: Submission) => erasePerson(sql, guest.email)],
    ['erasing the event', () => eraseEvent(sql)],
  ])('%s erases what could be taken back', async (_what, act) => {
    const guest = await newGuest({ fullName: 'Jana Nová' })
    await change(sql, guest.token, 0)
    await sendMails(sql)
    await act(guest)
    expect(await stored()).not.toContain(guest.email)
    expect(await find(sql, guest.token)).toBeNull()
  })
})

describe('a name and an address', () => {
  test('the name changes at once', async () => {
    const guest = await newGuest()
    expect(await changeGuest(sql, guest.token, 'Jana Nová')).toMatchObject({
      outcome: 'changed',
      full_name: 'Jana Nová',
    })
    expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['registered'] }])
  })

  test('a new address is confirmed by the link in its mail; then the earlier links end', async () => {
    const guest = await newGuest({ email: wrong })
    await mail()
    expect(await changeGuest(sql, guest.token, 'Jana Nová', right)).toMatchObject({
      ...{ outcome: 'address_sent', full_name: 'Jana Nová', new_email: null },
    })
    const sent = (await mail())!
    expect(sent).toMatchObject({ kind: 'address', email: right, link: 'registration' })
    expect(await find(sql, sent.token!)).toMatchObject({ new_email: right })
    expect(await listGuests(sql)).toMatchObject([{ email: wrong }])
    expect(await confirm(sql, sent.token!)).toMatchObject({ outcome: 'confirmed', new_email: null })
    expect(await listGuests(sql)).toMatchObject([{ email: right }])
    expect(await find(sql, guest.token)).toBeNull()
    expect(await bothMails()).toMatchObject([
      { kind: 'moved', email: wrong, token: null },
      { kind: 'registered', email: right },
    ])
    expect(await confirm(sql, sent.token!)).toMatchObject({ outcome: 'confirmed' })
    expect(await mail()).toBeUndefined()
  })

  test('the former address is told even if the guest cancels at once, and nothing of it is kept then', async () => {
    const guest = await newGuest({ email: wrong })
    await changeGuest(sql, guest.token, guest.fullName, right)
    const token = await tokenOfAddressMail(sql)
    await confirm(sql, token)
    await change(sql, token, 0)
    expect(await bothMails()).toMatchObject([
      { kind: 'cancelled', email: right },
      { kind: 'moved', email: wrong, full_name: guest.fullName },
    ])
    expect(await stored()).not.toContain(wrong)
  })

  test('whoever is erased at the former address is told nothing any more', async () => {
    const guest = await newGuest({ email: wrong })
    await changeGuest(sql, guest.token, guest.fullName, right)
    await confirm(sql, await tokenOfAddressMail(sql))
    await erasePerson(sql, wrong)
    expect(await stored()).not.toContain(wrong)
    expect(await listGuests(sql)).toMatchObject([{ email: right }])
  })

  test('who waits gets the mail of the waiting list at the new address, with a link of its own', async () => {
    await newGuest({ capacity: 1 })
    const guest = await newGuest({ capacity: 1, waiting: true })
    await mail()
    await mail()
    await changeGuest(sql, guest.token, guest.fullName, right)
    await confirm(sql, (await mail())!.token!)
    const confirmation = (await bothMails()).find(({ kind }) => kind === 'waiting')!
    expect(confirmation).toMatchObject({ kind: 'waiting', email: right })
    expect(await find(sql, confirmation.token!)).toMatchObject({ state: 'waiting' })
  })

  test('the link that confirms changes nothing else', async () => {
    const guest = await newGuest()
    await changeGuest(sql, guest.token, guest.fullName, right)
    const token = await tokenOfAddressMail(sql)
    expect(await change(sql, token, 0)).toBeNull()
    expect(await changeGuest(sql, token, 'Somebody Else')).toBeNull()
  })

  test('it is valid for a day, and until another address is asked for', async () => {
    const guest = await newGuest()
    await changeGuest(sql, guest.token, guest.fullName, 'a@guest.example')
    const first = await tokenOfAddressMail(sql)
    await changeGuest(sql, guest.token, guest.fullName, 'b@guest.example')
    expect(await confirm(sql, first)).toBeNull()
    const second = await tokenOfAddressMail(sql)
    await pass(sql, '24 hours')
    expect(await confirm(sql, second)).toBeNull()
    await sql`select public.run_schedule(array[]::text[])`
    expect(await sql`select from private.new_addresses`).toHaveLength(0)
  })

  test('who asks for the old address again takes the new one back', async () => {
    const guest = await newGuest()
    await changeGuest(sql, guest.token, guest.fullName, right)
    const token = await tokenOfAddressMail(sql)
    expect(await changeGuest(sql, guest.token, guest.fullName, guest.email)).toMatchObject({ outcome: 'changed' })
    expect(await find(sql, token)).toBeNull()
    expect(await sql`select from private.outbox where kind = 'address'`).toHaveLength(0)
  })

  test('an address that is taken, also meanwhile, is refused', async () => {
    const [guest, other] = [await newGuest(), await newGuest()]
    expect(await changeGuest(sql, guest.token, guest.fullName, other.email)).toMatchObject({ outcome: 'email_taken' })
    await changeGuest(sql, guest.token, guest.fullName, right)
    const token = await tokenOfAddressMail(sql)
    await newGuest({ email: right })
    expect(await confirm(sql, token)).toMatchObject({ outcome: 'email_taken' })
    expect(await find(sql, guest.token)).toMatchObject({ state: 'registered' })
  })

  test('who was invited meanwhile keeps the address of the invitation, which is not transferable', async () => {
    const guest = await newGuest()
    await changeGuest(sql, guest.token, guest.fullName, right)
    const token = await tokenOfAddressMail(sql)
    await inviteOne(sql, { event: guest.event, email: guest.email })
    expect(await confirm(sql, token)).toMatchObject({ outcome: 'changed_meanwhile' })
    expect(await sql`select state from private.answers`).toEqual([{ state: 'accepted' }])
  })

  test('nobody writes to many strangers through the site', async () => {
    const guest = await newGuest()
    for (let each = 0; each < 5; each++) {
      expect(await changeGuest(sql, guest.token, guest.fullName, `x${each}@guest.example`)).toMatchObject({
        outcome: 'address_sent',
      })
    }
    const other = await newGuest()
    for (const address of [right, other.email])
      expect(await changeGuest(sql, guest.token, guest.fullName, address)).toMatchObject({
        outcome: 'too_many_registrations',
      })
  })

  test('a change of places leaves the mail that confirms', async () => {
    const guest = await newGuest()
    await changeGuest(sql, guest.token, guest.fullName, right)
    await changeTo(sql, guest, 2)
    expect((await storedRegistrations(sql))[0]!.mails.toSorted()).toEqual(['address', 'changed'])
  })

  test('to cancel and to erase end what is not confirmed', async () => {
    const [cancelled, erased] = [await newGuest(), await newGuest()]
    for (const { token, fullName, email } of [cancelled, erased])
      await changeGuest(sql, token, fullName, `new.${email}`)
    await change(sql, cancelled.token, 0)
    await erase(sql, erased)
    expect(await sql`select from private.new_addresses`).toHaveLength(0)
    expect(await sql`select from private.outbox where kind = 'address'`).toHaveLength(0)
  })

  test('to erase a person erases their address where somebody else has typed it, and not that somebody', async () => {
    const guest = await newGuest()
    await changeGuest(sql, guest.token, guest.fullName, right)
    await erasePerson(sql, right)
    expect(await stored()).not.toContain(right)
    expect(await listGuests(sql)).toMatchObject([{ email: guest.email }])
  })
})
