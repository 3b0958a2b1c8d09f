/** @jest-environment node */
import { columnsOf, exampleRegistration } from '../../src/registration/fields'
import { toCsv, toTable, type Guest } from './guest-list'

const aGuest = (changes: Partial<Guest> = {}): Guest => ({
  event: 'vecer',
  state: 'registered',
  ...columnsOf(exampleRegistration('invitation')),
  full_name: 'Jana Nová',
  email: 'jana@example.org',
  attendance: 'solo',
  seats: 1,
  arrived: 0,
  walk_in: false,
  locale: 'cs',
  created_at: '2031-08-20T12:03:04.5+00:00',
  ...changes,
})
const ofProgramme = { event: 'dilna', attendance: null, persons: 4, seats: 4 } as const

const csv = (...guests: Guest[]) => toCsv(guests, 'Europe/Prague')
const nameIn = (name: string) =>
  csv(aGuest({ full_name: name }))
    .split('\r\n')[1]
    ?.split(',"jana@')[0]

test('the table has a line for each guest, in columns, and counts the persons', () => {
  const guests = [aGuest(), aGuest({ full_name: 'Řehoř Ďábel', email: 'r@d.cz', attendance: 'plusOne', seats: 2 })]
  expect(toTable(guests, 'Europe/Prague')).toBe(
    [
      'Name         E-mail            Attendance  Persons  Registered        Event',
      'Jana Nová    jana@example.org  solo        1        2031-08-20 14:03  vecer',
      'Řehoř Ďábel  r@d.cz            plusOne     2        2031-08-20 14:03  vecer',
      '',
      '2 registrations, 3 persons',
    ].join('\n'),
  )
})

test('the table has no column for what no guest was asked', () => {
  expect(toTable([aGuest(ofProgramme)], 'Europe/Prague')).toBe(
    [
      'Name       E-mail            Persons  Registered        Event',
      'Jana Nová  jana@example.org  4        2031-08-20 14:03  dilna',
      '',
      '1 registration, 4 persons',
    ].join('\n'),
  )
})

test('those who wait are in a table of their own, below those who have a seat', () => {
  const waiting = (full_name: string) => aGuest({ ...ofProgramme, full_name, state: 'waiting' })
  expect(toTable([waiting('Karel Malý'), aGuest(ofProgramme), waiting('Eva Horká')], 'Europe/Prague')).toBe(
    [
      'Name       E-mail            Persons  Registered        Event',
      'Jana Nová  jana@example.org  4        2031-08-20 14:03  dilna',
      '',
      '1 registration, 4 persons',
      '',
      'Waiting list',
      'Name        E-mail            Persons  Registered        Event',
      'Karel Malý  jana@example.org  4        2031-08-20 14:03  dilna',
      'Eva Horká   jana@example.org  4        2031-08-20 14:03  dilna',
      '',
      '2 registrations, 8 persons',
    ].join('\n'),
  )
  expect(toTable([waiting('Karel Malý')], 'Europe/Prague')).toMatch(/^Nobody is registered yet\.\n\nWaiting list\n/)
})

test('once somebody has arrived, the table has a column for it, and counts those who have', () => {
  const guests = [aGuest({ ...ofProgramme, arrived: 3 }), aGuest({ ...ofProgramme, full_name: 'Karel Malý' })]
  expect(toTable(guests, 'Europe/Prague')).toBe(
    [
      'Name        E-mail            Persons  Arrived  Registered        Event',
      'Jana Nová   jana@example.org  4        3        2031-08-20 14:03  dilna',
      'Karel Malý  jana@example.org  4        0        2031-08-20 14:03  dilna',
      '',
      '2 registrations, 8 persons, 3 arrived',
    ].join('\n'),
  )
})

test('a guest who was added at the door has no e-mail', () => {
  const guest = aGuest({ ...ofProgramme, email: null, arrived: 4 })
  expect(csv(guest).split('\r\n')[1]).toBe('"Jana Nová","","","4","4","2031-08-20 14:03","dilna","registered"')
  expect(toTable([guest], 'Europe/Prague')).toMatch(/^Name +Persons +Arrived +Registered +Event\nJana Nová +4 +4 +2031/)
})

test('an empty table says so', () => {
  expect(toTable([], 'Europe/Prague')).toBe('Nobody is registered yet.')
})

test('times are understood as PostgREST writes them and as PostgreSQL does', () => {
  const time = (created_at: string) => csv(aGuest({ created_at })).split('\r\n')[1]?.split(',').at(-3)
  expect(time('2031-08-20T12:03:04.5+00:00')).toBe('"2031-08-20 14:03"')
  expect(time('2031-08-20 12:03:04.5+00')).toBe('"2031-08-20 14:03"')
})

test('CSV begins with the mark of UTF-8, ends each line as RFC 4180 says, and has the same columns for every event', () => {
  expect(csv(aGuest(), aGuest({ ...ofProgramme, state: 'waiting' }))).toBe(
    '\ufeff"Name","E-mail","Attendance","Persons","Arrived","Registered","Event","State"\r\n' +
      '"Jana Nová","jana@example.org","solo","1","0","2031-08-20 14:03","vecer","registered"\r\n' +
      '"Jana Nová","jana@example.org","","4","0","2031-08-20 14:03","dilna","waiting"\r\n',
  )
})

test('quotes and separators stay within their field', () => {
  expect(nameIn('Jana "Ježek", Nová')).toBe('"Jana ""Ježek"", Nová"')
})

test.each([
  ['=HYPERLINK("http://x.cz")', `"'=HYPERLINK(""http://x.cz"")"`],
  ['+420', `"'+420"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1+1', `"'  =1+1"`],
  ['\t=1', `"'\t=1"`],
  ['＝1+1', `"'＝1+1"`],
  ['Jana;=1+1', `"Jana;'=1+1"`],
])('a spreadsheet takes %j for text', (name, field) => {
  expect(nameIn(name)).toBe(field)
})

test('a name with a hyphen or an apostrophe is left as it is', () => {
  expect(nameIn("Anne-Marie O'Neill")).toBe(`"Anne-Marie O'Neill"`)
})
