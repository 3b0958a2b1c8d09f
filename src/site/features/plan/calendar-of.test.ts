/** @jest-environment node */
import ICAL from 'ical.js'
import { calendarFile } from '../../../gatsby/public-files/calendar-file'
import { calendarOf } from './calendar-of'

const site = { name: 'Sedm', timeZone: 'Europe/Prague', url: 'https://sedm.example' }

const event = (slug: string, title: string, cancelled: boolean | null = null) => ({
  slug,
  title,
  start: '2031-09-04T17:00',
  end: '2031-09-04T22:00',
  description:
    'První řádek.\nEND:VEVENT\n\nPití, které se dá přelít do květináčů, a k tomu dlouhá věta, která se musí zalomit.',
  location: 'Kotelna, Loděnická 4, 602 00 Brno',
  cancelled,
  updated: null,
  revised: new Date('2031-07-01T08:30:15Z'),
  url: `https://sedm.example/program/${slug}`,
})

const long = `dilna-${'velmi-'.repeat(14)}dlouha`
const events = [event('dilna', 'Dílna 🎨'), event('dilna-2', 'END:VEVENT'), event(long, 'Dlouhá', true)]
const programme = calendarFile(events, 'Sedm', site)

const calendar = (...slugs: string[]) => new ICAL.Component(ICAL.parse(calendarOf(programme, slugs, 'sedm.example')))
const eventsIn = (component: ICAL.Component) => component.getAllSubcomponents('vevent').map((each) => each.toString())

test('a calendar program reads exactly the chosen events, each as the site’s own file has it', () => {
  for (const chosen of [['dilna'], ['dilna-2', long], ['dilna', 'dilna-2', long]]) {
    const own = events
      .filter(({ slug }) => chosen.includes(slug))
      .map((each) => new ICAL.Component(ICAL.parse(calendarFile([each], null, site))).getFirstSubcomponent('vevent'))
    expect(own).toHaveLength(chosen.length)
    expect(eventsIn(calendar(...chosen))).toEqual(own.map(String))
  }
})

test('the calendar has what RFC 5545 requires, and no name', () => {
  expect(calendarOf(programme, ['dilna'], 'sedm.example')).not.toMatch(/[^\r]\n|^(NAME|X-WR-CALNAME)/m)
  const properties = calendar('dilna').getAllProperties()
  expect(properties.map(({ name }) => name)).toEqual(['version', 'prodid'])
})

test('without an event that the programme has, the calendar is empty', () => {
  expect(eventsIn(calendar('dil', 'jana-nova/more', ''))).toEqual([])
})
