/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { columnsOf, forms, type FieldName, type FormName } from '../../src/registration/fields'
import { erase, listGuests } from './changes'
import {
  argumentsOf,
  builtLater,
  registerSignature,
  newSubmission,
  register,
  registerAsPostgrest,
  seatsIn,
  storedSeats,
  type Submission,
} from './submission'
import { hours } from './time'
import { server, sql, useDatabase } from './use-database'

useDatabase({ connections: 2 })

describe.each(Object.keys(forms) as FormName[])('a registration with the form %s', (form) => {
  const newGuest = (seats: 1 | 2, changes: Partial<Submission> = {}) =>
    newSubmission({ ...seatsIn(form, seats), ...changes })

  test('is stored with its time', async () => {
    const guest = newGuest(2, { fullName: 'Žofie  Ďáblová-Šťastná', email: 'Zofie@Example.ORG' })
    expect(await register(sql, guest)).toBe('registered')
    const [row] = await sql`select * from private.registrations_and_guests`
    expect(row).toEqual({
      id: expect.any(String) as string,
      event_id: 'vecer',
      submission_id: guest.submissionId,
      address: 'zofie@example.org',
      ...columnsOf(guest),
      full_name: 'Žofie  Ďáblová-Šťastná',
      seats: 2,
      locale: 'cs',
      notice_version: '1',
      state: 'registered',
      created_at: expect.any(Date) as Date,
      arrived: 0,
      walk_in: false,
      revision: expect.any(String) as string,
    })
  })

  test('is the same registration when it is sent again, even if the event is full or closed by then', async () => {
    const first = newGuest(1, { capacity: 1 })
    expect(await register(sql, first)).toBe('registered')
    expect(await register(sql, newGuest(1, { capacity: 1 }))).toBe('capacity_full')
    expect(await register(sql, first)).toBe('registered')
    expect(await register(sql, { ...first, email: first.email.toUpperCase() })).toBe('registered')
    expect(await register(sql, { ...first, ...builtLater(1), closesAt: hours(-1) })).toBe('registered')
    expect(await register(sql, { ...first, ...builtLater(2), opensAt: hours(1) })).toBe('registered')
    expect(await register(sql, { ...first, ...builtLater(3), availability: 'closed' })).toBe('registered')
    expect(await storedSeats(sql)).toEqual({ taken: 1, counted: 1, capacity: 1 })
  })

  const changed: Record<FieldName, (guest: Submission) => Partial<Submission>> = {
    fullName: ({ fullName }) => ({ fullName: `${fullName} ml.` }),
    email: ({ email }) => ({ email: `other.${email}` }),
    attendance: () => ({ attendance: 'plusOne' }),
    persons: () => ({ persons: 2 }),
  }

  test.each(forms[form])('is a conflict if it has the id of another one and another %s', async (name: FieldName) => {
    const first = newGuest(1)
    await register(sql, first)
    expect(await register(sql, { ...first, ...changed[name](first) })).toBe('submission_conflict')
    const [row] = await sql`select * from private.registrations_and_guests`
    expect(row).toMatchObject(columnsOf(first))
  })

  test('is answered email_taken to a registered guest, whatever the state of the event', async () => {
    const first = newGuest(1, { capacity: 1 })
    await register(sql, first)
    const again = { ...first, submissionId: randomUUID(), email: first.email.toUpperCase() }
    expect(await register(sql, again)).toBe('email_taken')
    expect(await register(sql, { ...again, ...builtLater(1), closesAt: hours(-1) })).toBe('email_taken')
    expect(await register(sql, { ...again, ...builtLater(2), opensAt: hours(1) })).toBe('email_taken')
    expect(await register(sql, { ...again, ...builtLater(3), availability: 'full' })).toBe('email_taken')
  })

  test('for two seats is refused if one is left, and one for a single seat is not', async () => {
    await register(sql, newGuest(2, { capacity: 3 }))
    const couple = newGuest(2, { capacity: 3 })
    expect(await register(sql, couple)).toBe('capacity_full')
    expect(await register(sql, { ...couple, submissionId: randomUUID(), ...seatsIn(form, 1) })).toBe('registered')
    expect(await storedSeats(sql)).toEqual({ taken: 3, counted: 3, capacity: 3 })
  })

  test('is taken from the opening to the closing time', async () => {
    expect(await register(sql, newGuest(1, { opensAt: hours(1) }))).toBe('registration_not_open')
    expect(await register(sql, newGuest(1, { ...builtLater(1), opensAt: hours(-1) }))).toBe('registered')
    expect(await register(sql, newGuest(1, { ...builtLater(2), closesAt: hours(-1) }))).toBe('registration_closed')
    expect(await register(sql, newGuest(1, { ...builtLater(3), closesAt: hours(1) }))).toBe('registered')
    expect(await storedSeats(sql)).toMatchObject({ taken: 2 })
  })

  test('goes by the demoDate if there is one, but its time is the real one', async () => {
    const [opensAt, closesAt] = [new Date('2021-05-01T08:00:00Z'), new Date('2021-05-04T20:00:00Z')]
    const at = (asOf: string | null, hours: number) =>
      register(
        sql,
        newGuest(1, { ...builtLater(hours), asOf: asOf === null ? null : new Date(asOf), opensAt, closesAt }),
      )
    expect(await at('2021-05-01T07:59:59Z', 1)).toBe('registration_not_open')
    expect(await at('2021-05-04T19:59:59Z', 2)).toBe('registered')
    expect(await at('2021-05-04T20:00:00Z', 3)).toBe('registration_closed')
    expect(await at(null, 4)).toBe('registration_closed')
    const [row] = await sql<{ created_at: Date }[]>`select created_at from private.registrations_and_guests`
    expect(row?.created_at.getFullYear()).toBe(new Date().getFullYear())
  })

  test('is refused if the content says full or closed by hand, whatever the time and the seats', async () => {
    expect(await register(sql, newGuest(1, { availability: 'full', closesAt: hours(-1) }))).toBe('capacity_full')
    expect(await register(sql, newGuest(1, { ...builtLater(1), availability: 'closed', opensAt: hours(1) }))).toBe(
      'registration_closed',
    )
    expect(await register(sql, newGuest(1, builtLater(2)))).toBe('registered')
  })

  test('can be changed manually, but cannot oversell, and the seats are counted correctly', async () => {
    const guest = newGuest(1, { capacity: 2 })
    await register(sql, guest)
    await expect(insertManually(2)).rejects.toMatchObject({ constraint_name: 'taken_within_capacity' })
    await expect(insertManually(1, guest.email.toUpperCase())).rejects.toMatchObject({ code: '23505' })
    await insertManually(1)
    await expect(setSeats(2)).rejects.toMatchObject({ constraint_name: 'taken_within_capacity' })
    expect(await storedSeats(sql)).toEqual({ taken: 2, counted: 2, capacity: 2 })
    await sql`delete from private.registrations where id = (private.registration_of_address('vecer', 'rucne@example.org')).id`
    await setSeats(2)
    expect(await storedSeats(sql)).toEqual({ taken: 2, counted: 2, capacity: 2 })
    await sql`truncate private.registrations cascade`
    expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 2 })
  })

  const insertManually = (seats: 1 | 2, email = 'rucne@example.org') => {
    const { attendance, persons } = seatsIn(form, seats)
    return sql`
      select private.add_registration(
        'vecer', 'registered', gen_random_uuid(), 'Ručně Zapsaná', ${email}, ${attendance}, ${persons}, 'cs', '1'
      )`
  }
  const setSeats = (seats: 1 | 2) => {
    const { attendance, persons } = seatsIn(form, seats)
    return sql`update private.registrations set ${sql(form === 'invitation' ? { attendance } : { persons })}`
  }
})

