/** @jest-environment node */
import { organiser } from './call'
import { cancel, eraseEvent, find, storedRegistrations, storedStates, tokenOf, update } from './changes'
import { openDoor, walkIn } from './door'
import {
  addGuest,
  askForCode,
  cancelGuests,
  editGuest,
  endSessions,
  eraseGuest,
  guestAt,
  guestsOf,
  keepGuests,
  logged,
  moveUp,
  organiserOf,
  overview,
  passMinute,
  personOf,
  resendTo,
  signIn,
} from './organisers'
import { builtLater, newSubmission, register, registerWithMail, seatsIn, storedSeats } from './submission'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 20, mail: true })

const sessionOf = async (who = organiser) => {
  const { challenge, code } = await askForCode(sql, who)
  const signedIn = await signIn(sql, challenge, code)
  if (signedIn.outcome !== 'signed_in') throw new Error(signedIn.outcome)
  return signedIn.session
}

describe('the code', () => {
  test('begins a session of twelve hours, once', async () => {
    const { challenge, code, isSent } = await askForCode(sql)
    expect(isSent).toBe(true)
    const signedIn = await signIn(sql, challenge, code)
    expect(signedIn).toMatchObject({ outcome: 'signed_in', organiser })
    expect(await signIn(sql, challenge, code)).toEqual({ outcome: 'code_ended' })
    const { session } = signedIn as { session: string }
    expect(await organiserOf(sql, session)).toBe(organiser)
    await sql`update private.organiser_sessions set valid_until = valid_until - interval '12 hours'`
    expect(await organiserOf(sql, session)).toBeNull()
  })

  test('is of no use in another browser, or without its secret', async () => {
    const { code } = await askForCode(sql)
    const other = await askForCode(sql, null)
    expect(await signIn(sql, other.challenge, code)).toEqual({ outcome: 'code_wrong' })
    expect(await signIn(sql, '0'.repeat(32), code)).toEqual({ outcome: 'code_ended' })
  })

  test('can be tried five times, and the attempts count although a wrong one is no error', async () => {
    const { challenge, code } = await askForCode(sql)
    for (let attempt = 1; attempt <= 4; attempt++) {
      expect(await signIn(sql, challenge, '00000000')).toEqual({ outcome: 'code_wrong' })
    }
    expect(await signIn(sql, challenge, '00000000')).toEqual({ outcome: 'code_ended' })
    expect(await signIn(sql, challenge, code)).toEqual({ outcome: 'code_ended' })
  })

  test('is tried at once a hundred times: five are compared', async () => {
    const { challenge } = await askForCode(sql)
    await Promise.all(Array.from({ length: 100 }, () => signIn(sql, challenge, '00000000')))
    expect((await sql`select attempts from private.sign_ins`)[0]).toEqual({ attempts: 5 })
  })

  test('ends after ten minutes', async () => {
    const { challenge, code } = await askForCode(sql)
    await sql`update private.sign_ins set created_at = created_at - interval '10 minutes'`
    expect(await signIn(sql, challenge, code)).toEqual({ outcome: 'code_ended' })
  })

  test('is sent five times an hour and twenty times a day to an address, also if all are asked for at once', async () => {
    const sent = async () =>
      (await Promise.all(Array.from({ length: 12 }, () => askForCode(sql)))).filter(({ isSent }) => isSent).length
    for (const expected of [5, 5, 5, 5, 0]) {
      expect(await sent()).toBe(expected)
      await sql`update private.sign_ins set created_at = created_at - interval '1 hour'`
    }
    expect((await askForCode(sql, 'jiny@sedm.example')).isSent).toBe(true)
    await sql`update private.sign_ins set created_at = created_at - interval '1 day'`
    expect(await sent()).toBe(5)
  })

  test('reaches an organiser whose codes a stranger has used up elsewhere, until a hundred were sent in a day', async () => {
    const sent = async (network: string) =>
      (await Promise.all(Array.from({ length: 6 }, () => askForCode(sql, organiser, network)))).filter(
        ({ isSent }) => isSent,
      ).length
    for (let network = 10; network < 30; network++) expect([network, await sent(`${network}`)]).toEqual([network, 5])
    expect(await sent('30')).toBe(0)
    expect((await askForCode(sql, 'jiny@sedm.example', '10')).isSent).toBe(true)
  })

  test('of a stranger is stored as that of an organiser, is not sent, and begins nothing', async () => {
    const { challenge, code, isSent } = await askForCode(sql, null)
    expect(isSent).toBe(false)
    expect(await signIn(sql, challenge, code)).toEqual({ outcome: 'code_wrong' })
    await askForCode(sql)
    await sql`update private.sign_ins set created_at = created_at - interval '10 minutes'`
    await sql`select public.run_schedule(null)`
    expect(await sql`select from private.sign_ins`).toHaveLength(1)
  })

  test('nothing that is stored has the code, the secret or the key of the session', async () => {
    const { challenge, code } = await askForCode(sql)
    const session = await sessionOf()
    const [stored] = await sql<{ all: string }[]>`
      select (select json_agg(s) from private.sign_ins as s)::text || (select json_agg(s) from private.organiser_sessions as s)::text as all`
    for (const secret of [challenge, code, session]) expect(stored!.all).not.toContain(secret)
  })
})

