import { add, all, append, besides, put, remove, swap, value, without } from '../support/faults'
import {
  altEn,
  artist,
  artistFolder,
  building,
  englishTour,
  hall,
  invitation,
  partner,
  press,
  registerAt,
  site,
  talk,
  tour,
  workshop,
} from './exhibition'
import type { Faults } from './seeded-fault'

export const schema: Faults = {
  'schema/empty': { 'an empty name': value(partner, 'name: Tuuli Rederi', '" "') },
  'schema/one-line': { 'a title of two lines': value(talk, 'cs: Komu patří přístav', '"Komu\\npatří přístav"') },
  'schema/taken-by-page': {
    'a former slug of a work at the address of a part of the page': add(
      artist,
      'slug: leden\n',
      '    formerSlugs: [⟦works⟧]\n',
    ),
    'a work at another name of the artist’s page': value(artist, 'slug: leden', 'index'),
    'a work at the address of a part of the page': value(artist, 'slug: leden', 'menu'),
  },
  'schema/former-slug-of-invitation': {
    'a former slug of an event that guests register for': add(
      invitation,
      'slug: vecer-pro-zvane',
      '\n⟦formerSlugs⟧: [vernisaz]',
    ),
  },
  'schema/invitation-or-registration': {
    'a registration of the programme beside an invitation': append(invitation, '⟦registration⟧:\n  persons: 2\n'),
  },
  'schema/within-or-address': {
    'a room with neither building nor address': [swap(hall, 'within: pristav\n', ''), { at: hall }],
  },
  'schema/artist-or-person': {
    'two leaders, the second without its hyphen': [
      all(
        swap(workshop, '  - artist: svea-tallmark\n', '  - artist: ada-brusinka\n    name: Ilma Sorsanen\n'),
        swap(workshop, '- artist:', '- ⟦a⟧rtist:'),
      ),
      '“- name: Ilma Sorsanen”',
    ],
    'a leader without a role': all(
      swap(tour, '    role:\n      cs: kurátorka\n      en: curator\n', ''),
      swap(tour, '- name: Ilma', '- ⟦n⟧ame: Ilma'),
    ),
  },
  'schema/slug': {
    'a slug with capitals': [value(artist, 'slug: leden', 'Leden'), 'Write leden'],
    'the slug of an artist with an accent': [value(artist, 'slug: ada-brusinka', 'áda-brusinka'), 'Write ada-brusinka'],
    'an address with a capital letter': value(press, 'en: press', 'Press'),
  },
  'schema/image-name': {
    'a picture of a wrong kind': [
      value(artist, 'image: leden.jpg', 'leden.gif'),
      'Export the picture as a JPEG and write leden.jpg',
    ],
    'a photograph of a telephone': [
      all(
        besides(`${artistFolder}/IMG_0012.HEIC`),
        value(artist, 'image: leden.jpg', 'IMG_0012.HEIC'),
        remove(`${artistFolder}/leden.jpg`),
      ),
      'write IMG_0012.jpg',
    ],
    'a picture in another folder': value(artist, 'image: leden.jpg', '../leden.jpg'),
  },
  'schema/drawing-name': { 'a logo that is no drawing': value(partner, 'logo: tuuli.svg', 'tuuli.png') },
  'schema/day': {
    'a day as one says it': [value(site, 'endDate: "2044-05-22"', '"22. 5. 2044"'), 'Write "2044-05-22"'],
  },
  'schema/date-time': {
    'the start and the end in one field': [
      swap(talk, 'start: "2044-05-21T14:30"\nend: "2044-05-21T16:00"', 'start: ⟦"2044-05-21 14:30–16:00"⟧'),
      'Write “start: "2044-05-21T14:30"” and on the next line “end: "2044-05-21T16:00"”.',
    ],
    'a time with a space': [swap(talk, '"2044-05-21T14:30"', '⟦"2044-05-21 14:30"⟧'), 'Write "2044-05-21T14:30"'],
  },
  'schema/time': {
    'opening hours without a zero': value(site, '"2044-05-21"\n    opens: "10:00"', '"9:00"'),
    'the opening and the closing in one field': [
      swap(site, 'opens: "10:00"\n    closes: "18:00"', 'opens: ⟦"10:00-18:00"⟧'),
      'Write “opens: "10:00"” and on the next line “closes: "18:00"”.',
    ],
    'a day on which it is closed': [
      value(site, '"2044-05-21"\n    opens: "10:00"\n    closes: "18:00"', 'zavřeno'),
      'If it is closed on that day',
    ],
  },
  'schema/time-zone': { 'a time zone misspelt': value(site, 'timeZone: Europe/Helsinki', 'Helsinky') },
  'schema/https': {
    'a link without https': [
      value(partner, 'url: https://tuuli.example', 'http://tuuli.example'),
      'If the page also opens with https, write https://tuuli.example',
    ],
    'a link with one slash': [
      value(partner, 'url: https://tuuli.example', 'https:/tuuli.example'),
      'Write https://tuuli.example',
    ],
  },
  'schema/link': {
    'a registration that is no link': [registerAt('sest@majakka.example'), 'Write mailto:sest@majakka.example'],
    'a registration with spaces': [registerAt('mailto:sest@majakka.example?subject=Na akci'), 'subject=Na%20akci'],
  },
  'schema/email': {
    'a contact that is no e-mail': value(site, 'email: sest@majakka.example', 'sest(at)majakka.example'),
    'a contact whose e-mail has a space': value(site, 'email: sest@majakka.example', 'sest @majakka.example'),
  },
  'schema/phone': { 'a phone without its country': swap(site, '"+358 555 010 060"', '⟦"555 010 060"⟧') },
  'schema/country': {
    'a country that does not exist': value(building, 'country: FI', 'XY'),
    'a country by its name': [value(building, 'country: FI', 'Finland'), 'Write FI'],
  },
  'schema/pdf-path': { 'a document that is no path': value(site, 'file: /plan-skladu.pdf', 'plan-skladu.pdf') },
  'schema/path-word': { 'a short address of two words': value(site, 'path: plan', 'Plan skladu') },
  'schema/language-tag': {
    'a language that does not exist': [swap(tour, '  - cs\n', '  - ⟦cz⟧\n'), 'cs'],
    'a language of the site misspelt': [value(site, 'code: en', 'english'), 'en'],
  },
  'schema/quotes': { 'one quotation mark for two': value(site, 'quotes: „“', '„') },
  'order/keys': {
    'keys in another order': swap(
      partner,
      'group: partner\nurl: https://tuuli.example\n',
      'url: https://tuuli.example\n⟦group⟧: partner\n',
    ),
    'English before Czech': swap(
      hall,
      '  cs: Horní patro\n  en: Upper Floor\n',
      '  en: Upper Floor\n  ⟦cs⟧: Horní patro\n',
    ),
  },
  'schema/unknown-key': {
    'a key misspelt': [swap(artist, 'birthYear', '⟦birthYaer⟧'), 'birthYear'],
    'a key of a work misspelt': [swap(artist, '    year: 2023', '    ⟦yaer⟧: 2023'), 'year'],
    'a language misspelt': [swap(hall, '  cs: Horní', '  ⟦cz⟧: Horní'), 'cs'],
    'an optional key misspelt': [swap(hall, 'capacity', '⟦capacitty⟧'), 'capacity'],
    'a key that makes the difference misspelt': [swap(hall, 'within', '⟦withn⟧'), 'within'],
    'a language that is not below its text': [
      swap(hall, '  en: Upper', '⟦en⟧: Upper'),
      'It belongs to “name”: write 2 spaces before it.',
    ],
    'all languages of a text not below it': [
      swap(hall, '  cs: Horní patro\n  en: Upper', '⟦cs⟧: Horní patro\nen: Upper'),
      'It belongs to “name”: write 2 spaces before it.',
    ],
    'a field of a group beside it': [
      swap(artist, '      height: 90\n      width: 120', '      height: 90\n    ⟦width⟧: 120'),
      'It belongs to “dimensions”: write 6 spaces before it.',
    ],
    'all fields of a group beside it': [
      swap(artist, '      height: 90\n      width: 120', '    ⟦height⟧: 90\n    width: 120'),
      'It belongs to “dimensions”: write 6 spaces before it.',
    ],
    'a field in the group below it': [
      all(
        swap(englishTour, 'capacity: 180\n', ''),
        swap(englishTour, 'registration:\n', 'registration:\n  ⟦capacity⟧: 180\n'),
      ),
      'move it above that key, with no space before it',
    ],
    'an unknown key that is like one above it': [add(tour, 'capacity: 25', '\n⟦price⟧: 150'), 'Delete it'],
    'an unknown key': [append(partner, '⟦price⟧: 10\n'), 'Delete it'],
  },
  'schema/missing': {
    'a group of optional fields without any': [
      swap(
        englishTour,
        'registration:\n  persons: 2\n  placeFor: everybody\n  placeNote:\n    cs: Počítejte i sebe.\n    en: Count yourself, too.\n',
        '⟦registration⟧:\n',
      ),
      'registration: {}',
    ],
    'an empty list of those who lead': [
      swap(workshop, 'ledBy:\n  - artist: svea-tallmark\n', '⟦ledBy⟧:\n'),
      '“ledBy: []” if there are none',
    ],
    'a work without its medium': [
      all(without(artist, 'works', 0, 'medium'), swap(artist, '- slug: leden', '- ⟦s⟧lug: leden')),
      'Add “medium:”.',
    ],
  },
  'schema/missing-fields': {
    'a file with nothing but a slug and a name': [
      put('partners/plachta.yaml', 'slug: plachta\nname: Plachta\n'),
      { at: 'partners/plachta.yaml', fix: '“group:”' },
    ],
  },
  'schema/empty-file': { 'an empty file': [put('pages/plan.yaml', '# soon\n'), { at: 'pages/plan.yaml' }] },
  'schema/wrong-type': {
    'a number in quotes': [value(artist, 'birthYear: 1979', '"1979"'), 'Write 1979'],
    'somebody who leads, without a hyphen': [
      swap(
        tour,
        'ledBy:\n  - name: Ilma Sorsanen\n    role:\n      cs',
        '⟦ledBy⟧:\n    name: Ilma Sorsanen\n    role:\n      cs',
      ),
      '“- name: …”',
    ],
    'artists who lead, in place of a list of keys': [
      swap(workshop, 'ledBy:\n  - artist: svea-tallmark', 'ledBy: ⟦svea-tallmark, ada-brusinka⟧'),
      'Write on the lines below, one on each: “- artist: svea-tallmark” and “- artist: ada-brusinka”.',
    ],
    'a capacity in words': [value(talk, 'capacity: 80', 'mnoho'), 'digits'],
    'a title that is a number': [value(talk, 'cs: Komu patří přístav', '1984'), 'Write "1984"'],
    'half a year': [value(artist, 'birthYear: 1979', '1979.5'), '1979 or 1980'],
    'an item of a list whose hyphen has no space': [
      swap(workshop, 'ledBy:\n  - artist: svea-tallmark', '⟦ledBy⟧:\n  -artist: svea-tallmark'),
      '“- artist: …”',
    ],
    'a text where a list belongs': [swap(tour, 'languages:\n  - cs\n', 'languages: ⟦cs⟧\n'), '“- cs”'],
    'thousands with a full stop': [value(talk, 'capacity: 80', '1.200'), 'Write 1200'],
    'a thousand with a full stop, which YAML reads as one': [value(talk, 'capacity: 80', '1.000'), 'Write 1000'],
    'a few with zeros after a full stop': [append(tour, 'registration:\n  persons: ⟦2.000⟧\n'), 'Write 2'],
    'a day of birth': [value(artist, 'birthYear: 1979', '12. 3. 1979'), 'Write 1979'],
    'a year that nobody knows': [value(artist, 'year: 2023', 'nedatováno'), 'If nobody knows it, delete the line.'],
    'a height in metres': [value(artist, 'height: 90', '0,9 m'), 'Write 90'],
    'a yes in quotes': [add(tour, 'capacity: 25', '\nreminder: ⟦"true"⟧'), 'Write true'],
    'a yes where a group of optional fields belongs': [
      append(tour, 'registration: ⟦true⟧\n'),
      'Write “registration: {}”',
    ],
    'a name where an item with keys belongs': [
      swap(
        tour,
        '  - name: Ilma Sorsanen\n    role:\n      cs: kurátorka\n      en: curator\n',
        '  - ⟦Ilma Sorsanen⟧\n',
      ),
      'Write after the hyphen',
    ],
    'a letter in place of the keys': [put(partner, 'Dobrý den,\n\nlogo posílám v příloze.\n'), { at: partner }],
    'a yes where a text belongs': value(partner, 'name: Tuuli Rederi', 'true'),
  },
  'schema/unknown-value': {
    'a type of event in other letters': [value(tour, 'type: guidedTour', 'guidedtour'), 'guidedTour'],
    'a type of event that does not exist': [value(tour, 'type: guidedTour', 'ples'), 'Write one of'],
    'a group of partners misspelt': [value(partner, 'group: partner', 'partners'), 'partner'],
  },
  'schema/too-long': {
    'a name for the exhibition too long': swap(site, 'cs: Šest\n', `cs: ⟦${'Šest '.repeat(9)}děl⟧\n`),
    'a title of a work too long': swap(
      artist,
      '    title:\n      cs: Leden\n',
      `    title:\n      cs: ⟦${'Leden '.repeat(50)}1⟧\n`,
    ),
    'more than six works in the title': swap(site, 'hero:\n', `⟦hero⟧:\n${'  - artist: hugo-hrusen\n'.repeat(4)}`),
    'an alternative text too long': swap(artist, altEn, `⟦${'A red cloth, once more. '.repeat(12)}End⟧`),
  },
  'schema/too-large': {
    'a work of the future': value(artist, 'year: 2023', '20230'),
    'a latitude beyond the pole': value(building, 'latitude: 60.1675', '601.675'),
  },
  'schema/too-short': {
    'an artist without works': (content) => {
      const text = content.texts.get(artist) ?? ''
      const pictures = [...content.pictures.keys()].filter((each) => each.startsWith(artistFolder))
      return all(put(artist, `${text.slice(0, text.indexOf('works:'))}⟦works⟧: []\n`), ...pictures.map(remove))(content)
    },
  },
  'schema/too-small': {
    'a birth before our era': value(artist, 'birthYear: 1979', '-79'),
    'a work without height': value(artist, 'height: 90', '0'),
  },
}
