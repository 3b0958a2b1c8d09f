/** @jest-environment node */
import ICAL from 'ical.js'
import { calendarFile, type CalendarEvent } from './calendar-file'

const event: CalendarEvent = {
  slug: 'vecer-pro-zvane',
  title: 'Večer pro zvané',
  start: '2031-09-04T17:00',
  end: '2031-09-04T22:00',
  description: 'Večer pro zvané; pití, které se dá přelít do květináčů, a k tomu dlouhá věta, která se musí zalomit.\n',
  location: 'Kotelna, Loděnická 4, 602 00 Brno',
  cancelled: null,
  updated: null,
  revised: new Date('2031-07-01T08:30:15Z'),
  url: 'https://sedm.example/program/vecer-pro-zvane',
}
const site = { name: 'Sedm', timeZone: 'Europe/Prague', url: 'https://sedm.example' }

const open = (file: string) => new ICAL.Component(ICAL.parse(file))

/** An event as a calendar program reads it. */
function read(component: ICAL.Component) {
  const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component)
  const instant = (property: string) =>
    (component.getFirstPropertyValue(property) as ICAL.Time | null)?.toJSDate().toISOString()
  return {
    ...{ uid, summary, description, location },
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    stamp: instant('dtstamp'),
    modified: instant('last-modified'),
    url: component.getFirstPropertyValue('url'),
    status: component.getFirstPropertyValue('status'),
  }
}

const fileOf = (changes: Partial<CalendarEvent> = {}, changesOfSite: Partial<typeof site> = {}) =>
  calendarFile([{ ...event, ...changes }], null, { ...site, ...changesOfSite })

/** The only event of a file. */
function written(...changes: Parameters<typeof fileOf>) {
  const [component, ...others] = open(fileOf(...changes)).getAllSubcomponents('vevent')
  expect(others).toEqual([])
  return read(component!)
}

test('a calendar program reads the title, the description, the place, the page and the times, which are in UTC', () => {
  expect(fileOf()).toContain('DTSTART:20310904T150000Z')
  expect(written()).toEqual({
    uid: 'vecer-pro-zvane@sedm.example',
    summary: 'Večer pro zvané',
    description: event.description.trim(),
    location: 'Kotelna, Loděnická 4, 602 00 Brno',
    url: 'https://sedm.example/program/vecer-pro-zvane',
    start: '2031-09-04T15:00:00.000Z',
    end: '2031-09-04T20:00:00.000Z',
    stamp: '2031-07-01T08:30:15.000Z',
    modified: undefined,
    status: null,
  })
})

test('an event without a public page has no address of one', () => {
  expect(written({ url: undefined }).url).toBeNull()
})

test('the UID is the slug at the host of the site, also when everything else of the event changes', () => {
  const moved = {
    title: 'Večer na lodi',
    description: 'Na palubě.',
    start: '2031-09-06T18:00',
    end: '2031-09-06T23:00',
    location: 'Loď, Nábřeží 1, 602 00 Brno',
    cancelled: true,
    updated: '2031-09-01T12:00',
  }
  expect(written(moved, { name: 'Osm' }).uid).toBe(written().uid)
  expect(written({ slug: 'vernisaz' }).uid).not.toBe(written().uid)
})

test('a change that the content dates replaces what a calendar has (RFC 5546, 2.1.5)', () => {
  const first = written({ updated: '2031-08-01T12:00' })
  const second = written({ start: '2031-09-04T16:00', updated: '2031-08-01T12:01' })
  expect(first).toMatchObject({ stamp: '2031-08-01T10:00:00.000Z', modified: '2031-08-01T10:00:00.000Z' })
  expect(second).toMatchObject({ stamp: '2031-08-01T10:01:00.000Z', modified: '2031-08-01T10:01:00.000Z' })
  expect(first.stamp! > written().stamp!).toBe(true)
})

