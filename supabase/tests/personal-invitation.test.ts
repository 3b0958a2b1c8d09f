/** @jest-environment node */
import { change, find, storedRegistrations, storedStates, tokenOf } from './changes'
import {
  answer,
  findPersonalInvitation,
  invite,
  inviteOne,
  list,
  newInvited,
  remind,
  revoke,
} from './personal-invitations'
import { builtLater, newSubmission, register, seatsIn, storedSeats } from './submission'
import { hours, pass } from './time'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 2, mail: true })

test('a guest accepts, changes the number of persons and the name, cancels, and accepts again', async () => {
  const guest = await inviteOne(sql, { maxSeats: 3, locale: 'en' })
  const event = { event: 'vecer', availability: null, opens_at: null, closes_at: null, capacity: 10 }
  const found = { ...event, full_name: guest.fullName, email: guest.email, max_seats: 3, locale: 'en' }
  const silent = { ...found, state: 'silent', seats: null, waiting: false, taken: 0 }
  expect(await findPersonalInvitation(sql, guest.token)).toEqual(silent)

  const accepted = { ...found, state: 'accepted', waiting: false }
  expect(await answer(sql, guest, 2)).toEqual({ ...accepted, seats: 2, taken: 2, outcome: 'registered' })
  expect(await answer(sql, guest, 3)).toEqual({ ...accepted, seats: 3, taken: 3, outcome: 'changed' })
  expect(await answer(sql, guest, 1)).toEqual({ ...accepted, seats: 1, taken: 1, outcome: 'changed' })
  const renamed = { fullName: 'Jana Nová' }
  expect(await answer(sql, guest, 1, renamed)).toMatchObject({ full_name: 'Jana Nová', outcome: 'changed' })
  expect(await storedSeats(sql)).toMatchObject({ taken: 1, counted: 1 })
  expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['changed'] }])

  expect(await answer(sql, guest, 0)).toEqual({
    ...found,
    state: 'declined',
    seats: null,
    waiting: false,
    taken: 0,
    outcome: 'cancelled',
  })
  expect(await storedSeats(sql)).toMatchObject({ taken: 0 })
  expect(await answer(sql, guest, 1)).toMatchObject({ state: 'accepted', outcome: 'registered' })
  expect(await list(sql)).toMatchObject([{ state: 'accepted', seats: 1 }])
})

test('the form that a guest sends again after a lost answer is the same acceptance', async () => {
  const guest = await inviteOne(sql)
  const { submissionId } = guest
  const sent = { outcome: 'registered', seats: 2 }
  expect(await answer(sql, guest, 2, { submissionId })).toMatchObject(sent)
  expect(await answer(sql, guest, 2, { submissionId })).toMatchObject(sent)
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
  const declined = { state: 'declined', outcome: 'declined' }
  expect(await answer(sql, guest, 0)).toMatchObject(declined)
  expect(await answer(sql, guest, 0)).toMatchObject(declined)
  expect(await list(sql)).toMatchObject([{ state: 'declined', seats: null }])
  expect(await answer(sql, guest, 1)).toMatchObject({ state: 'accepted', outcome: 'registered' })
  expect(await list(sql)).toMatchObject([{ state: 'accepted', seats: 1 }])
})

test('a form that declines does so while nothing is accepted, and afterwards cancels nothing', async () => {
  const guest = await inviteOne(sql)
  const state = 'silent'
  for (let call = 0; call < 2; call++)
    expect(await answer(sql, guest, 0, { state })).toMatchObject({ outcome: 'declined' })
  await answer(sql, guest, 2)
  expect(await answer(sql, guest, 0, { state })).toMatchObject({ outcome: 'already_accepted', seats: 2 })
  expect(await answer(sql, guest, 0)).toMatchObject({ outcome: 'cancelled' })
  expect(await answer(sql, guest, 0, { state })).toMatchObject({ state: 'declined' })
})