test('register() takes, and the database has, exactly the fields defined in src/registration', async () => {
  const guest = newSubmission()
  expect(new Set((await registerSignature(sql)).names)).toEqual(new Set(Object.keys(argumentsOf(guest))))
  await register(sql, guest)
  expect((await listGuests(sql))[0]).toEqual({
    ...columnsOf(guest),
    seats: 1,
    locale: 'cs',
    created_at: expect.any(Date) as Date,
    state: 'registered',
    arrived: 0,
    walk_in: false,
  })
})

test('two events do not share seats, e-mails or submissions', async () => {
  const guest = newSubmission({ capacity: 1 })
  expect(await register(sql, guest)).toBe('registered')
  expect(await register(sql, { ...guest, event: 'vernisaz', ...seatsIn('programme', 1) })).toBe('registered')
})

test('one e-mail address can register ten times in an hour, and more often later', async () => {
  const toEvent = (number: number) =>
    register(
      sql,
      newSubmission({ event: `event-${number}`, email: number % 2 ? 'jana@example.org' : 'Jana@example.org' }),
    )
  for (let number = 1; number <= 10; number++) expect(await toEvent(number)).toBe('registered')
  expect(await toEvent(11)).toBe('too_many_registrations')
  expect(await toEvent(10)).toBe('email_taken')
  expect(await register(sql, newSubmission({ event: 'event-11' }))).toBe('registered')
  await sql`update private.recent set at = at - interval '1 hour' where ctid = (select min(ctid) from private.recent)`
  expect(await toEvent(11)).toBe('registered')
  expect(await toEvent(12)).toBe('too_many_registrations')
})