test.each([
  ['the schedule', 'run_schedule(null)'],
  ['the daily erasure', 'erase_ended_registrations()'],
])('codes and sessions are erased by %s when their time is over, also if nobody signs in again', async (_, call) => {
  await sessionOf()
  await askForCode(sql)
  const rows = () =>
    sql`select organiser from private.sign_ins union all select organiser from private.organiser_sessions`
  await sql.unsafe(`select public.${call}`)
  expect(await rows()).toHaveLength(3)
  await sql`update private.sign_ins set created_at = created_at - interval '1 day'`
  await sql`update private.organiser_sessions set valid_until = valid_until - interval '12 hours'`
  await sql.unsafe(`select public.${call}`)
  expect(await rows()).toHaveLength(0)
})

test('a session can be ended alone, or with all others of its organiser', async () => {
  const [first, second, other] = [await sessionOf(), await sessionOf(), await sessionOf('jiny@sedm.example')]
  expect(await endSessions(sql, first, false)).toBe(1)
  expect(await organiserOf(sql, first)).toBeNull()
  const third = await sessionOf()
  expect(await endSessions(sql, third, true)).toBe(2)
  expect(await organiserOf(sql, second)).toBeNull()
  expect(await organiserOf(sql, other)).toBe('jiny@sedm.example')
})

test('the overview has the numbers of each event, its days, and the mails that failed', async () => {
  const guest = newSubmission({ capacity: 3, waitingList: true, waiting: true, mail: true, ...seatsIn('programme', 2) })
  await registerWithMail(sql, guest)
  await registerWithMail(sql, {
    ...newSubmission(guest),
    ...newSubmission(seatsIn('programme', 2)),
    waiting: true,
    waitingList: true,
    capacity: 3,
    mail: true,
  })
  await sql`update private.registrations set arrived = 1 where state = 'registered'`
  await sql`update private.outbox set fault = 'mail_address', refused_at = now(), token = null where kind = 'registered'`
  const { events, mail, mail_set_up } = await overview(sql)
  expect(events).toMatchObject([{ event: 'vecer', capacity: 3, taken: 2, waiting: 1, arrived: 1, held_back: false }])
  expect(events[0]!.settings).toMatchObject({ capacity: 3, stored: 2, overrides: {} })
  expect(events[0]!.days).toEqual([[expect.stringMatching(/^\d{4}-\d\d-\d\d$/), 4]])
  expect(mail).toContainEqual(
    expect.objectContaining({ event: 'vecer', state: 'refused', fault: 'mail_address', mails: 1 }),
  )
  expect(mail_set_up).toBe(true)
})

test('a registration counts for its day where the exhibition is', async () => {
  await register(sql, newSubmission())
  await sql`update private.registrations set created_at = '2031-08-01T22:30:00Z'`
  const dayIn = async (timeZone: string) => (await overview(sql, [], timeZone)).events[0]!.days[0]![0]
  expect(await dayIn('Europe/Prague')).toBe('2031-08-02')
  expect(await dayIn('UTC')).toBe('2031-08-01')
  expect(await dayIn('Europe/Nowhere')).toBe('2031-08-01')
})

