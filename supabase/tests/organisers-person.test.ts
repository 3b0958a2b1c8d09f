/** @jest-environment node */
import { fieldNames, fields } from '../../src/registration/fields'
import {
  cancelGuests,
  erasePerson,
  eraseGuest,
  findPerson,
  guestAt,
  guestsOf,
  logged,
  overview,
  passMinute,
  personOf,
} from './organisers'
import { openDoor, walkIn } from './door'
import { tokenOf } from './changes'
import { changeGuest } from './own-changes'
import { answer, create, inviteOne, newInvited, revoke } from './personal-invitations'
import { newSubmission, register, seatsIn, type Submission } from './submission'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 4, mail: true })

const nothing = { registrations: [], invitations: [], cancellations: [] }

/** Cancels a registration, whose mail waits. */
async function cancelNow(guest: Submission): Promise<void> {
  await cancelGuests(sql, guest.event, [(await guestAt(sql, guest)).id])
  await passMinute(sql)
  await overview(sql, [guest])
}

/** A person who is registered, waits, is invited, was revoked and has cancelled, each for another event. */
async function everywhere() {
  const guest = newSubmission({ event: 'a', email: 'Ludmila@guest.example', mail: true })
  const full = { mail: true, capacity: 1, waitingList: true, waiting: true, ...seatsIn('programme', 1) }
  const others = [
    newSubmission({ event: 'a', mail: true }),
    newSubmission({ ...full, event: 'b' }),
    newSubmission({ event: 'e', mail: true }),
  ]
  for (const other of others) await register(sql, other)
  await register(sql, guest)
  await register(sql, newSubmission({ ...full, event: 'b', email: 'ludmila@guest.example' }))
  await create(sql, [newInvited({ event: 'c', email: guest.email })], true)
  await revoke(sql, await inviteOne(sql, { event: 'd', email: guest.email }))
  const cancelled = newSubmission({ event: 'e', email: guest.email, mail: true })
  await register(sql, cancelled)
  await cancelNow(cancelled)
  return { guest, others }
}

/** The rows of all tables with an address or its hash. */
async function rowsWith(email: string): Promise<number> {
  const [row] = await sql<{ rows: number }[]>`
    select (
      (select count(*) from private.guests where lower(email) = ${email})
      + (select count(*) from private.invited_guests where lower(email) = ${email})
      + (select count(*) from private.personal_invitations where revoked_hash = private.hash_of(${email}))
      + (select count(*) from private.outbox where lower(email) = ${email})
    )::int as rows`
  return row!.rows
}

test('everything about an address is found, in whatever letters it is typed', async () => {
  await everywhere()
  const person = await findPerson(sql, 'LUDMILA@Guest.example')
  expect(person.registrations).toMatchObject([
    { event: 'a', state: 'registered', email: 'Ludmila@guest.example', mails: [{ kind: 'registered', sent_at: null }] },
    { event: 'b', state: 'waiting', mails: [{ kind: 'waiting' }] },
  ])
  expect(person.invitations).toMatchObject([
    { event: 'c', state: 'silent', email: 'Ludmila@guest.example', mails: [{ kind: 'invitation' }] },
    { event: 'd', state: 'revoked', email: null, full_name: null },
  ])
  expect(person.cancellations).toMatchObject([
    { event: 'e', email: 'Ludmila@guest.example', mail: { kind: 'cancelled', sent_at: null } },
  ])
  expect(JSON.stringify(person)).not.toMatch(/token|submission|hash/)
})

test('what is stored about a person has every field of the forms', async () => {
  const guest = newSubmission()
  await register(sql, guest)
  const [stored] = (await findPerson(sql, guest.email)).registrations
  expect(fieldNames.filter((name) => !(fields[name].column in stored!))).toEqual([])
})

test('nothing is found about an address that is stored nowhere, or that another one contains', async () => {
  await everywhere()
  for (const email of ['udmila@guest.example', 'ludmila@guest.example.org', '%@guest.example', "' or true --", '']) {
    expect(await findPerson(sql, email)).toEqual(nothing)
    expect(await erasePerson(sql, email)).toBe(0)
  }
  expect(await rowsWith('ludmila@guest.example')).toBe(5)
})

test('a person is erased everywhere, each event has its entry in the log, and nobody else is touched', async () => {
  const { others } = await everywhere()
  const before = await logged(sql)
  expect(await erasePerson(sql, 'LUDMILA@guest.example')).toBe(5)
  expect(await findPerson(sql, 'ludmila@guest.example')).toEqual(nothing)
  expect(await rowsWith('ludmila@guest.example')).toBe(0)
  for (const other of others) expect(await guestAt(sql, other)).toMatchObject({ email: other.email })
  const entry = { action: 'erase', guests: 1 }
  expect((await logged(sql)).slice(before.length)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((event) => ({ event, ...entry })),
  )
  expect(await erasePerson(sql, 'ludmila@guest.example')).toBe(0)
})

test('an erased person gets no mail, and their seat goes to whoever waits', async () => {
  const full = { mail: true, capacity: 1, waitingList: true, waiting: true, ...seatsIn('programme', 1) }
  const [first, second] = [newSubmission(full), newSubmission(full)]
  await register(sql, first)
  await register(sql, second)
  expect(await erasePerson(sql, first.email)).toBe(1)
  expect((await guestsOf(sql)).guests).toMatchObject([{ email: second.email, state: 'registered' }])
  expect(await sql`select kind from private.outbox`).toEqual([{ kind: 'promoted' }])
})

test('a guest on the list is the same person: what is handed out and erased is the same', async () => {
  const { guest } = await everywhere()
  const { id } = await guestAt(sql, guest)
  expect(await personOf(sql, 'a', id)).toEqual(await findPerson(sql, guest.email))
  expect(await eraseGuest(sql, 'a', id)).toBe(5)
  expect(await findPerson(sql, guest.email)).toEqual(nothing)
})

test('an accepted invitation is handed out with its registration, and erased with it', async () => {
  const invited = await inviteOne(sql)
  await answer(sql, invited, 2)
  const person = await findPerson(sql, invited.email)
  expect(person.registrations).toMatchObject([{ event: 'vecer', seats: 2 }])
  expect(person.invitations).toMatchObject([{ event: 'vecer', state: 'accepted', seats: 2 }])
  expect(await erasePerson(sql, invited.email)).toBe(2)
})

test('an address that is not confirmed is handed out with the registration that it is for', async () => {
  const guest = newSubmission({ mail: true })
  await register(sql, guest)
  const asked = async () => (await findPerson(sql, guest.email)).registrations
  expect(await asked()).toMatchObject([{ email: guest.email, new_email: null }])
  await changeGuest(sql, await tokenOf(sql, guest), guest.fullName, 'nova@guest.example')
  expect(await asked()).toMatchObject([{ email: guest.email, new_email: 'nova@guest.example' }])
})

test('a guest who was added at the door is one person, although others without an address have the same name', async () => {
  const guest = newSubmission()
  await register(sql, guest)
  const key = await openDoor(sql, guest)
  for (let each = 0; each < 2; each++) await walkIn(sql, key, 'Petr Malý')
  const { id } = (await guestsOf(sql)).guests!.at(-1)!
  expect(await personOf(sql, 'vecer', id)).toMatchObject({
    registrations: [{ event: 'vecer', full_name: 'Petr Malý', walk_in: true }],
    invitations: [],
    cancellations: [],
  })
  expect(await eraseGuest(sql, 'vecer', id)).toBe(1)
  expect((await guestsOf(sql)).guests!.map(({ name }) => name)).toEqual([guest.fullName, 'Petr Malý'])
})
