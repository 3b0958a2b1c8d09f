/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { openDoor, walkIn } from '../../supabase/tests/door'
import { guestAt, guestsOf, logged, passMinute } from '../../supabase/tests/organisers'
import { newSubmission, register, seatsIn } from '../../supabase/tests/submission'
import type { GuestsAnswer, OverviewAnswer } from '../../src/registration/organisers'
import { sql } from '../testing/testing-database'
import { organiser, organisersAddress, tab, useOrganisers } from '../testing/testing-organisers'

useOrganisers({ mail: true })

const facts = { event: 'dilna', mail: true, ...seatsIn('programme', 2) } as const

/** Registers a guest for the workshop. */
async function registered(changes = {}) {
  const guest = newSubmission({ ...facts, ...changes })
  await register(sql, guest)
  const { guests } = await guestsOf(sql, 'dilna')
  return guests!.find(({ email }) => email === guest.email)!
}

const values = { name: 'Jana Nová', email: 'jana@guest.example', seats: '2', locale: 'cs' }

test('the overview has what the content says about each event, and its numbers', async () => {
  await registered()
  const answer = (await tab.get()) as unknown as OverviewAnswer
  expect(answer.content.map(({ event }) => event)).toEqual(['vecer', 'dilna'])
  expect(answer.events).toContainEqual(expect.objectContaining({ event: 'dilna', taken: 2 }))
  expect(answer).toMatchObject({ organiser, mail_set_up: true, log: [] })
})

test('the list of an event, and everything about one guest', async () => {
  const guest = await registered()
  const { guests, revision } = (await tab.get('?event=dilna')) as unknown as GuestsAnswer
  expect(guests).toEqual([guest])
  expect(await tab.get(`?event=dilna&since=${revision}`)).toMatchObject({ guests: null })
  const person = { registrations: [{ event: 'dilna', full_name: guest.name, mails: [{ kind: 'registered' }] }] }
  expect(await tab.get(`?event=dilna&guest=${guest.id}`)).toMatchObject({ status: 200, person })
  expect(await tab.get('?event=dilna&guest=999999')).toMatchObject({ status: 404, code: 'gone' })
  expect(await tab.get('?event=unknown')).toMatchObject({ status: 404, code: 'unknown_event' })
})

test('an organiser adds a guest, who gets the mail', async () => {
  expect(await tab.change('dilna', 'add', { ...values, submissionId: randomUUID() })).toMatchObject({
    status: 201,
    code: 'registered',
  })
  expect(await tab.change('dilna', 'add', { ...values, submissionId: randomUUID() })).toMatchObject({
    status: 409,
    code: 'email_taken',
  })
  expect(await tab.change('vecer', 'add', { ...values, seats: '3', submissionId: randomUUID() })).toMatchObject({
    status: 422,
    errors: { seats: 'invalid' },
  })
  for (const seats of ['1', '2']) {
    const other = { ...values, email: `${seats}@guest.example`, seats, submissionId: randomUUID() }
    expect(await tab.change('vecer', 'add', other)).toMatchObject({ status: 201 })
  }
  expect((await guestsOf(sql, 'dilna')).guests).toMatchObject([{ name: 'Jana Nová', seats: 2 }])
  expect((await guestsOf(sql, 'vecer')).guests).toMatchObject([{ seats: 1 }, { seats: 2 }])
})

test('an organiser who adds a guest to a full event is offered its waiting list, or adds the guest all the same', async () => {
  for (let guest = 0; guest < 7; guest++) await registered({ capacity: 14 })
  const guest = { ...values, submissionId: randomUUID() }
  expect(await tab.change('dilna', 'add', guest)).toMatchObject({ status: 409, code: 'capacity_full', waiting: true })
  expect(await tab.change('dilna', 'add', { ...guest, waiting: true })).toMatchObject({ status: 202, code: 'waiting' })
  const over = { ...guest, email: 'over@guest.example', submissionId: randomUUID(), over: true }
  expect(await tab.change('dilna', 'add', over)).toMatchObject({ status: 201, code: 'registered' })
})

test('an organiser who gives a guest more seats than are left is told so, or gives them all the same', async () => {
  const { id, revision } = await registered({ capacity: 2 })
  const edit = { guest: id, revision, ...values, seats: '3' }
  expect(await tab.change('dilna', 'edit', edit)).toMatchObject({ status: 409, code: 'capacity_full' })
  expect(await tab.change('dilna', 'edit', { ...edit, over: true })).toMatchObject({ status: 200, code: 'changed' })
})

test('what is wrong with a field is said by the rules of the form', async () => {
  const bad = { ...values, name: ' ', email: 'jana', seats: '0', submissionId: randomUUID() }
  expect(await tab.change('dilna', 'add', bad)).toMatchObject({
    status: 422,
    errors: { name: 'required', email: 'email', seats: 'invalid' },
  })
})

test('an organiser corrects a registration; the later of two corrections is told', async () => {
  const { id, revision } = await registered()
  const edit = { guest: id, revision, ...values }
  expect(await tab.change('dilna', 'edit', edit)).toMatchObject({ status: 200, code: 'changed' })
  expect(await tab.change('dilna', 'edit', { ...edit, name: 'Jana Stará' })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  })
  expect((await guestsOf(sql, 'dilna')).guests).toMatchObject([{ name: 'Jana Nová', email: 'jana@guest.example' }])
})

