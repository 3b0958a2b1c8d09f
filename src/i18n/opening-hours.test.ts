/** @jest-environment node */
import { addDays } from './add-days'
import type { Locale } from './locales'
import { openingRows } from './opening-hours'

/** Tuesday to Sunday of so many weeks: on Fridays until ten. */
const weeks = (count: number) =>
  Array.from({ length: count * 7 }, (_, day) => ({
    date: addDays('2031-09-01', day),
    opens: '10:00',
    closes: day % 7 === 4 ? '22:00' : '18:00',
  })).filter((_, day) => day % 7 !== 0)

const span = { startDate: '2031-09-01', endDate: '2031-10-26' }

type Openings = Parameters<typeof openingRows>[0]['openingHours']

const rowsIn = (locale: Locale, openings: Openings) =>
  openingRows({ openingHours: openings, ...span }, locale).map(({ label, hours }) =>
    `${label} ${hours ?? 'closed'}`.replaceAll('\u00a0', ' '),
  )

test('up to fourteen days have a line each', () => {
  expect(rowsIn('en', weeks(2))).toHaveLength(12)
  expect(rowsIn('en', weeks(1))[0]).toBe('Tuesday 2 September 10:00–18:00')
})

test.each([
  ['cs', ['úterý–čtvrtek, sobota, neděle 10:00–18:00', 'pátek 10:00–22:00']],
  ['en', ['Tuesday–Thursday, Saturday, Sunday 10:00–18:00', 'Friday 10:00–22:00']],
] as const)('more days are told by weekday (%s)', (locale, rows) => {
  expect(rowsIn(locale, weeks(8))).toEqual(rows)
})

test('days that are not as their weekday follow, then those that are closed', () => {
  const openings = weeks(8)
    .filter(({ date }) => date !== '2031-09-28' && date !== '2031-10-07')
    .map((each) => (each.date === '2031-09-06' ? { ...each, opens: '21:00', closes: '02:00' } : each))
  const monday = { date: '2031-09-08', opens: '10:00', closes: '12:00' }
  expect(rowsIn('en', [...openings, monday]).slice(2)).toEqual([
    'Saturday 6 September 21:00–02:00',
    'Monday 8 September 10:00–12:00',
    '28 Sept, 7 Oct closed',
  ])
})

test('the lines have every opening once', () => {
  const openings = weeks(8)
  const rows = openingRows({ openingHours: openings, ...span }, 'en')
  expect(rows.flatMap((row) => row.openings.map(({ date }) => date)).sort()).toEqual(openings.map(({ date }) => date))
})

test('hours that are different each day have a line each', () => {
  const openings = weeks(4).map((each, index) => ({ ...each, opens: `10:${String(index).padStart(2, '0')}` }))
  expect(rowsIn('en', openings)).toHaveLength(openings.length)
})

test('a line has the date of its day, which is short where the exhibition lasts a week', () => {
  const [row] = openingRows({ openingHours: weeks(1), startDate: '2031-09-02', endDate: '2031-09-07' }, 'en')
  expect(row).toMatchObject({ label: 'Tuesday 2\u00a0September', shortLabel: 'Tuesday', date: '2031-09-02' })
})
