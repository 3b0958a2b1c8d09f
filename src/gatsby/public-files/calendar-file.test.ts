/** @jest-environment node */
import ICAL from 'ical.js'
import { calendarFile, type CalendarEvent } from './calendar-file'

const event = {
  slug: 'vecer-pro-zvane',
  title: 'Večer pro zvané',
  start: '2031-09-04T17:00',
  end: '2031-09-04T22:00',
  description: 'Večer pro zvané; jídlo, které se dá držet v jedné ruce, a k tomu dlouhá věta, která se musí zalomit.\n',
  place: { name: 'Kotelna', address: { street: 'Loděnická 4', postalCode: '602 00', locality: 'Brno' } },
  url: 'https://sedm.example/program/vecer-pro-zvane',
} satisfies CalendarEvent
const site = {
  name: 'Sedm',
  timeZone: 'Europe/Prague',
  url: 'https://sedm.example',
  builtAt: new Date('2031-08-01T10:00:00Z'),
}

/** The only event of a file, as a calendar program reads it. */
function read(file: string) {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  const component = events[0] as ICAL.Component
  const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component)
  const dtstamp = component.getFirstPropertyValue('dtstamp') as ICAL.Time
  return {
    ...{ uid, summary, description, location },
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    stamp: dtstamp.toJSDate().toISOString(),
    url: component.getFirstPropertyValue('url'),
  }
}

const written = (changes: Partial<CalendarEvent> = {}, changesOfSite: Partial<typeof site> = {}) =>
  read(calendarFile({ ...event, ...changes }, { ...site, ...changesOfSite }))

test('a calendar program reads the title, the description, the place, the page and the times, which are in UTC', () => {
  expect(calendarFile(event, site)).toContain('DTSTART:20310904T150000Z')
  expect(written()).toMatchObject({
    summary: 'Večer pro zvané',
    description: event.description.trim(),
    location: 'Kotelna, Loděnická 4, 602 00 Brno',
    url: 'https://sedm.example/program/vecer-pro-zvane',
    start: '2031-09-04T15:00:00.000Z',
    end: '2031-09-04T20:00:00.000Z',
  })
})

test('the country is part of the address where the content has one', () => {
  const address = { ...event.place.address, country: 'Finsko', countryCode: 'FI' }
  expect(written({ place: { name: 'Kotelna', address } }).location).toBe('Kotelna, Loděnická 4, 602 00 Brno, Finsko')
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
    place: { name: 'Loď', address: { street: 'Nábřeží 1', postalCode: '602 00', locality: 'Brno' } },
  }
  expect(written().uid).toBe('vecer-pro-zvane@sedm.example')
  expect(written(moved, { name: 'Osm', builtAt: new Date('2031-08-02T10:00:00Z') }).uid).toBe(written().uid)
  expect(written({ slug: 'vernisaz' }).uid).not.toBe(written().uid)
})

test('a later build replaces what a calendar has of an earlier one (RFC 5546, 2.1.5)', () => {
  const earlier = written()
  const later = written({ start: '2031-09-04T16:00' }, { builtAt: new Date('2031-08-01T10:01:00Z') })
  expect(later.stamp > earlier.stamp).toBe(true)
})

test('lines end with CR LF and are at most 75 octets long (RFC 5545, 3.1)', () => {
  const lines = calendarFile(event, site).split('\r\n')

  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})
