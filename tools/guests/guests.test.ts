/** @jest-environment node */
import type { Sql } from 'postgres'
import { startPostgres, type Postgres } from '../../supabase/tests/postgres'
import {
  builtLater,
  newSubmission,
  register,
  registerWithMail,
  seatsIn,
  storedSeats,
  type Submission,
} from '../../supabase/tests/submission'
import { startSupabaseApi, type SupabaseApi } from '../../supabase/tests/supabase'
import { guestDatabaseAt } from './guest-database'
import { guestsIn, type Guests } from './guests'

jest.setTimeout(60_000)

let server: Postgres
let sql: Sql
let api: SupabaseApi
let guests: Guests
beforeAll(async () => {
  server = await startPostgres()
  const database = await server.createDatabase()
  sql = server.connect(database, 2)
  api = await startSupabaseApi(database)
  guests = guestsIn(guestDatabaseAt(api.url, api.secretKey), 'tests/exhibition')
})
beforeEach(() => sql`truncate private.events cascade`)
afterAll(async () => {
  await api.stop()
  await server.stop()
})

// Events of the tests’ exhibition. Registration for the tour is open, for the workshop it opens in 2044.
const tour = 'anglicka-prohlidka'
const workshop = 'dilna-papiru'
const evening = 'vecer-pro-zvane'

/** Registers a guest as the form does. */
const registered = (event: string, email: string, changes: Partial<Submission> = {}) =>
  register(sql, newSubmission({ event, email, capacity: 60, ...seatsIn('programme', 2), ...changes }))

const jana = { name: ' Jana  Nová ', email: ' Jana@Example.org', persons: 3, locale: 'en' } as const

const rows = async () =>
  sql`select event_id, full_name, email, attendance, persons, locale, notice_version from private.registrations`

test('the overview and the list have what the form has stored', async () => {
  await registered(tour, 'jana@example.org')
  await registered(tour, 'karel@example.org')
  expect((await guests.overview()).split('\n')).toContain(
    'anglicka-prohlidka    2044-05-22 11:30  2              4        60        56',
  )
  expect(await guests.table(tour)).toMatch(
    /jana@example\.org .*\n.*karel@example\.org .*\n\n2 registrations, 4 persons$/,
  )
  expect(await guests.table(workshop)).toBe('Nobody is registered yet.')
})

test('CSV and the erasure are about every event, or about one', async () => {
  for (const event of [tour, evening]) await registered(event, 'jana@example.org')
  await registered(tour, 'karel@example.org')
  const lines = async (event?: string) => (await guests.csv(event)).trimEnd().split('\r\n').length - 1
  expect([await lines(), await lines(tour), await lines(workshop)]).toEqual([3, 2, 0])

  expect(await guests.erase('karel@example.org', tour)).toBe('Erased from anglicka-prohlidka, which frees 2 places.')
  expect(await guests.erase('JANA@example.org')).toBe(
    'Erased from anglicka-prohlidka, vecer-pro-zvane, which frees 4 places.',
  )
  expect(await lines()).toBe(0)
  await expect(guests.erase('jana@example.org', tour)).rejects.toThrow(
    'Nobody is registered with this e-mail address for anglicka-prohlidka.',
  )
})

test('the guests of one event that is over are erased', async () => {
  const endsAt = new Date('2025-09-04T20:00:00Z')
  for (const event of ['dilna', 'beseda']) await registered(event, 'jana@example.org', { endsAt })
  await expect(guests.eraseAll(false, 'dilna')).rejects.toThrow('This erases all guests of dilna permanently.')
  expect(await guests.eraseAll(true, 'dilna')).toBe('Erased: 1.')
  expect(await rows()).toMatchObject([{ event_id: 'beseda' }])
})

test('an unknown event is an error, with the one that was probably meant', async () => {
  const message = 'No event “dilna-papyru” takes registrations. Did you mean “dilna-papiru”?'
  await expect(guests.table('dilna-papyru')).rejects.toThrow(message)
  await expect(guests.csv('dilna-papyru')).rejects.toThrow(message)
  await expect(guests.cancel('jana@example.org', 'dilna-papyru')).rejects.toThrow(message)
  await expect(guests.add('prohlidka-s-kuratorkou', jana)).rejects.toThrow(
    'No event “prohlidka-s-kuratorkou” takes registrations. `npm run guests` lists the events.',
  )
})