test('the numbers of an event cannot be set manually against its registrations', async () => {
  await register(sql, newSubmission({ ...seatsIn('invitation', 2), capacity: 2 }))
  await expect(sql`update private.events set capacity = 1`).rejects.toMatchObject({ code: '23514' })
  await expect(sql`update private.events set taken = 0`).rejects.toThrow('taken counts the registrations')
  await expect(
    sql`insert into private.events (id, built_at, capacity, content_capacity, taken) values ('vernisaz', now(), 9, 9, 5)`,
  ).rejects.toThrow('taken counts the registrations')
})

test('a guest who is deleted manually or erased frees the seats', async () => {
  const [first, second] = [newSubmission({ capacity: 2, ...seatsIn('invitation', 2) }), newSubmission({ capacity: 2 })]
  await register(sql, first)
  await sql`delete from private.registrations`
  expect(await register(sql, second)).toBe('registered')
  expect(await erase(sql, { ...second, email: second.email.toUpperCase() })).toBe(1)
  expect(await storedSeats(sql)).toEqual({ taken: 0, counted: 0, capacity: 2 })
})

test.each(['de', 'pt-BR', 'zh-Hant-TW'])(
  'a guest can register in any language of the site, such as %s',
  async (locale) => {
    expect(await register(sql, newSubmission({ locale }))).toBe('registered')
  },
)

test.each([
  ['a name with spaces at its ends', { fullName: ' Jana ' }],
  ['no name', { fullName: '' }],
  ['a line break in the name', { fullName: 'Jana\nNová' }],
  ['an e-mail without @', { email: 'jana' }],
  ['an e-mail with characters outside ASCII', { email: 'jána@example.org' }],
  ['an unknown attendance', { attendance: 'three' as never }],
  ['no person', { attendance: null, persons: 0 }],
  ['neither attendance nor persons', { attendance: null }],
  ['both attendance and persons', { persons: 2 }],
  ['no language', { locale: '' }],
  ['an invalid language tag', { locale: 'de; cs' }],
  ['no submission id', { submissionId: null as never }],
  ['no capacity', { capacity: null as never }],
  ['a negative capacity', { capacity: -1 }],
  ['no time of the build', { builtAt: null as never }],
])('%s gives an error without guest data', async (_, fault) => {
  const guest = newSubmission({ fullName: 'Tajná Osoba', email: 'tajna@example.org', ...fault })
  const error = await register(sql, guest).then(
    () => undefined,
    (error: Error & { detail?: string; hint?: string }) => error,
  )
  expect(error).toMatchObject({ code: 'PT400', message: 'registration_invalid' })
  expect(error?.detail).toBeUndefined()
  expect(await sql`select from private.registrations_and_guests`).toHaveLength(0)
})

test('a guest who waits too long for the lock gets an error, and can register afterwards', async () => {
  await register(sql, newSubmission())
  const guest = newSubmission()
  await sql.begin(async (holder) => {
    await holder`select from private.events for update`
    await expect(register(sql, guest)).rejects.toMatchObject({ code: '55P03' })
  })
  expect(await register(sql, guest)).toBe('registered')
})

test('a registration reads no others of its event, even before PostgreSQL has analysed the table', async () => {
  const fresh = server.connect(await server.createDatabase())
  for (let guest = 0; guest < 100; guest++) await register(fresh, newSubmission({ capacity: 100 }))
  await fresh`select pg_stat_force_next_flush()`
  const [row] = await fresh<{ read: number }[]>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where relname = 'registrations'`
  // Its own, a few times; were it all others, that would be 5,000.
  expect(row?.read).toBeLessThanOrEqual(300)
})

test('through PostgREST, one timeout limits the whole call of a guest who waits in the queue', async () => {
  await register(sql, newSubmission())
  const guests = server.connect(await server.createDatabase(), 4)
  await register(guests, newSubmission())
  await guests.begin(async (holder) => {
    await holder`select from private.events for update`
    const waiting = Array.from({ length: 3 }, () => registerAsPostgrest(guests, newSubmission()))
    for (const answer of await Promise.allSettled(waiting)) {
      // 57014 is the timeout of the whole statement. 55P03 would be the timeout of a single lock.
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
    }
  })
})
