import { all, append, put, remove, swap } from '../support/faults'
import { artist, artistFolder, building, englishTour, hall, partner, site, talk, tour } from './exhibition'
import type { Row } from './seeded-fault'

export const schema: Row[] = [
  ['a key misspelt', 'schema/unknown-key', swap(artist, 'birthYear', '⟦birthYaer⟧'), { fix: 'birthYear' }],
  [
    'a key of a work misspelt',
    'schema/unknown-key',
    swap(artist, '    year: 2023', '    ⟦yaer⟧: 2023'),
    { fix: 'year' },
  ],
  ['a language misspelt', 'schema/unknown-key', swap(hall, '  cs: Horní', '  ⟦cz⟧: Horní'), { fix: 'cs' }],
  ['an optional key misspelt', 'schema/unknown-key', swap(hall, 'capacity', '⟦capacitty⟧'), { fix: 'capacity' }],
  [
    'a key that makes the difference misspelt',
    'schema/unknown-key',
    swap(hall, 'within', '⟦withn⟧'),
    { fix: 'within' },
  ],
  ['an unknown key', 'schema/unknown-key', append(partner, '⟦price⟧: 10\n'), { fix: 'Delete it' }],
  [
    'a group of optional fields without any',
    'schema/missing',
    swap(
      englishTour,
      'registration:\n  persons: 2\n  placeFor: everybody\n  placeNote:\n    cs: Počítejte i sebe.\n    en: Count yourself, too.\n',
      '⟦registration⟧:\n',
    ),
    { fix: 'registration: {}' },
  ],
  [
    'a work without its medium',
    'schema/missing',
    all(
      swap(
        artist,
        '    year: 2023\n    medium:\n      cs: sešívané lněné pásy\n      en: sewn strips of linen\n',
        '    year: 2023\n',
      ),
      swap(artist, '- slug: leden', '- ⟦s⟧lug: leden'),
    ),
  ],
  [
    'a number in quotes',
    'schema/wrong-type',
    swap(artist, 'birthYear: 1979', 'birthYear: ⟦"1979"⟧'),
    { fix: 'Write 1979' },
  ],
  ['a capacity in words', 'schema/wrong-type', swap(talk, 'capacity: 80', 'capacity: ⟦mnoho⟧'), { fix: 'digits' }],
  [
    'a title that is a number',
    'schema/wrong-type',
    swap(talk, 'cs: Komu patří přístav', 'cs: ⟦1984⟧'),
    { fix: 'Write "1984"' },
  ],
  ['half a year', 'schema/wrong-type', swap(artist, 'birthYear: 1979', 'birthYear: ⟦1979.5⟧'), { fix: '1979 or 1980' }],
  [
    'a text where a list belongs',
    'schema/wrong-type',
    swap(tour, 'languages:\n  - cs\n', 'languages: ⟦cs⟧\n'),
    { fix: '“- cs”' },
  ],
  ['a yes where a text belongs', 'schema/wrong-type', swap(partner, 'name: Tuuli Rederi', 'name: ⟦true⟧')],
  [
    'a type of event in other letters',
    'schema/unknown-value',
    swap(tour, 'type: guidedTour', 'type: ⟦guidedtour⟧'),
    { fix: 'guidedTour' },
  ],
  [
    'a type of event that does not exist',
    'schema/unknown-value',
    swap(tour, 'type: guidedTour', 'type: ⟦ples⟧'),
    { fix: 'Write one of' },
  ],
  ['a language that does not exist', 'schema/language-tag', swap(tour, '  - cs\n', '  - ⟦cz⟧\n'), { fix: 'cs' }],
  [
    'a group of partners misspelt',
    'schema/unknown-value',
    swap(partner, 'group: partner', 'group: ⟦partners⟧'),
    { fix: 'partner' },
  ],
  [
    'a name for the exhibition too long',
    'schema/too-long',
    swap(site, 'cs: Šest\n', `cs: ⟦${'Šest '.repeat(9)}děl⟧\n`),
  ],
  [
    'a title of a work too long',
    'schema/too-long',
    swap(artist, '    title:\n      cs: Leden\n', `    title:\n      cs: ⟦${'Leden '.repeat(50)}1⟧\n`),
  ],
  [
    'more than six works in the title',
    'schema/too-long',
    swap(site, 'hero:\n', `⟦hero⟧:\n${'  - artist: hugo-hrusen\n'.repeat(4)}`),
  ],
  [
    'an artist without works',
    'schema/too-short',
    (content) => {
      const text = content.texts.get(artist) ?? ''
      const pictures = [...content.pictures.keys()].filter((each) => each.startsWith(artistFolder))
      return all(put(artist, `${text.slice(0, text.indexOf('works:'))}⟦works⟧: []\n`), ...pictures.map(remove))(content)
    },
  ],
  ['a birth before our era', 'schema/too-small', swap(artist, 'birthYear: 1979', 'birthYear: ⟦-79⟧')],
  ['a work without height', 'schema/too-small', swap(artist, 'height: 90', 'height: ⟦0⟧')],
  ['a work of the future', 'schema/too-large', swap(artist, 'year: 2023', 'year: ⟦20230⟧')],
  ['a latitude beyond the pole', 'schema/too-large', swap(building, 'latitude: 60.1675', 'latitude: ⟦601.675⟧')],
  [
    'a file with nothing but a slug and a name',
    'schema/missing-fields',
    put('partners/plachta.yaml', 'slug: plachta\nname: Plachta\n'),
    { at: 'content/partners/plachta.yaml', fix: '“group:”' },
  ],
  ['an empty file', 'schema/empty-file', put('pages/plan.yaml', '# soon\n'), { at: 'content/pages/plan.yaml' }],
  ['an empty name', 'schema/empty', swap(partner, 'name: Tuuli Rederi', 'name: ⟦" "⟧')],
  ['a title of two lines', 'schema/one-line', swap(talk, 'cs: Komu patří přístav', 'cs: ⟦"Komu\\npatří přístav"⟧')],
  ['a slug with capitals', 'schema/slug', swap(artist, 'slug: leden', 'slug: ⟦Leden⟧'), { fix: 'Write leden' }],
  [
    'the slug of an artist with an accent',
    'schema/slug',
    swap(artist, 'slug: ada-brusinka', 'slug: ⟦áda-brusinka⟧'),
    { fix: 'Write ada-brusinka' },
  ],
  [
    'a picture of a wrong kind',
    'schema/image-name',
    swap(artist, 'image: leden.jpg', 'image: ⟦leden.gif⟧'),
    { fix: 'Export the picture as a JPEG and write leden.jpg' },
  ],
  ['a picture in another folder', 'schema/image-name', swap(artist, 'image: leden.jpg', 'image: ⟦../leden.jpg⟧')],
  ['a logo that is no drawing', 'schema/drawing-name', swap(partner, 'logo: tuuli.svg', 'logo: ⟦tuuli.png⟧')],
  [
    'a day as one says it',
    'schema/day',
    swap(site, 'endDate: "2044-05-22"', 'endDate: ⟦"22. 5. 2044"⟧'),
    { fix: 'Write "2044-05-22"' },
  ],
  [
    'a day that the calendar does not have',
    'date/impossible',
    swap(site, 'startDate: "2044-05-21"', 'startDate: ⟦"2044-04-31"⟧'),
    { fix: 'from 01 to 30' },
  ],
  [
    'a time with a space',
    'schema/date-time',
    swap(talk, '"2044-05-21T14:30"', '⟦"2044-05-21 14:30"⟧'),
    { fix: 'Write "2044-05-21T14:30"' },
  ],
  [
    'an hour that no clock has',
    'date/impossible',
    swap(talk, '"2044-05-21T14:30"', '⟦"2044-05-21T25:00"⟧'),
    { fix: 'from 00 to 23' },
  ],
  [
    'opening hours without a zero',
    'schema/time',
    swap(site, '"2044-05-21"\n    opens: "10:00"', '"2044-05-21"\n    opens: ⟦"9:00"⟧'),
  ],
  ['one quotation mark for two', 'schema/quotes', swap(site, 'quotes: „“', 'quotes: ⟦„⟧')],
  ['a language of the site misspelt', 'schema/language-tag', swap(site, 'code: en', 'code: ⟦english⟧'), { fix: 'en' }],
  ['a time zone misspelt', 'schema/time-zone', swap(site, 'timeZone: Europe/Helsinki', 'timeZone: ⟦Helsinky⟧')],
  ['a link without https', 'schema/https', swap(partner, 'url: https://tuuli.example', 'url: ⟦http://tuuli.example⟧')],
  [
    'a registration that is no link',
    'schema/link',
    swap(
      site,
      '\nnotice:',
      '\n  registration:\n    cs: ⟦sest@majakka.example⟧\n    en: mailto:sest@majakka.example\nnotice:',
    ),
    { fix: 'Write mailto:sest@majakka.example' },
  ],
  [
    'a registration with spaces',
    'schema/link',
    swap(
      site,
      '\nnotice:',
      '\n  registration:\n    cs: ⟦mailto:sest@majakka.example?subject=Na akci⟧\n    en: mailto:sest@majakka.example\nnotice:',
    ),
    { fix: 'subject=Na%20akci' },
  ],
  [
    'a contact that is no e-mail',
    'schema/email',
    swap(site, 'email: sest@majakka.example', 'email: ⟦sest(at)majakka.example⟧'),
  ],
  ['a phone without its country', 'schema/phone', swap(site, '"+358 555 010 060"', '⟦"555 010 060"⟧')],
  ['a country that does not exist', 'schema/country', swap(building, 'country: FI', 'country: ⟦XY⟧')],
  ['a country by its name', 'schema/country', swap(building, 'country: FI', 'country: ⟦Finland⟧'), { fix: 'Write FI' }],
  ['a document that is no path', 'schema/pdf-path', swap(site, 'file: /plan-skladu.pdf', 'file: ⟦plan-skladu.pdf⟧')],
  [
    'a room with neither building nor address',
    'schema/within-or-address',
    swap(hall, 'within: pristav\n', ''),
    { at: `content/${hall}` },
  ],
  [
    'a leader without a role',
    'schema/artist-or-person',
    all(
      swap(tour, '    role:\n      cs: kurátorka\n      en: curator\n', ''),
      swap(tour, '- name: Ilma', '- ⟦n⟧ame: Ilma'),
    ),
  ],
]
