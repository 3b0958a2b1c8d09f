/** @jest-environment node */
import { aContentFolder, pdfs, withSlip } from '../../../../tests/support/content'
import {
  all,
  append,
  besides,
  type Change,
  put,
  remove,
  removeFolder,
  swap,
  without,
} from '../../../../tests/support/faults'
import { problemsOf } from '../../../../tests/support/problems'
import type { ContentFolder } from '../read/content-folder'

const artist = 'artists/jana-nova/artist.yaml'
const site = 'exhibition.yaml'
const building = 'places/kotelna.yaml'
const invitation = 'events/vecer.yaml'

const size = '    dimensions:\n      height: 120\n      width: 90.5\n'

const rulesOf = (folder: ContentFolder) => problemsOf(folder).map(({ severity, rule }) => `${severity} ${rule}`)

const problemsAfter = (path: string, was: string, is: string) => rulesOf(withSlip(aContentFolder(), path, was, is))

test.each([
  ['an artist who has died', 'birthYear: 1984', 'birthYear: 1944\ndeathYear: 2024'],
  ['a cast of ten years after the death of its artist', 'birthYear: 1984', 'birthYear: 1944\ndeathYear: 2014'],
  ['a picture that three words describe', 'cs: Modrá plocha pod bílou čárou.', 'cs: Modrá klidná hladina.'],
  ['a screen', 'cs: Modrá plocha pod bílou čárou.', 'cs: Obrazovka s bílou čárou.'],
  ['a Czech text with a straight apostrophe', 'cs: Maluje moře.', "cs: Maluje moře u L'Aquily."],
  ['a name of a social network', 'cs: Maluje moře.', 'cs: Maluje moře, jak ukazuje @jana.nova.'],
  ['a day of another year', 'cs: Maluje moře.', 'cs: Maluje moře od pátku 4. září 2026.'],
  ['paragraphs in quotes', 'cs: Žije v Brně.', 'cs: "Žije v Brně.\n\n\n    Maluje."'],
  ['a time with a full stop', 'cs: Maluje moře.', 'cs: Maluje moře v pondělí do 18.30.'],
  ['years about right', 'birthYear: 1984', 'birthYear: 1984\ncirca: true'],
  ['an artist without a year of birth', 'birthYear: 1984\n', ''],
  ['a collective', 'birthYear: 1984', 'type: collective'],
  ['a collective founded in the year of the exhibition', 'birthYear: 1984', 'type: collective\nbirthYear: 2024'],
  ['a collective of more than a hundred years', 'birthYear: 1984', 'type: collective\nbirthYear: 1898'],
  ['an artist without a place', 'place:\n  cs: Brno\n  en: Brno\n', ''],
  ['a span of years', 'year: 2024', 'yearFrom: 2019\n    year: 2024'],
  ['a work about to be finished', 'year: 2024', 'yearFrom: 2019'],
  ['a year about right', 'year: 2024', 'year: 2024\n    circa: true'],
  ['a video', size, '    duration:\n      minutes: 12\n      seconds: 30\n'],
  ['a film that lasts a day', size, '    duration:\n      hours: 24\n'],
  ['a sculpture of which only the height is known', size, '    dimensions:\n      height: 45\n'],
  ['something round', size, '    dimensions:\n      depth: 2.5\n      diameter: 30\n'],
  [
    'variable dimensions',
    size,
    '    dimensions:\n      note:\n        cs: rozměry proměnné\n        en: dimensions variable\n',
  ],
  ['an edition', size, `${size}    edition:\n      number: 3\n      size: 10\n      artistProofs: 2\n`],
  ['the last copy of an edition', size, `${size}    edition:\n      number: 10\n      size: 10\n`],
  ['an edition of which no copy is named', size, `${size}    edition:\n      size: 250\n`],
  ['an unlimited edition', size, `${size}    edition:\n      unlimited: true\n`],
  ['a copy of an edition of unknown size', size, `${size}    edition:\n      number: 3\n`],
])('%s has no problem', (_what, was, is) => {
  expect(problemsAfter(artist, was, is)).toEqual([])
})

