import * as React from 'react'
import { anEvent, onThisSite } from '../../../tests/support/events'
import { anExhibition } from '../../../tests/support/fixtures'
import { anotherBuilding } from '../../../tests/support/places'
import { renderIn } from '../../../tests/support/render'
import { whileListening } from '../../../tests/support/while-listening'
import type { Locale } from '../../i18n/locales'
import { instantOf } from '../../model/time-zone'
import { minuteChange } from '../dom/contract'
import { StatusLine } from '../features/hero/hero-facts'
import { Programme } from '../features/programme/programme'
import { markEvents } from '../features/programme/programme-clock.script'
import { showByTime } from './show-by-time'

const event = (slug: string, start: string, end: string, facts: Parameters<typeof anEvent>[0] = {}) =>
  anEvent({ slug, title: `Tour ${slug}`, start, end, ...facts })

const nodes = [
  event('early', '2031-09-04T08:30', '2031-09-04T09:30'),
  // With one at the venue at the same time.
  event('away', '2031-09-04T11:00', '2031-09-04T12:00', { place: anotherBuilding() }),
  event('a', '2031-09-04T11:00', '2031-09-04T12:00'),
  event('b', '2031-09-04T11:30', '2031-09-04T13:00'),
  event('guests', '2031-09-04T14:00', '2031-09-04T16:00', { type: 'closedSociety' }),
  event('c', '2031-09-04T17:30', '2031-09-04T18:30', {
    place: anotherBuilding({ fromVenue: { transit: 18, foot: 25, bicycle: null } }),
  }),
  event('d', '2031-09-05T12:00', '2031-09-05T13:00'),
  event('late', '2031-09-05T21:00', '2031-09-05T22:00'),
  event('morning', '2031-09-07T08:30', '2031-09-07T09:30', { registration: onThisSite }),
]

const openingHours = [
  { date: '2031-09-04', opens: '10:00', closes: '19:00' },
  { date: '2031-09-05', opens: '11:00', closes: '21:00' },
  { date: '2031-09-07', opens: '10:00', closes: '21:00' },
]

const exhibition = { ...anExhibition, admission: 'free admission', openingHours, programme: null }

const withProgramme = (
  <>
    <StatusLine exhibition={exhibition} />
    <Programme exhibition={exhibition} events={{ nodes }} />
  </>
)

/** What the line says, as a visitor reads it. */
function line(): string {
  const parts = [...document.querySelector('p')!.children].filter((part) => !(part as HTMLElement).hidden)
  return parts
    .map(({ textContent }) => textContent)
    .join('')
    .replaceAll('\u00a0', ' ')
}

const setClock = (local: string, timeZone = 'Europe/Prague') =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instantOf(local, timeZone)))

/** The line on a page that was built a year earlier and is read at a local time of the exhibition. */
function lineAt(local: string, language: Locale = 'en', page = withProgramme): string {
  setClock('2030-09-01T12:00')
  const { unmount } = renderIn(language, page)
  setClock(local)
  whileListening(() => [showByTime, markEvents].forEach((script) => script()))
  const said = line()
  unmount()
  return said
}

