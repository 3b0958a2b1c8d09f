import { add, all, append, changed, copy, expectAt, picture, remove, swap, value } from '../support/faults'
import {
  alt,
  artist,
  artistFolder,
  artistPicture,
  building,
  hall,
  invitation,
  partner,
  press,
  questions,
  shortTexts,
  site,
  studioTour,
  talk,
} from './exhibition'
import type { Faults } from './seeded-fault'

export const records: Faults = {
  'slug/duplicate': {
    'two partners with one slug': copy(partner, 'partners/tuuli-2.yaml', (text) =>
      text.replace('slug: tuuli', 'slug: ⟦tuuli⟧').replace('name: Tuuli Rederi', 'name: Truhla'),
    ),
    'a partner copied to a file that is read first': [
      copy(partner, 'partners/aalto.yaml', (text) => text.replace('slug: tuuli', 'slug: ⟦tuuli⟧')),
      'Write aalto',
    ],
    'an artist copied under a name that is half changed': [
      all(
        copy('artists/hugo-hrusen/artist.yaml', 'artists/alena-nova/artist.yaml', (text) =>
          text
            .replace('slug: hugo-hrusen', 'slug: ⟦hugo-hrusen⟧')
            .replace('name: Hugo Hrušeň', 'name: Alena Nová')
            // The home page names this work.
            .replace('slug: sesty-vysel', 'slug: sedmy-vysel'),
        ),
        ...['bez-kruzitka', 'ctrnact-pokusu', 'fronta', 'sesty-vysel'].map((name) =>
          picture(`artists/alena-nova/${name}.jpg`, {}),
        ),
      ),
      'Write alena-nova',
    ],
    'two works with one slug': [value(artist, 'slug: dlouhy-brezen', 'leden'), 'Write dlouhy-brezen'],
    'a work copied before the original': [value(artist, 'slug: leden', 'tani'), 'Write leden'],
  },
  'event/second-invitation': {
    'two events with an invitation': (content) => {
      const text = content.texts.get(invitation) ?? ''
      const second = shortTexts(text.slice(text.indexOf('invitation:')))
      // The later file of the two is reported.
      return all(
        append('published.txt', 'events/vecer-dobrovolniku\n'),
        append('events/vecer-dobrovolniku.yaml', second),
        expectAt(invitation, '⟦invitation⟧:'),
      )(content)
    },
  },
  'page/second-statement': {
    'a second accessibility statement': [swap(press, 'menu:', 'accessibility: ⟦true⟧\nmenu:'), 'accessibility: true'],
  },
  'sort-name/other': {
    'a name for sorting with a spelling mistake': [
      value(artist, 'sortName: Brusinka Ada', 'Brusnika Ada'),
      'Write Brusinka Ada',
    ],
    'a name for sorting that is the name': [
      value(artist, 'sortName: Brusinka Ada', 'Ada Brusinka'),
      'Write Brusinka Ada',
    ],
    'a name for sorting of somebody else': [value(artist, 'sortName: Brusinka Ada', 'Nová Jana'), 'Write Brusinka Ada'],
    'a name for sorting of somebody else, of a name of few capitals': [
      swap(artist, 'name: Ada Brusinka\nsortName: Brusinka Ada', 'name: LI MEI\nsortName: ⟦Nová Jana⟧'),
      'Write MEI LI',
    ],
  },
  'sort-name/duplicate': {
    'two collectives with one name for sorting': swap(
      artist,
      'sortName: Brusinka Ada',
      'sortName: ⟦Tallmark Svea⟧\ntype: collective',
    ),
  },
  'list/twice': {
    'a language of the site twice': value(site, 'code: en', 'cs'),
    'a language of an event twice': swap(talk, '  - cs\n  - en', '  - cs\n  - ⟦cs⟧'),
    'a work on the home page twice': swap(
      site,
      '    work: protiproud\npauses:',
      '    work: protiproud\n  - artist: ⟦chiara-chladova⟧\n    work: protiproud\npauses:',
    ),
    'a leader of an event twice': add(talk, '  - artist: zofie-zitna', '\n  - artist: ⟦zofie-zitna⟧'),
  },
  'position/far': {
    'a longitude for a latitude': [
      swap(building, 'latitude: 60.1675\n  longitude: 24.9627', 'latitude: ⟦24.9627⟧\n  longitude: 60.1675'),
      'Write “latitude: 60.1675” and “longitude: 24.9627”',
    ],
    'a place in another country': [
      value(building, 'latitude: 60.1675', '50.1675'),
      'Copy the position from a map again',
    ],
  },
  'duplicate/name': {
    'a partner twice': copy(partner, 'partners/prepravka.yaml', (text) =>
      text.replace('slug: tuuli', 'slug: prepravka').replace('name: Tuuli Rederi', 'name: ⟦Rederi TUULI⟧'),
    ),
    'a partner copied with a slug of its own to a file that is read first': copy(
      partner,
      'partners/aalto.yaml',
      (text) => text.replace('slug: tuuli', 'slug: aalto').replace('name: Tuuli Rederi', 'name: ⟦Tuuli Rederi⟧'),
    ),
  },
  'duplicate/work': {
    'a work twice': swap(
      artist,
      'cs: Dlouhý březen\n      en: Long March\n    year: 2021\n',
      'cs: ⟦Leden⟧\n      en: Long March\n    year: 2023\n',
    ),
  },
  'duplicate/event': {
    'an event twice': copy(studioTour, 'events/atelier-hugo-hrusen-2.yaml', (text) =>
      shortTexts(text)
        .replace('slug: atelier-hugo-hrusen', 'slug: atelier-hugo-hrusen-2')
        .replace('cs: "V ateliéru: Hugo Hrušeň"', 'cs: ⟦"Hugo Hrušeň v ateliéru"⟧')
        .replace('place: atelier-strecha', 'place: atelier-majak')
        .replace('- artist: hugo-hrusen', '- artist: zofie-zitna')
        .replace(/ {2}- name: Otso[\s\S]*?guide\n/, ''),
    ),
  },
  'duplicate/picture': {
    'a picture named twice': (content) => {
      const { digest } = content.pictures.get(artistPicture) ?? { digest: '' }
      return all(
        expectAt(artist, 'image: ⟦dlouhy-brezen.jpg⟧'),
        picture(`${artistFolder}/dlouhy-brezen.jpg`, { digest }),
      )(content)
    },
  },
  'duplicate/text': {
    'a text copied from another work': all(
      swap(artist, alt, `${alt} Nejkratší je vlevo.`),
      swap(
        artist,
        'Široké plátno, přes které jde devět pruhů; nejvyšší je modrý uprostřed.',
        `⟦${alt} Nejkratší je vlevo.⟧`,
      ),
    ),
  },
  'reference/unknown-artist': {
    'an event led by an unknown artist': [value(talk, 'artist: zofie-zitna', 'zofie-zitnaa'), 'zofie-zitna'],
    'an artist by a former slug': [value(talk, 'artist: zofie-zitna', 'zofie-zrala'), 'Did you mean “zofie-zitna”?'],
    'an artist by name instead of slug': [value(talk, 'artist: zofie-zitna', 'Žofie Žitná'), 'zofie-zitna'],
    'an unknown artist on the home page': [
      swap(site, '  - artist: hugo-hrusen\n    work', '  - artist: ⟦hugo-hruzen⟧\n    work'),
      'hugo-hrusen',
    ],
  },
  'reference/unknown-event': {
    'a studio with an unknown tour': [
      value(site, 'tour: atelier-hugo-hrusen', 'atelier-hugo-hrusenn'),
      'atelier-hugo-hrusen',
    ],
    'an event of which nothing is left but the studio that names it': all(
      remove('events/atelier-hugo-hrusen.yaml'),
      expectAt(site, 'tour: ⟦atelier-hugo-hrusen⟧'),
    ),
  },
  'reference/unknown-partner': { 'a gallery that is no partner': [value(artist, 'gallery: halli', 'hali'), 'halli'] },
  'reference/unknown-place': {
    'an event at an unknown place': [value(talk, 'place: horni-patro', 'hornni-patro'), hall],
    'a place by its name with hyphens': [value(hall, 'within: pristav', 'přístavní-sklad'), 'pristav'],
    'a place by its English name': [value(talk, 'place: horni-patro', 'Upper floor'), 'Did you mean “horni-patro”?'],
    'a building by the name of its file': [value(hall, 'within: pristav', 'pristav.yaml'), 'Did you mean “pristav”?'],
    'a work in an unknown room': [
      swap(artist, 'room: horni-patro\n    image: leden', 'room: ⟦horni-ptro⟧\n    image: leden'),
      hall,
    ],
    'a room in an unknown building': [value(hall, 'within: pristav', 'prsitav'), 'pristav'],
    'an answer about an unknown place': [value(questions, 'place: horni-patro', 'horni-parto'), 'horni-patro'],
  },
  'reference/unknown-work': {
    'a work on the home page that the artist has not': [value(site, 'work: sesty-vysel', 'sesty-vysle'), 'sesty-vysel'],
    'a work between sections that the artist has not': [
      swap(site, 'work: protiproud\nopeningHours', 'work: ⟦protiprout⟧\nopeningHours'),
      'protiproud',
    ],
  },
  'name/old': {
    'a curator renamed in one place': [
      changed(value(site, 'name: Ilma Sorsanen', 'Ilma Virtanen')),
      'Write “Ilma Virtanen” there too',
    ],
    'a curator renamed in two of many places': changed(
      all(
        value(site, 'name: Ilma Sorsanen', 'Ilma Virtanen'),
        swap(talk, '- name: Ilma Sorsanen', '- name: Ilma Virtanen'),
      ),
    ),
  },
  'reference/renamed': {
    'a place with another slug than the events and rooms in it name': [
      value(building, 'slug: pristav', 'prsitav'),
      'Write “pristav”',
    ],
  },
  'reference/circle': {
    'a place within itself': value(hall, 'within: pristav', 'horni-patro'),
    'two places in each other': all(
      value(hall, 'within: pristav', 'jeraby'),
      swap('places/jeraby.yaml', 'within: pristav', 'within: horni-patro'),
    ),
  },
  'reference/room-in-room': {
    'a room within another room': [value(hall, 'within: pristav', 'jeraby'), 'Write “pristav” here.'],
  },
}