test.each([
  ['with a personal invitation for one', swap(invitation, '  persons: 2\n', '  personal: true\n  persons: 1\n')],
  ['whose registration closes with its end', swap(invitation, '"2031-09-03T12:00"', '"2031-09-03T22:00"')],
])('an event %s has no problem', (_what, change) => {
  expect(rulesOf(change(aContentFolder()))).toEqual([])
})

test.each([
  ['01:30', '02:30'],
  ['03:00', '04:00'],
])('an event at %s in the night after the last day, while it is open, has no problem', (start, end) => {
  const change = all(
    swap(site, '"2031-09-07", opens: "10:00", closes: "21:00"', '"2031-09-07", opens: "18:00", closes: "05:00"'),
    swap('events/prohlidka.yaml', 'start: "2031-09-05T16:00"', `start: "2031-09-08T${start}"`),
    swap('events/prohlidka.yaml', 'end: "2031-09-05T17:30"', `end: "2031-09-08T${end}"`),
  )
  expect(rulesOf(change(aContentFolder()))).toEqual([])
})

test('a place may have the same long name in every language, and so may the lists of words of the search', () => {
  const name = 'Galerie hlavního města Prahy na Příkopě'
  const named = swap(building, 'cs: Kotelna\n  en: Kotelna', `cs: ${name}\n  en: ${name}`)
  expect(rulesOf(named(aContentFolder()))).toEqual([])
  const words = 'metro, tram, bus, taxi, auto, parking'
  const search = (folder: ContentFolder) => folder.texts.get('translations/search.yaml') ?? ''
  const inEach = (folder: ContentFolder) =>
    put(
      'translations/search.yaml',
      search(folder).replace(/^(synonyms|ignored):\n(?: .*\n)+/gm, `$1:\n  cs: ${words}\n  en: ${words}\n`),
    )(folder)
  expect(search(inEach(aContentFolder())).split(words)).toHaveLength(5)
  expect(rulesOf(inEach(aContentFolder()))).toEqual([])
})

test('an artist of the nineteenth century has no problem', () => {
  const folder = withSlip(aContentFolder(), artist, 'birthYear: 1984', 'birthYear: 1840\ndeathYear: 1926')
  expect(rulesOf(withSlip(folder, artist, 'year: 2024', 'yearFrom: 1914\n    year: 1926'))).toEqual([])
})

test.each([
  '+1 (212) 555-0100',
  '+49 (0)30 555 010-50',
  '+43 1/555.010',
  '+44 20 7946 0958',
  '+358 555 010 060',
  '+55 11 95555-0100',
])('the phone %s has no problem', (phone) => {
  expect(problemsAfter(site, '"+420 555 123 456"', `"${phone}"`)).toEqual([])
})

test.each(['555 123 456', '+420', '+0 555 123 456', '+420 555 123 456 555 123', '+420 555 123 456 ext'])(
  'the phone %s cannot be dialled',
  (phone) => {
    expect(problemsAfter(site, '"+420 555 123 456"', `"${phone}"`)).toEqual(['error schema/phone'])
  },
)

test('an exhibition without a phone has no problem', () => {
  expect(problemsAfter(site, '  phone: "+420 555 123 456"\n', '')).toEqual([])
})

test.each(['EC1A 1BB', '10001-0001', '1050-065', '00-950', '100-0001', 'D02 AF30'])(
  'the postal code %s has no problem',
  (code) => {
    expect(problemsAfter(building, '"602 00"', `"${code}"`)).toEqual([])
  },
)

test('an address without a postal code, and one with a country, have no problem', () => {
  expect(problemsAfter(building, '  postalCode: "602 00"\n', '')).toEqual([])
  expect(problemsAfter(building, '    en: Brno\n', '    en: Brno\n  country: CZ\n')).toEqual([])
})

test.each(['ZZ', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB'])('the code %s, which has a name, is no country', (code) => {
  expect(problemsAfter(building, '    en: Brno\n', `    en: Brno\n  country: ${code}\n`)).toEqual([
    'error schema/country',
  ])
})

const zoneOfContent = 'timeZone: Europe/Prague'