test('an organiser corrects a guest who was added at the door, and has no address', async () => {
  await walkIn(sql, await openDoor(sql, newSubmission(facts)))
  const [guest] = (await guestsOf(sql, 'dilna')).guests!
  const { id, revision } = guest!
  const edit = { ...values, guest: id, revision, email: '' }
  expect(await tab.change('dilna', 'edit', edit)).toMatchObject({ status: 422, errors: { email: 'required' } })
  expect(await tab.change('dilna', 'edit', { ...edit, walkIn: true })).toMatchObject({ status: 200, code: 'changed' })
  expect((await guestsOf(sql, 'dilna')).guests).toMatchObject([{ name: 'Jana Nová', email: null }])
})

test('an organiser cancels, takes it back, and cancels after all', async () => {
  const { id } = await registered()
  expect(await tab.change('dilna', 'cancel', { guests: [id], mail: true })).toMatchObject({
    code: 'changed',
    changed: 1,
  })
  expect(await tab.change('dilna', 'keep', { guests: [id] })).toMatchObject({ code: 'changed' })
  expect(await tab.change('dilna', 'keep', { guests: [id] })).toMatchObject({ status: 404, code: 'gone' })
  await tab.change('dilna', 'cancel', { guests: [id], mail: true })
  await passMinute(sql)
  await tab.get()
  expect((await guestsOf(sql, 'dilna')).guests).toEqual([])
  expect((await logged(sql)).map(({ action }) => action)).toEqual(['cancel', 'keep', 'cancel'])
})

test('a guest who is cancelled gets a mail only if the organiser wants it', async () => {
  const [told, untold] = [await registered(), await registered()]
  await tab.change('dilna', 'cancel', { guests: [told.id], mail: true })
  await tab.change('dilna', 'cancel', { guests: [untold.id], mail: false })
  await passMinute(sql)
  await tab.get()
  const mails = await sql`select registration_id as id from private.outbox where kind = 'cancelled'`
  expect(mails).toEqual([{ id: told.id }])
})

test('a guest of an event that the content no longer has is cancelled without a mail, which nothing could be written in', async () => {
  const guest = newSubmission({ ...facts, event: 'removed' })
  await register(sql, guest)
  const { id } = await guestAt(sql, guest)
  await tab.change('removed', 'cancel', { guests: [id], mail: true })
  await passMinute(sql)
  await tab.get()
  expect((await guestsOf(sql, 'removed')).guests).toEqual([])
  expect(await sql`select from private.outbox where kind = 'cancelled'`).toHaveLength(0)
})

test('an organiser moves up, sends again, and erases', async () => {
  await registered({ capacity: 2, waitingList: true, waiting: true })
  const { id } = await registered({ capacity: 2, waitingList: true, waiting: true })
  expect(await tab.change('dilna', 'moveUp', { guest: id, over: true })).toMatchObject({ code: 'changed' })
  expect(await tab.change('dilna', 'resend', { guest: id })).toMatchObject({ code: 'changed' })
  expect(await tab.change('dilna', 'erase', { guest: id })).toMatchObject({ code: 'changed', changed: 1 })
  expect(await tab.change('dilna', 'erase', { guest: id })).toMatchObject({ status: 404, code: 'gone' })
})

test('an organiser makes a link to the door, sees its devices, and ends them', async () => {
  const opened = await tab.change('dilna', 'openDoor')
  for (const time of ['from', 'admitsUntil', 'until']) expect(opened[time]).toMatch(/^\d{4}-.*Z$/)
  expect(opened).toMatchObject({ code: 'changed', key: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
  await sql`select public.admit_device(${opened.key as string}, 'Telefon 47')`
  const { door } = await tab.get('?event=dilna&door')
  expect(door).toMatchObject({ links: 1, devices: [{ device: 'Telefon 47', guide: false }] })
  const { id } = (door as { devices: { id: string }[] }).devices[0]!
  expect(await tab.change('dilna', 'endDevice', { device: id })).toMatchObject({ code: 'changed' })
  expect(await tab.change('dilna', 'endDevice', { device: id })).toMatchObject({ code: 'gone' })
  expect(await tab.change('dilna', 'closeDoor')).toMatchObject({ code: 'changed' })
  expect(await tab.get('?event=dilna&door')).toMatchObject({ door: { links: 0, devices: [] } })
})

test('an organiser makes a link for the guide, valid at once and until the end of the event', async () => {
  const opened = await tab.change('dilna', 'openGuide')
  expect(opened).toMatchObject({ code: 'changed', key: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
  const [row] = await sql<{ admitted: { key: string } }[]>`
    select public.admit_device(${opened.key as string}, 'Jana') as admitted`
  const [list] = await sql<{ list: object }[]>`select public.door_guests(${row!.admitted.key}, null) as list`
  expect(list!.list).toMatchObject({ event: 'dilna', may_write: true })
  expect(await tab.get('?event=dilna&door')).toMatchObject({ door: { links: 1, devices: [{ guide: true }] } })
  expect((await logged(sql)).map(({ action }) => action)).toEqual(['open_guide'])
})

test.each<[string, RequestInit, number]>([
  ['another method', { method: 'PUT', body: '{}' }, 405],
  [
    'a form',
    { method: 'POST', body: 'action=add', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    415,
  ],
  ['no JSON', { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } }, 400],
  [
    'too much',
    { method: 'POST', body: `"${'a'.repeat(200_000)}"`, headers: { 'Content-Type': 'application/json' } },
    413,
  ],
  [
    'an unknown action',
    { method: 'POST', body: '{"action":"toString","event":"dilna"}', headers: { 'Content-Type': 'application/json' } },
    400,
  ],
  [
    'an unknown event',
    { method: 'POST', body: '{"action":"openDoor","event":"nic"}', headers: { 'Content-Type': 'application/json' } },
    404,
  ],
])('%s is refused', async (_what, init, status) => {
  expect(await tab.send(organisersAddress, init)).toMatchObject({ status })
})