describe('a registration by hand', () => {
  test('is stored as one by the form, except that its notice is “by hand”', async () => {
    expect(await guests.add(tour, jana)).toBe('Registered for anglicka-prohlidka: 3 persons.')
    expect(await guests.add(evening, { ...jana, persons: 2 })).toBe('Registered for vecer-pro-zvane: 2 persons.')
    const common = { full_name: 'Jana Nová', email: 'Jana@example.org', locale: 'en', notice_version: 'by hand' }
    expect(await rows()).toEqual([
      { event_id: tour, ...common, attendance: null, persons: 3 },
      { event_id: evening, ...common, attendance: 'plusOne', persons: null },
    ])
  })

  test('creates an event that the database does not have yet, and the next build updates it', async () => {
    await guests.add(tour, jana)
    expect(await storedSeats(sql, tour)).toEqual({ taken: 3, counted: 3, capacity: 60 })
    await registered(tour, 'karel@example.org', { capacity: 7 })
    expect(await storedSeats(sql, tour)).toEqual({ taken: 5, counted: 5, capacity: 7 })
  })

  test('does not change an event of the published site, whatever the content on this machine says', async () => {
    await registered(tour, 'karel@example.org', { capacity: 4 })
    await expect(guests.add(tour, jana)).rejects.toThrow('There are not enough places left.')
    expect(await storedSeats(sql, tour)).toEqual({ taken: 2, counted: 2, capacity: 4 })
    await registered(tour, 'eva@example.org', { capacity: 5, ...builtLater(1), ...seatsIn('programme', 1) })
    await guests.add(tour, { ...jana, persons: 2 })
    expect(await storedSeats(sql, tour)).toEqual({ taken: 5, counted: 5, capacity: 5 })
  })

  test('is refused as by the form, in words for the organiser', async () => {
    await guests.add(tour, jana)
    await expect(guests.add(tour, jana)).rejects.toThrow('This e-mail address is registered for the event already.')
    await expect(guests.add(workshop, jana)).rejects.toThrow('Registration is not open yet.')
    await expect(guests.add('dilna-barvy', jana)).rejects.toThrow('change “capacity” or “availability” in the content')
    await registered(evening, 'karel@example.org', { closesAt: new Date('2025-09-04T12:00:00Z') })
    await expect(guests.add(evening, { ...jana, persons: 1 })).rejects.toThrow('Registration is closed.')
    for (let event = 1; event < 10; event++) await registered(`akce-${event}`, 'jana@example.org')
    await expect(guests.add('atelier-ada-brusinka', jana)).rejects.toThrow('Try again later.')
  })

  test.each([
    [tour, { name: 'J' }, '--add: this is not the name of a person.'],
    [tour, { email: 'jana@' }, '--email: this is not a valid e-mail address.'],
    [tour, { persons: 11 }, '--persons: write a whole number from 1 to 10.'],
    [tour, { persons: 0 }, '--persons: write a whole number from 1 to 10.'],
    [tour, { persons: 1.5 }, '--persons: write a whole number from 1 to 10.'],
    [tour, { persons: NaN }, '--persons: write a whole number from 1 to 10.'],
    [evening, { persons: 3 }, '--persons: write a whole number from 1 to 2.'],
    [evening, { persons: NaN }, '--persons: write a whole number from 1 to 2.'],
  ])('for %s with %j is not stored', async (event, changes, message) => {
    await expect(guests.add(event, { ...jana, ...changes })).rejects.toThrow(message)
    expect(await rows()).toEqual([])
  })
})

describe('cancelling', () => {
  test('frees the places of one registration, however its address is written', async () => {
    await registered(tour, 'Jana@example.org')
    await registered(tour, 'karel@example.org')
    expect(await guests.cancel(' jana@EXAMPLE.org ')).toBe('Cancelled for anglicka-prohlidka, which frees 2 places.')
    expect(await storedSeats(sql, tour)).toEqual({ taken: 2, counted: 2, capacity: 60 })
    await expect(guests.cancel('jana@example.org')).rejects.toThrow('Nobody is registered with this e-mail address.')
  })

  test('asks for the event if the address is registered for several', async () => {
    for (const event of [tour, evening]) await registered(event, 'jana@example.org')
    await expect(guests.cancel('jana@example.org')).rejects.toThrow(
      'This e-mail address is registered for several events: anglicka-prohlidka, vecer-pro-zvane. Choose one with --event.',
    )
    expect(await rows()).toHaveLength(2)
    await guests.cancel('jana@example.org', evening)
    expect(await rows()).toMatchObject([{ event_id: tour }])
  })
})

test('the list for the door has the event of the content and its guests', async () => {
  await guests.add(tour, jana)
  const page = await guests.doorList(tour, 'en')
  expect(page).toContain('<h1>Tour in English</h1>')
  expect(page).toContain('Sunday 22\u00a0May 2044, 11:30–12:30')
  expect(page).toContain('Jana <strong>Nová</strong>')
  await registered('lonska-dilna', 'karel@example.org')
  await expect(guests.doorList('lonska-dilna', 'cs')).rejects.toThrow(
    'The content has no event “lonska-dilna” that takes registrations.',
  )
})

test('the overview says which confirmations have not been sent, and why', async () => {
  const guest = (email: string) => newSubmission({ event: tour, email, capacity: 25, ...seatsIn('programme', 1) })
  for (const email of ['jana@example.org', 'karel@example.org', 'eva@example.org']) {
    await registerWithMail(sql, guest(email))
  }
  const claim = async () => (await sql<{ id: string }[]>`select id from public.claim_mail()`)[0]!.id
  await sql`select public.record_mail(${await claim()}, 1, 'mail_address', 550, true)`
  await sql`select public.record_mail(${await claim()}, 1, 'mail_unreachable', null, false)`
  expect((await guests.overview()).split('\n').slice(-3).sort()).toEqual([
    'anglicka-prohlidka: 1 confirmation not sent, and not tried again: the mail server refuses the address for good (550).',
    'anglicka-prohlidka: 1 confirmation waiting to be sent.',
    'anglicka-prohlidka: 1 confirmation waiting to be sent: the mail server cannot be reached.',
  ])
})