test('the overview has the time of the newest build that its events follow', async () => {
  const newer = newSubmission(builtLater(2))
  await register(sql, newer)
  await register(sql, newSubmission({ event: 'jina', ...builtLater(3) }))
  const { newest_build } = await overview(sql, [newSubmission({ event: newer.event })])
  expect(new Date(newest_build!)).toEqual(newer.builtAt)
  expect((await overview(sql)).newest_build).toBeNull()
})

test('the list says nothing again of guests who have not changed', async () => {
  const guest = newSubmission()
  await register(sql, guest)
  const { revision, guests } = await guestsOf(sql)
  expect(guests).toMatchObject([{ name: guest.fullName, email: guest.email, state: 'registered', seats: 1 }])
  expect(await guestsOf(sql, 'vecer', revision)).toMatchObject({ taken: 1, guests: null })
  await editGuest(sql, guest, { fullName: 'Jiné Jméno' })
  expect(await guestsOf(sql, 'vecer', revision)).toMatchObject({ guests: [{ name: 'Jiné Jméno' }] })
})

test('the list is said again without a guest who was erased, also if another changed last', async () => {
  const erased = newSubmission()
  for (const guest of [erased, newSubmission()]) await register(sql, guest)
  const { revision } = await guestsOf(sql)
  await eraseGuest(sql, 'vecer', (await guestAt(sql, erased)).id)
  expect((await guestsOf(sql, 'vecer', revision)).guests).toHaveLength(1)
})

describe('a guest who is added by hand', () => {
  test('needs no open registration, but a place', async () => {
    const full = { capacity: 1, closesAt: new Date('2001-01-01'), availability: 'closed' } as const
    expect(await addGuest(sql, newSubmission(full))).toEqual({ outcome: 'registered' })
    const second = newSubmission(full)
    expect(await addGuest(sql, second)).toEqual({ outcome: 'capacity_full', may_wait: false })
    expect(await addGuest(sql, second, { over: true })).toEqual({ outcome: 'registered' })
    expect(await storedSeats(sql)).toMatchObject({ taken: 2 })
    expect(await sql`select distinct notice_version from private.registrations`).toEqual([
      { notice_version: 'by hand' },
    ])
    expect(await logged(sql)).toEqual([
      { event: 'vecer', action: 'add', guests: 1 },
      { event: 'vecer', action: 'add_over', guests: 1 },
    ])
  })

  test('does not take the place of somebody who waits, unless the organiser says so', async () => {
    const facts = { capacity: 2, waitingList: true, waiting: true, mail: true }
    const first = newSubmission({ ...facts, ...seatsIn('programme', 2) })
    await register(sql, first)
    const next = newSubmission({ ...facts, ...seatsIn('programme', 1) })
    expect(await register(sql, next)).toBe('waiting')
    // A place is free, and nobody has moved up yet.
    await sql`update private.registrations set persons = 1 where state = 'registered'`
    expect(await addGuest(sql, newSubmission(facts))).toMatchObject({ outcome: 'capacity_full', may_wait: true })
    expect(await addGuest(sql, newSubmission(facts), { waiting: true })).toEqual({ outcome: 'waiting' })
  })

  test('is added once, however often the form is sent', async () => {
    const guest = newSubmission()
    for (let round = 0; round < 3; round++) expect(await addGuest(sql, guest)).toEqual({ outcome: 'registered' })
    expect(await addGuest(sql, newSubmission({ email: guest.email }))).toEqual({ outcome: 'email_taken' })
    expect(await storedSeats(sql)).toMatchObject({ taken: 1 })
  })

  test('who is too many for the content gives the place to nobody when they cancel', async () => {
    await addGuest(sql, newSubmission({ capacity: 1 }))
    const second = newSubmission({ capacity: 1 })
    await addGuest(sql, second, { over: true })
    await eraseGuest(sql, 'vecer', (await guestAt(sql, second)).id)
    expect(await register(sql, newSubmission({ capacity: 1 }))).toBe('capacity_full')
  })
})