const table: [local: string, cs: string, en: string][] = [
  ['2031-09-02T23:59', 'Otevření: čtvrtek 4. září, 10:00', 'Opens Thursday 4 September at 10:00'],
  ['2031-09-03T00:00', 'Zítra otevřeno od 10:00', 'Opens tomorrow at 10:00'],
  [
    '2031-09-04T09:00',
    'Dnes otevřeno od 10:00; teď do 09:30: Tour early, Lantern Room',
    'Opens today at 10:00; now, until 09:30: Tour early, Lantern Room',
  ],
  ['2031-09-04T09:30', 'Dnes otevřeno od 10:00', 'Opens today at 10:00'],
  [
    '2031-09-04T10:00',
    'Dnes otevřeno do 19:00; následuje od 11:00: Tour a, Lantern Room',
    'Open today until 19:00; next, at 11:00: Tour a, Lantern Room',
  ],
  [
    '2031-09-04T11:00',
    'Dnes otevřeno do 19:00; teď do 12:00: Tour a, Lantern Room',
    'Open today until 19:00; now, until 12:00: Tour a, Lantern Room',
  ],
  [
    '2031-09-04T12:00',
    'Dnes otevřeno do 19:00; teď do 13:00: Tour b, Lantern Room',
    'Open today until 19:00; now, until 13:00: Tour b, Lantern Room',
  ],
  [
    '2031-09-04T15:00',
    'Dnes otevřeno do 19:00; následuje od 17:30: Tour c, Boiler House',
    'Open today until 19:00; next, at 17:30: Tour c, Boiler House',
  ],
  ['2031-09-04T18:30', 'Dnes otevřeno do 19:00', 'Open today until 19:00'],
  ['2031-09-04T19:00', 'Teď zavřeno, zítra otevřeno od 11:00', 'Closed now, opens tomorrow at 11:00'],
  ['2031-09-05T00:00', 'Teď zavřeno, dnes otevřeno od 11:00', 'Closed now, opens today at 11:00'],
  [
    '2031-09-05T21:30',
    'Teď zavřeno, otevření: neděle 7. září, 10:00; teď do 22:00: Tour late, Lantern Room',
    'Closed now, opens Sunday 7 September at 10:00; now, until 22:00: Tour late, Lantern Room',
  ],
  [
    '2031-09-07T09:00',
    'Teď zavřeno, dnes otevřeno od 10:00; teď do 09:30, jen pro registrované: Tour morning, Lantern Room',
    'Closed now, opens today at 10:00; now, until 09:30, for those registered: Tour morning, Lantern Room',
  ],
  [
    '2031-09-07T21:00',
    'Výstava skončila 7. 9. 2031; tyto stránky jsou jejím archivem.',
    'The exhibition closed on 7 September 2031; this site is its archive.',
  ],
]

test.each(table)('at %s the line says what is true then', (local, cs, en) => {
  expect(lineAt(local, 'cs')).toBe(cs)
  expect(lineAt(local, 'en')).toBe(en)
})

test('hours and days are those of the exhibition’s time zone', () => {
  const inTokyo = { ...exhibition, timeZone: 'Asia/Tokyo' }
  const page = <StatusLine exhibition={inTokyo} />
  const prague = (tokyo: string) => new Date(Date.parse(instantOf(tokyo, 'Asia/Tokyo')) + 2 * 3_600_000)
  const at = (tokyo: string) => lineAt(prague(tokyo).toISOString().slice(0, 16), 'en', page)
  expect(at('2031-09-03T23:59')).toBe('Opens tomorrow at 10:00')
  expect(at('2031-09-04T09:59')).toBe('Opens today at 10:00')
  expect(at('2031-09-04T10:00')).toBe('Open today until 19:00')
  expect(at('2031-09-05T00:00')).toBe('Closed now, opens today at 11:00')
})

test('the event is a link to its page, and keeps its element while it is the same', () => {
  renderIn('en', withProgramme)
  whileListening(() => {
    setClock('2031-09-04T10:00')
    ;[showByTime, markEvents].forEach((script) => script())
    const link = () => document.querySelector('[data-now] a')
    const first = link()
    expect(first).toHaveAttribute('href', expect.stringMatching(/\/en\/programme\/a$/))

    setClock('2031-09-04T10:01')
    document.dispatchEvent(new Event(minuteChange))
    expect(link()).toBe(first)

    setClock('2031-09-04T11:00')
    document.dispatchEvent(new Event(minuteChange))
    expect(line()).toBe('Open today until 19:00; now, until 12:00: Tour a, Lantern Room')

    setClock('2031-09-04T19:00')
    document.dispatchEvent(new Event(minuteChange))
    expect(link()).toBeNull()
  })
})
