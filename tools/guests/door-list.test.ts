import type { Language } from '../../src/i18n/language'
import { languages } from '../../src/i18n/languages'
import type { Locale } from '../../src/i18n/locales'
import { columnsOf, exampleRegistration } from '../../src/registration/fields'
import { doorList } from './door-list'
import type { Guest } from './guest-list'

const event = {
  title: 'Dvě barvy, pět vrstev',
  when: 'pátek 5. září 2031, 16:00–18:30',
  where: 'Lodní dílna, Nábřežní 6, 602 00 Brno',
  capacity: 14,
}

const aGuest = (full_name: string, seats = 1, state: Guest['state'] = 'registered'): Guest => ({
  event: 'vrstvy',
  state,
  ...columnsOf(exampleRegistration('programme')),
  full_name,
  email: `${full_name}@example.org`,
  persons: seats,
  seats,
  arrived: 0,
  walk_in: false,
  locale: 'cs',
  created_at: '2031-08-20T12:03:04.5+00:00',
})

/** Shows the list as a browser does. */
function show(guests: Guest[], locale: Locale = 'cs') {
  const page = new DOMParser().parseFromString(doorList(event, guests, locale, '2031-09-05T15:30'), 'text/html')
  const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { page, texts }
}

test('the event and its totals are above the guests', () => {
  const { page, texts } = show([aGuest('Jana Nová', 3), aGuest('Karel Malý')])
  expect(texts('h1')).toEqual([event.title])
  expect(texts('h1 ~ p')).toEqual([event.when, event.where, 'Stav k\u00a05.\u00a09.\u00a02031 15:30'])
  expect(texts('dl > div')).toEqual(['Registrace:2', 'Osoby:4', 'Kapacita:14'])
  expect(page.documentElement.lang).toBe('cs-CZ')
  expect(page.title).toBe(event.title)
})

test('each guest is one line with the number of persons and a box to tick', () => {
  const { page, texts } = show([aGuest('Jana Nová', 3)])
  expect(texts('td')).toEqual(['Jana Nová', '3', ''])
  expect(page.querySelectorAll('td .box')).toHaveLength(1)
})

test('guests are sorted by surname as in Czech, whatever is before or after it', () => {
  const sorted = [
    'Zdena Adamová',
    'Ing. Jan Cibulka ml.',
    'Ada Čapková',
    'Bára Čapková',
    'Eva Horká, Ph.D.',
    'Ota Chalupa',
    'Ivan Ibl',
    'Cher',
    'Ž',
  ]
  expect(show(sorted.map((name) => aGuest(name)).toReversed()).texts('td:first-child')).toEqual([
    'Zdena Adamová',
    'Ing. Jan Cibulka ml.',
    'Ada Čapková',
    'Bára Čapková',
    'Eva Horká, Ph.D.',
    'Ota Chalupa',
    'Cher',
    'Ivan Ibl',
    'Ž',
  ])
})

test.each([
  ['cs', ['Ota Cibulka', 'Ada Čapková', 'Eva Havlová', 'Jan Chudoba']],
  ['en', ['Ada Čapková', 'Jan Chudoba', 'Ota Cibulka', 'Eva Havlová']],
] as const)('surnames are sorted by the alphabet of the language of the list: %s', (locale, sorted) => {
  const guests = sorted.map((name) => aGuest(name)).toReversed()
  expect(show(guests, locale).texts('td:first-child')).toEqual(sorted)
})

test('the word by which a guest is sorted is bold', () => {
  const names = ['Ing. Jan Cibulka ml.', 'Cher', 'Eva Horká, Ph.D.']
  expect(show(names.map((name) => aGuest(name))).texts('td strong')).toEqual(['Cibulka', 'Horká', 'Cher'])
})

test('the list is in English on request', () => {
  const { page, texts } = show([aGuest('Jana Nová')], 'en')
  expect(texts('th')).toEqual(['Name', 'Persons', 'Arrived'])
  expect(texts('dl > div')).toEqual(['Registrations:1', 'Persons:1', 'Capacity:14'])
  expect(texts('p').at(-1)).toBe('As of\u00a05\u00a0September 2031 15:30')
  expect(page.documentElement.lang).toBe('en-GB')
})

test('in a language of the site that is none for editors, the headings are in English', () => {
  const table: Record<string, Language> = languages
  table.fi = { tag: 'fi-FI', openGraph: 'fi_FI', name: 'Suomi', prefix: '/fi', quotes: ['”', '”'] }
  const { page, texts } = show([aGuest('Jana Nová')], 'fi' as Locale)
  delete table.fi
  expect(texts('th')).toEqual(['Name', 'Persons', 'Arrived'])
  expect(texts('p').at(-1)).toBe('As of\u00a05.\u00a0syyskuuta 2031 15:30')
  expect(page.documentElement.lang).toBe('fi-FI')
})

test('a list without guests says so', () => {
  expect(show([]).texts('p')).toContain('Zatím se nikdo nezaregistroval.')
})

test('below the guests are those who wait, in their order, and they do not count as registered', () => {
  const guests = [aGuest('Zora Zelená', 2, 'waiting'), aGuest('Jana Nová'), aGuest('Adam Bílý', 1, 'waiting')]
  const { texts } = show(guests)
  expect(texts('dl > div')).toEqual(['Registrace:1', 'Osoby:1', 'Kapacita:14'])
  expect(texts('dl + table td:first-child')).toEqual(['Jana Nová'])
  expect(texts('h2')).toEqual(['Čekají na místo'])
  expect(texts('h2 + p')).toEqual(['Místo nemají. Zůstane-li volno, přijdou na řadu v\u00a0tomto pořadí.'])
  expect(texts('h2 ~ table td:first-child')).toEqual(['Zora Zelená', 'Adam Bílý'])
  expect(show(guests, 'en').texts('h2, h2 + p')).toEqual([
    'Waiting list',
    'These have no place. If places remain free, admit them in this order.',
  ])
  expect(show([aGuest('Jana Nová')]).texts('h2')).toEqual([])
})

test('a guest who was added at the door is on the list, too', () => {
  expect(show([{ ...aGuest('Jana Nová'), email: null }]).texts('td')).toEqual(['Jana Nová', '1', ''])
})

test('a name is text, whatever it contains', () => {
  const { page, texts } = show([aGuest('<img src=x onerror=alert(1)> & "Jana"')])
  expect(page.querySelector('img')).toBeNull()
  expect(texts('td')[0]).toBe('<img src=x onerror=alert(1)> & "Jana"')
})