describe('a change', () => {
  test('of the address ends the links of the old one, and mails a new one', async () => {
    const guest = newSubmission({ mail: true })
    await registerWithMail(sql, guest)
    const link = await tokenOf(sql, guest)
    expect(await editGuest(sql, guest, { email: 'spravna@guest.example' })).toBe('changed')
    expect(await find(sql, link)).toBeNull()
    const moved = { event: guest.event, email: 'spravna@guest.example' }
    expect(await find(sql, await tokenOf(sql, moved))).toMatchObject({ full_name: guest.fullName })
    expect(await storedRegistrations(sql)).toMatchObject([{ email: moved.email, mails: ['registered'] }])
  })

  test('of the number of places is mailed, of the name alone not', async () => {
    const guest = newSubmission({ mail: true, ...seatsIn('programme', 1) })
    await registerWithMail(sql, guest)
    await sql`delete from private.outbox`
    expect(await editGuest(sql, guest, { fullName: 'Jana Nová' })).toBe('changed')
    expect(await storedRegistrations(sql)).toMatchObject([{ mails: [] }])
    expect(await editGuest(sql, guest, { seats: 3 })).toBe('changed')
    expect(await storedRegistrations(sql)).toMatchObject([{ seats: 3, mails: ['changed'] }])
  })

  test('to more places than are left is refused, unless the organiser says so', async () => {
    const guest = newSubmission({ capacity: 2, ...seatsIn('programme', 2) })
    await register(sql, guest)
    expect(await editGuest(sql, guest, { seats: 3 })).toBe('capacity_full')
    expect(await storedSeats(sql)).toMatchObject({ taken: 2 })
    expect(await editGuest(sql, guest, { seats: 3, over: true })).toBe('changed')
    expect(await storedSeats(sql)).toMatchObject({ taken: 3 })
  })

  test('of a guest whom somebody else has changed meanwhile is refused', async () => {
    const guest = newSubmission()
    await register(sql, guest)
    const { revision } = await guestAt(sql, guest)
    expect(await editGuest(sql, guest, { fullName: 'Jana Nová' })).toBe('changed')
    expect(await editGuest(sql, guest, { fullName: 'Jana Stará', revision })).toBe('changed_meanwhile')
    expect((await guestAt(sql, guest)).name).toBe('Jana Nová')
    // Whose answer was lost.
    expect(await editGuest(sql, guest, { fullName: 'Jana Nová', revision })).toBe('changed')
    expect(await logged(sql)).toHaveLength(1)
  })

  test('to fewer places than have arrived, or to the address of another guest, is refused', async () => {
    const [guest, other] = [newSubmission(seatsIn('programme', 2)), newSubmission()]
    await register(sql, guest)
    await register(sql, other)
    await sql`update private.registrations set arrived = 2 where persons = 2`
    expect(await editGuest(sql, guest, { seats: 1 })).toBe('arrived')
    expect(await editGuest(sql, guest, { email: other.email.toUpperCase() })).toBe('email_taken')
    expect(await logged(sql)).toEqual([])
  })

  test('of a guest who was added at the door needs no address', async () => {
    const event = newSubmission()
    await register(sql, event)
    await walkIn(sql, await openDoor(sql, event), 'Petr Příchozí', 2)
    const guest = (await guestsOf(sql)).guests!.find(({ walk_in }) => walk_in)!
    await sql`select public.edit_guest(${organiser}, 'vecer', ${guest.id}, ${guest.revision}, 'Petr Nový', null, 2, 'cs', false, null)`
    expect((await guestsOf(sql)).guests).toContainEqual(expect.objectContaining({ name: 'Petr Nový', email: null }))
  })
})