test('the same content gives the same bytes at any time', () => {
  const file = fileOf()
  jest.useFakeTimers({ now: new Date('2040-01-01') })
  const later = fileOf()
  jest.useRealTimers()
  expect(later).toBe(file)
})

test('an event that was called off stays, and is CANCELLED', () => {
  expect(written({ cancelled: true })).toEqual({ ...written(), status: 'CANCELLED' })
  expect(written({ cancelled: false }).status).toBeNull()
})

test('a calendar of several events has a name, and says to look for changes every hour', () => {
  const second = { ...event, slug: 'vernisaz', title: 'Vernisáž' }
  const calendar = open(calendarFile([event, second], 'Sedm, čtvrtek 4. září', site))
  expect(calendar.getAllSubcomponents('vevent').map((each) => read(each).summary)).toEqual([
    'Večer pro zvané',
    'Vernisáž',
  ])
  for (const property of ['name', 'x-wr-calname']) {
    expect(calendar.getFirstPropertyValue(property)).toBe('Sedm, čtvrtek 4. září')
  }
  for (const property of ['refresh-interval', 'x-published-ttl']) {
    expect(String(calendar.getFirstPropertyValue(property))).toBe('PT1H')
  }
})

test('a calendar of one event has no name, because Outlook would open it as a new calendar (MS-OXCICAL, 2.1.3.1.1.17)', () => {
  expect(fileOf()).not.toMatch(/^(NAME|X-WR-CALNAME)/m)
})

test('a file has nothing that is only for invitations to meetings, and nobody’s address', () => {
  expect(fileOf()).not.toMatch(/^(SEQUENCE|METHOD|ORGANIZER|ATTENDEE)|mailto:/im)
})

const family = '👩‍👩‍👧'
test.each([
  ['emoji', `Dílna ${family} 🎨`],
  ['commas, semicolons, colons and quotes', 'Káva, čaj; „voda“: "vše", co je libo'],
  ['backslashes, and what looks like an escape', String.raw`C:\new\, \; \\n`],
  ['300 characters', 'Žluťoučký kůň úpěl. '.repeat(15)],
  ['300 emoji', family.repeat(100)],
  ['a text from right to left, with marks of direction', 'ورشة الألوان \u2067צבע\u2069 (Brno, 2. patro)'],
  ['what looks like other properties', 'END:VEVENT SEQUENCE:0'],
])('a calendar program reads %s as in the content', (_, text) => {
  const texts = { title: text.trim(), description: `${text.trim()}\n\n${text.trim()}`, location: text.trim() }
  expect(written(texts)).toMatchObject({
    summary: texts.title,
    description: texts.description,
    location: texts.location,
  })
})

test.each([
  ['the change to winter time', '2031-10-26T01:00', '2031-10-26T04:00', '2031-10-25T23:00', '2031-10-26T03:00'],
  ['the change to summer time', '2031-03-30T01:00', '2031-03-30T04:00', '2031-03-30T00:00', '2031-03-30T02:00'],
  ['midnight', '2031-09-04T22:00', '2031-09-05T02:00', '2031-09-04T20:00', '2031-09-05T00:00'],
  ['the end of the year', '2031-12-31T23:30', '2032-01-01T00:30', '2031-12-31T22:30', '2031-12-31T23:30'],
])('an event over %s starts and ends at the right instants', (_, start, end, from, to) => {
  expect(written({ start, end })).toMatchObject({ start: `${from}:00.000Z`, end: `${to}:00.000Z` })
})

test('lines end with CR LF, are at most 75 octets long, and never end within a character (RFC 5545, 3.1)', () => {
  const lines = fileOf({ title: `${family} žluť 𝄞 ورشة `.repeat(30) }).split('\r\n')

  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines.length).toBeGreaterThan(30)
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  // Half a character would not survive.
  expect(lines.map((line) => Buffer.from(line).toString())).toEqual(lines)
  expect(lines.filter((line) => line.includes('\n'))).toEqual([])
})
