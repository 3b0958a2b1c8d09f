/** @jest-environment node */
import { atOnce, createDatabaseWithoutLock, overlap, untilOneWaits } from './at-once'
import { tokenOf, update } from './changes'
import { addGuest, cancelGuests, editGuest, erasePerson, guestAt, guestsOf, moveUp, passMinute } from './organisers'
import { changeGuest } from './own-changes'
import { newSubmission, register, seatsIn, storedSeats } from './submission'
import { server, sql, useBusyDatabase } from './use-database'

useBusyDatabase()

const facts = { capacity: 20, waitingList: true, waiting: true, mail: true }

/** An organiser cancels, adds, edits and moves up while 50 guests register. */
async function busyMorning(event: string) {
  const of = (changes = {}) => newSubmission({ ...facts, event, ...changes })
  const early = Array.from({ length: 20 }, () => of())
  for (const guest of early) await register(sql, guest)
  const waiting = [of(), of()]
  for (const guest of waiting) await register(sql, guest)
  const ids = await Promise.all(early.slice(0, 5).map(async (guest) => (await guestAt(sql, guest)).id))
  await cancelGuests(sql, event, ids)
  await passMinute(sql)
  const last = (await guestAt(sql, waiting[1]!)).id
  await atOnce<() => Promise<unknown>>([
    ...Array.from({ length: 50 }, () => () => register(sql, of())),
    ...Array.from({ length: 5 }, () => () => addGuest(sql, of())),
    ...early.slice(5, 10).map((guest) => () => editGuest(sql, guest, { seats: 2 })),
    () => moveUp(sql, event, last),
  ])
  await update(sql, [of()])
}

/** The seats of those who have some, counted from the list. */
const listed = async (event: string) =>
  (await guestsOf(sql, event))
    .guests!.filter(({ state }) => state === 'registered')
    .reduce((sum, { seats }) => sum + seats, 0)

test('an organiser cancels, adds, edits and moves up while 50 guests register: no seat is lost or sold twice', async () => {
  for (let round = 0; round < 5; round++) {
    const event = `vecer-${round}`
    await busyMorning(event)
    const { taken } = await storedSeats(sql, event)
    expect(taken).toBe(await listed(event))
    expect(taken).toBe(20)
  }
})

test('a person is erased while a guest who had typed their address types another one: neither waits for the other', async () => {
  const [guest, person] = [newSubmission(facts), newSubmission(facts)]
  await register(sql, guest)
  const token = await tokenOf(sql, guest)
  await changeGuest(sql, token, guest.fullName, person.email)
  await register(sql, person)
  const [changed, erased] = await sql.begin(async (transaction) => {
    await transaction`select from private.events where id = ${guest.event} for no key update`
    const later = erasePerson(sql, person.email)
    await untilOneWaits(sql)
    return [await changeGuest(transaction, token, guest.fullName, 'nova@guest.example'), later]
  })
  expect([changed!.outcome, await erased]).toEqual(['address_sent', 1])
})

test('negative control: without the lock, two edits at once both think that there is room', async () => {
  const sql = await createDatabaseWithoutLock(server)
  await sql`alter table private.events drop constraint taken_within_capacity`
  const guests = [
    newSubmission({ capacity: 3, ...seatsIn('programme', 1) }),
    newSubmission({ capacity: 3, ...seatsIn('programme', 1) }),
  ]
  for (const guest of guests) await register(sql, guest)
  const answers = await overlap(
    sql,
    (transaction) => editGuest(transaction, guests[0]!, { seats: 2 }),
    () => editGuest(sql, guests[1]!, { seats: 2 }).catch((error: Error) => error.message),
  )
  expect(answers).toEqual(['changed', 'changed'])
  expect((await storedSeats(sql)).taken).toBe(4)
})
