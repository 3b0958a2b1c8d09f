import { today, withToday } from './today'

afterEach(() => delete document.documentElement.dataset.asOf)

const days = [4, 5, 6].map((day) => ({ date: `2031-09-0${day}`, hours: `${day}. září 10:00–19:00` }))
const texts = { found: '', nothing: '', all: '', today: 'dnes #' }
const lineOn = (date: string) => {
  const groups = [{ heading: '', entries: [{ title: 'Otevírací doba', href: '/', days }] }]
  return withToday({ texts, timeZone: 'Europe/Prague', synonyms: '', ignored: '', groups }, date).groups[0]?.entries[0]
    ?.line
}

test.each([
  ['2031-09-01', '4. září 10:00–19:00, 5. září 10:00–19:00, 6. září 10:00–19:00'],
  ['2031-09-05', 'dnes 5. září 10:00–19:00, 6. září 10:00–19:00, 4. září 10:00–19:00'],
  ['2031-09-07', '4. září 10:00–19:00, 5. září 10:00–19:00, 6. září 10:00–19:00'],
])('on %s the hours are “%s”', (date, line) => expect(lineOn(date)).toBe(line))

test('the date is that of the time zone, and of the moment at which the page stands', () => {
  document.documentElement.dataset.asOf = '2031-09-04T23:30:00.000Z'
  expect(today('Europe/Prague')).toBe('2031-09-05')
  expect(today('Europe/London')).toBe('2031-09-05')
  expect(today('America/New_York')).toBe('2031-09-04')
})