describe('a cancellation by an organiser', () => {
  test('is carried out a minute later, by the next call about the event; until then it can be taken back', async () => {
    const guest = newSubmission({ capacity: 1, mail: true })
    await registerWithMail(sql, guest)
    const { id } = await guestAt(sql, guest)
    expect(await cancelGuests(sql, 'vecer', [id])).toBe(1)
    expect(Object.keys((await guestsOf(sql)).pending)).toEqual([id])
    expect(await register(sql, newSubmission({ capacity: 1 }))).toBe('capacity_full')
    expect(await keepGuests(sql, 'vecer', [id])).toBe(1)
    await passMinute(sql)
    await update(sql, [guest])
    expect(await storedSeats(sql)).toMatchObject({ taken: 1 })

    await cancelGuests(sql, 'vecer', [id])
    await passMinute(sql)
    expect(await register(sql, newSubmission({ capacity: 1 }))).toBe('registered')
    expect(await storedRegistrations(sql)).toMatchObject([
      { state: 'cancelled', mails: ['cancelled'] },
      { state: 'registered' },
    ])
    expect(await keepGuests(sql, 'vecer', [id])).toBe(0)
  })

  test('is carried out by the schedule, also if the build is the same, and moves up whoever waits', async () => {
    const facts = { capacity: 1, waitingList: true, waiting: true, mail: true }
    const [guest, next] = [newSubmission(facts), newSubmission(facts)]
    await register(sql, guest)
    await register(sql, next)
    await cancelGuests(sql, 'vecer', [(await guestAt(sql, guest)).id], false)
    await update(sql, [guest])
    expect(await guestAt(sql, next)).toMatchObject({ state: 'waiting' })
    await passMinute(sql)
    await update(sql, [guest])
    expect(await guestAt(sql, next)).toMatchObject({ state: 'registered' })
    expect(await storedRegistrations(sql)).toMatchObject([{ state: 'cancelled', mails: [] }, { mails: ['promoted'] }])
  })

  test('of a guest who has cancelled meanwhile does nothing', async () => {
    const guest = newSubmission()
    await register(sql, guest)
    const { id } = await guestAt(sql, guest)
    await cancelGuests(sql, 'vecer', [id])
    await cancel(sql, guest)
    await passMinute(sql)
    await update(sql, [newSubmission(builtLater(1))])
    expect(await sql`select from private.pending_cancellations`).toHaveLength(0)
    expect(await cancelGuests(sql, 'vecer', [id])).toBe(0)
  })

  test('touches no guest of another event', async () => {
    const guest = newSubmission()
    await register(sql, guest)
    await register(sql, newSubmission({ event: 'jina' }))
    const { id } = await guestAt(sql, guest)
    expect(await cancelGuests(sql, 'jina', [id])).toBe(0)
    expect(await eraseGuest(sql, 'jina', id)).toBe(0)
    expect(await moveUp(sql, 'jina', id)).toBe('gone')
    expect(await resendTo(sql, 'jina', id)).toBe('gone')
    expect(await personOf(sql, 'jina', id)).toBeNull()
  })
})

test('an organiser moves up one guest before the others, over capacity only if they say so, and once although an answer was lost', async () => {
  const facts = { capacity: 1, waitingList: true, waiting: true, mail: true }
  const guests = [newSubmission(facts), newSubmission(facts), newSubmission(facts)] as const
  for (const guest of guests) await register(sql, guest)
  const { id } = await guestAt(sql, guests[2])
  expect(await moveUp(sql, 'vecer', id)).toBe('capacity_full')
  expect(await moveUp(sql, 'vecer', id, true)).toBe('changed')
  expect(await moveUp(sql, 'vecer', id, true)).toBe('changed')
  expect(await sql`select from private.outbox where kind = 'promoted'`).toHaveLength(1)
  expect(await logged(sql)).toHaveLength(1)
  expect(await storedStates(sql)).toEqual(['registered', 'waiting', 'registered'])
})

test('to an event that was called off nobody is added, and nobody who waits gets a place', async () => {
  const facts = { capacity: 1, waitingList: true, waiting: true, mail: true }
  const guests = [newSubmission(facts), newSubmission(facts)] as const
  for (const guest of guests) await register(sql, guest)
  const calledOff = { ...facts, ...builtLater(1), calledOff: true }
  expect(await addGuest(sql, newSubmission(calledOff), { over: true })).toEqual({ outcome: 'called_off' })
  expect(await moveUp(sql, 'vecer', (await guestAt(sql, guests[1])).id, true)).toBe('called_off')
  expect(await storedStates(sql)).toEqual(['registered', 'waiting'])
})

test('the log goes with the guests of the event', async () => {
  await addGuest(sql, newSubmission())
  await eraseEvent(sql)
  expect(await logged(sql)).toEqual([])
})