test.each([
  'Europe/Kyiv',
  'Europe/Kiev',
  'Asia/Kolkata',
  'Asia/Ho_Chi_Minh',
  'America/Argentina/Buenos_Aires',
  'Etc/UTC',
  'UTC',
])('the time zone %s has no problem', (zone) => {
  expect(problemsAfter(site, zoneOfContent, `timeZone: ${zone}`)).toEqual([])
})

test.each(['CET', 'EST', 'GMT+2', '"+02:00"', 'Kyiv', 'Europe/Praha'])('the text %s is no time zone', (zone) => {
  expect(problemsAfter(site, zoneOfContent, `timeZone: ${zone}`)).toEqual(['error schema/time-zone'])
})

const noInvitation = all(remove(invitation), remove('places/kotelna.yaml'))
const noEvents = all(
  removeFolder('events'),
  remove('places/kotelna.yaml'),
  remove('places/horni-sal.yaml'),
  without(site, 'studios', 'visits', 0, 'tour'),
)

const crlf = (folder: ContentFolder) => put(site, (folder.texts.get(site) ?? '').replaceAll('\n', '\r\n'))(folder)

test('lines that end as on Windows, and comments, are no problem', () => {
  expect(rulesOf(all(crlf, append(artist, '# Zatím bez životopisu.\n'))(aContentFolder()))).toEqual([])
})

test('what an operating system puts into folders is no problem', () => {
  const ofSystem = ['.DS_Store', 'events/.DS_Store', 'files/.DS_Store', 'artists/jana-nova/Thumbs.db', 'desktop.ini']
  expect(rulesOf(all(...ofSystem.map(besides))(aContentFolder()))).toEqual([])
})

const absent: [what: string, change: Change][] = [
  ['numbers', without(site, 'numbers')],
  ['a signature', without(site, 'about', 'signature')],
  ['studios', without(site, 'studios')],
  ['somebody who guides to the studios', without(site, 'studios', 'guide')],
  ['a tour to a studio', without(site, 'studios', 'visits', 0, 'tour')],
  ['works in the title', without(site, 'hero')],
  ['a certain work in the title', without(site, 'hero', 0, 'work')],
  ['anything above the programme', without(site, 'programme')],
  ['registration for the programme', without(site, 'programme', 'registration')],
  ['events', all(noEvents, without(site, 'programme'))],
  ['an invitation', noInvitation],
  ['partners', removeFolder('partners')],
  ['documents', all(without(site, 'documents'), ...pdfs.map(remove))],
  ['the biography of an artist', without(artist, 'bio')],
]

test.each(absent)('nothing is wrong with an exhibition without %s, and nothing is reported', (_, change) => {
  const folder = all(change, (changed) => ({ ...changed, published: undefined }))(aContentFolder())
  expect(rulesOf(folder)).toEqual([])
})

test('texts above a programme without events are reported, because nobody sees them', () => {
  const folder = { ...noEvents(aContentFolder()), published: undefined }
  expect(rulesOf(folder)).toEqual(['warning orphan/programme'])
})

test('an event by invitation alone makes no programme', () => {
  const folder = all(
    remove('events/prohlidka.yaml'),
    remove('places/horni-sal.yaml'),
    without(site, 'studios', 'visits', 0, 'tour'),
  )(aContentFolder())
  expect(rulesOf(folder)).toEqual(['warning orphan/programme'])
})

test('a place that only the studios used is reported when there are none', () => {
  const folder = aContentFolder()
  const studio = (folder.texts.get('places/horni-sal.yaml') ?? '').replace('slug: horni-sal', 'slug: atelier')
  const named = {
    ...folder,
    files: new Set([...folder.files, 'places/atelier.yaml']),
    texts: new Map([
      ...folder.texts,
      ['places/atelier.yaml', studio.replace('Horní sál', 'Ateliér').replace('Upper Hall', 'Studio')],
      [site, (folder.texts.get(site) ?? '').replace('place: palac', 'place: atelier')],
    ]),
  }
  expect(rulesOf(named)).toEqual([])
  expect(rulesOf(without(site, 'studios')(named))).toEqual(['warning orphan/place'])
})
