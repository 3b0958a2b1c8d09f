/** @jest-environment node */
import { calendarFile } from './calendar-file'

const event = {
  slug: 'vecer-pro-zvane',
  title: 'Večer pro zvané',
  start: '2031-09-04T17:00',
  end: '2031-09-04T22:00',
  description: 'Večer pro zvané; jídlo, které se dá držet v jedné ruce, a k tomu dlouhá věta, která se musí zalomit.\n',
  place: { name: 'Kotelna', address: { street: 'Loděnická 4', postalCode: '602 00', locality: 'Brno' } },
}
const exhibition = { name: 'Sedm', timeZone: 'Europe/Prague' }

test('times are in UTC', () => {
  const file = calendarFile(event, exhibition)

  expect(file).toContain('DTSTART:20310904T150000Z')
  expect(file).toContain('DTEND:20310904T200000Z')
})

test('the file has the title and the place, and two builds write the same file', () => {
  const file = calendarFile(event, exhibition)

  expect(file).toContain('SUMMARY:Večer pro zvané')
  expect(file).toContain('LOCATION:Kotelna\\, Loděnická 4\\, 602 00 Brno')
  expect(file).toContain('UID:vecer-pro-zvane@2031-09-04')
  expect(calendarFile(event, exhibition)).toBe(file)
})

test('the country is part of the address where the content has one', () => {
  const address = { ...event.place.address, country: 'Finsko', countryCode: 'FI' }
  const file = calendarFile({ ...event, place: { name: 'Kotelna', address } }, exhibition)

  expect(file.replace(/\r\n /g, '')).toContain('LOCATION:Kotelna\\, Loděnická 4\\, 602 00 Brno\\, Finsko')
})

test('lines end with CR LF and are at most 75 octets long (RFC 5545, 3.1)', () => {
  const lines = calendarFile(event, exhibition).split('\r\n')

  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})