test('a guest cannot take more seats than the invitation has', async () => {
  const guest = await inviteOne(sql, { maxSeats: 2 })
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

test('after registration closed, a guest who has accepted can keep fewer seats, correct the name, and cancel', async () => {
  const guest = await inviteOne(sql, { maxSeats: 3 })
  await answer(sql, guest, 2)
  const later = { ...builtLater(1), closesAt: hours(-1) }
  expect(await answer(sql, guest, 3, later)).toMatchObject({ outcome: 'registration_closed', seats: 2 })
  expect(await answer(sql, guest, 2, { ...later, fullName: 'Jana Nová' })).toMatchObject({ outcome: 'changed' })
  expect(await answer(sql, guest, 1, later)).toMatchObject({ outcome: 'changed', seats: 1 })
  expect(await answer(sql, guest, 0, later)).toMatchObject({ outcome: 'cancelled' })
})

test('a guest gets more seats only while they are free', async () => {
  const event = { capacity: 3 }
  const [guest, other] = await invite(sql, [newInvited({ ...event, maxSeats: 3 }), newInvited(event)])
  await answer(sql, guest!, 1)
  await answer(sql, other!, 1)
  expect(await answer(sql, guest!, 3)).toMatchObject({ outcome: 'capacity_full', seats: 1 })
  expect(await answer(sql, guest!, 2)).toMatchObject({ outcome: 'changed', seats: 2 })
  expect(await storedSeats(sql)).toEqual({ taken: 3, counted: 3, capacity: 3 })
})

test('a guest who waits moves up when an invited guest cancels or keeps fewer seats', async () => {
  const event = { capacity: 2, waitingList: true }
  const guest = await inviteOne(sql, event)
  await answer(sql, guest, 2)
  const waiting = [newSubmission({ ...event, waiting: true }), newSubmission({ ...event, waiting: true })]
  for (const each of waiting) expect(await register(sql, each)).toBe('waiting')
  await answer(sql, guest, 1)
  expect(await storedStates(sql)).toEqual(['registered', 'registered', 'waiting'])
  await answer(sql, guest, 0)
  expect(await storedStates(sql)).toEqual(['cancelled', 'registered', 'registered'])
})

describe('a guest who accepts and cancels over and over', () => {
  test('can accept ten times within an hour, and again later, and decline at any time', async () => {
    const guest = await inviteOne(sql)
    for (let round = 0; round < 10; round++) {
      expect(await answer(sql, guest, 1)).toMatchObject({ outcome: 'registered' })
      expect(await answer(sql, guest, 0)).toMatchObject({ outcome: 'cancelled' })
    }
    expect(await answer(sql, guest, 1)).toMatchObject({ outcome: 'too_many_registrations', state: 'declined' })
    expect(await answer(sql, guest, 0)).toMatchObject({ state: 'declined' })
    await pass(sql, '1 hour')
    expect(await answer(sql, guest, 1)).toMatchObject({ outcome: 'registered' })
  })

  test('is not confused with one who got ten reminders, or changed ten times', async () => {
    const [changing, silent] = await invite(sql, [newInvited(), newInvited()])
    for (let round = 0; round < 10; round++) {
      await answer(sql, changing!, (round % 2) + 1)
      await remind(sql, 'vecer')
    }
    expect(await answer(sql, silent!, 1)).toMatchObject({ outcome: 'registered' })
    await answer(sql, changing!, 0)
    expect(await answer(sql, changing!, 1)).toMatchObject({ outcome: 'registered' })
  })
})

test('a guest whose answer to a cancel was lost reads that it is cancelled', async () => {
  const guest = await inviteOne(sql)
  await answer(sql, guest, 1)
  for (let call = 0; call < 2; call++) expect(await answer(sql, guest, 0)).toMatchObject({ outcome: 'cancelled' })
  await pass(sql, '1 minute')
  expect(await answer(sql, guest, 0)).toMatchObject({ outcome: 'declined' })
})

const unknown = '0123456789abcdef0123456789abcdef'

test('an unknown, a revoked and an expired link find and change nothing', async () => {
  const [revoked, expired] = await invite(sql, [newInvited(), newInvited()])
  await revoke(sql, revoked!)
  const past = { ...expired!, ...builtLater(1), endsAt: hours(-1) }
  for (const token of [unknown, revoked!.token, '', "'", 'x'.repeat(10_000), expired!.token.toUpperCase()]) {
    expect(await findPersonalInvitation(sql, token)).toBeNull()
    expect(await answer(sql, { ...expired!, token }, 1)).toBeNull()
  }
  // The answer brings the facts that end the event.
  expect(await answer(sql, past, 1)).toBeNull()
  expect(await findPersonalInvitation(sql, expired!.token)).toBeNull()
  expect(await storedRegistrations(sql)).toEqual([])
})

test('a link to an invitation is none to a registration, and the reverse', async () => {
  const guest = await inviteOne(sql)
  await answer(sql, guest, 1)
  const other = newSubmission({ mail: true })
  await register(sql, other)
  expect(await find(sql, guest.token)).toBeNull()
  expect(await change(sql, guest.token, 0)).toBeNull()
  expect(await findPersonalInvitation(sql, await tokenOf(sql, other))).toBeNull()
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
  const guest = await inviteOne(sql, { maxSeats: 3 })
  const sent = { ...guest, email: guest.email.toUpperCase(), ...seatsIn('invitation', 2) }
  expect(await register(sql, sent)).toBe('registered')
  expect(await findPersonalInvitation(sql, guest.token)).toMatchObject({ state: 'accepted', seats: 2 })
  expect(await answer(sql, guest, 3)).toMatchObject({ outcome: 'changed', seats: 3 })
  expect(await storedRegistrations(sql)).toMatchObject([{ seats: 3 }])
})

test('the link of an earlier registration finds that the guest is invited, until that is revoked', async () => {
  const guest = newInvited({ mail: true })
  await register(sql, guest)
  const token = await tokenOf(sql, guest)
  expect(await find(sql, token)).toMatchObject({ invited: false })
  await inviteOne(sql, { ...guest, email: guest.email.toUpperCase() })
  expect(await find(sql, token)).toMatchObject({ state: 'registered', invited: true })
  await revoke(sql, guest)
  const again = newSubmission({ ...guest, submissionId: crypto.randomUUID() })
  await register(sql, again)
  expect(await find(sql, await tokenOf(sql, again))).toMatchObject({ state: 'registered', invited: false })
})

test('a guest who is registered for more seats than the invitation has keeps their seats', async () => {
  const guest = await inviteOne(sql, { maxSeats: 1 })
  await register(sql, { ...guest, ...seatsIn('invitation', 2) })
  expect(await findPersonalInvitation(sql, guest.token)).toMatchObject({ max_seats: 2, seats: 2 })
  expect(await answer(sql, guest, 2, { fullName: 'Jana Nová' })).toMatchObject({ outcome: 'changed', seats: 2 })
  expect(await answer(sql, guest, 1)).toMatchObject({ outcome: 'changed', max_seats: 1 })
})

test('a guest who waits sees it, and can cancel with the invitation', async () => {
  const event = { capacity: 0, waitingList: true }
  const guest = await inviteOne(sql, event)
  expect(await register(sql, { ...guest, mail: true, waiting: true })).toBe('waiting')
  expect(await findPersonalInvitation(sql, guest.token)).toMatchObject({ state: 'accepted', waiting: true })
  expect(await answer(sql, guest, 2)).toMatchObject({ outcome: 'capacity_full', waiting: true })
  expect(await answer(sql, guest, 0)).toMatchObject({ outcome: 'cancelled', state: 'declined', waiting: false })
})
