/** @jest-environment node */
import { calendarFile } from './calendar-file'

const event = {
  slug: 'first-choice-night',
  title: 'First Choice Night',
  start: '2025-09-04T17:00',
  end: '2025-09-04T22:00',
  description: 'Večer pro zvané; jídlo, které se dá držet v jedné ruce, a k tomu dlouhá věta, která se musí zalomit.\n',
  place: { name: 'Tlakárna', address: { street: 'Tlakárenská 4', postalCode: '186 00', locality: 'Praha 8' } },
}
const exhibition = { name: 'Padesát', timeZone: 'Europe/Prague' }

test('times are in UTC, so that every calendar shows the right hour', () => {
  const file = calendarFile(event, exhibition)

  expect(file).toContain('DTSTART:20250904T150000Z')
  expect(file).toContain('DTEND:20250904T200000Z')
})

test('the file says what and where, and two builds make the same file', () => {
  const file = calendarFile(event, exhibition)

  expect(file).toContain('SUMMARY:First Choice Night')
  expect(file).toContain('LOCATION:Tlakárna\\, Tlakárenská 4\\, 186 00 Praha 8')
  expect(file).toContain('UID:first-choice-night@2025-09-04')
  expect(calendarFile(event, exhibition)).toBe(file)
})

test('lines end with CR LF and are at most 75 octets long (RFC 5545, 3.1)', () => {
  const lines = calendarFile(event, exhibition).split('\r\n')

  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})
