import { all, also, append, changed, expectAt, remove, removeFolder, swap, without } from '../support/faults'
import { artist, building, englishTour, hall, invitation, noRegistrations, shortTexts, site, talk } from './exhibition'
import type { Row } from './seeded-fault'

export const references: Row[] = [
  [
    'a curator renamed in one place',
    'name/old',
    changed(swap(site, 'name: Ilma Sorsanen', 'name: ⟦Ilma Virtanen⟧')),
    { fix: 'Write “Ilma Virtanen” there too' },
  ],
  [
    'an event led by an unknown artist',
    'reference/unknown-artist',
    swap(talk, 'artist: zofie-zitna', 'artist: ⟦zofie-zitnaa⟧'),
    { fix: 'zofie-zitna' },
  ],
  [
    'an artist by a former slug',
    'reference/unknown-artist',
    swap(talk, 'artist: zofie-zitna', 'artist: ⟦zofie-zrala⟧'),
    { fix: 'Did you mean “zofie-zitna”?' },
  ],
  [
    'an artist by name instead of slug',
    'reference/unknown-artist',
    swap(talk, 'artist: zofie-zitna', 'artist: ⟦Žofie Žitná⟧'),
    { fix: 'zofie-zitna' },
  ],
  [
    'an event at an unknown place',
    'reference/unknown-place',
    swap(talk, 'place: horni-patro', 'place: ⟦hornni-patro⟧'),
    { fix: hall },
  ],
  [
    'a place by its English name',
    'reference/unknown-place',
    swap(talk, 'place: horni-patro', 'place: ⟦Upper floor⟧'),
    { fix: 'Did you mean “horni-patro”?' },
  ],
  [
    'a work in an unknown room',
    'reference/unknown-place',
    swap(artist, 'room: horni-patro\n    image: leden', 'room: ⟦horni-ptro⟧\n    image: leden'),
    { fix: hall },
  ],
  [
    'a room in an unknown building',
    'reference/unknown-place',
    swap(hall, 'within: pristav', 'within: ⟦prsitav⟧'),
    { fix: 'pristav' },
  ],
  [
    'a studio with an unknown tour',
    'reference/unknown-event',
    swap(site, 'tour: atelier-hugo-hrusen', 'tour: ⟦atelier-hugo-hrusenn⟧'),
    { fix: 'atelier-hugo-hrusen' },
  ],
  [
    'an unknown artist on the home page',
    'reference/unknown-artist',
    swap(site, '  - artist: hugo-hrusen\n    work', '  - artist: ⟦hugo-hruzen⟧\n    work'),
    { fix: 'hugo-hrusen' },
  ],
  [
    'a place with another slug than the events and rooms in it name',
    'reference/renamed',
    swap(building, 'slug: pristav', 'slug: ⟦prsitav⟧'),
    { fix: 'Write “pristav”' },
  ],
  [
    'an event of which nothing is left but the studio that names it',
    'reference/unknown-event',
    all(remove('events/atelier-hugo-hrusen.yaml'), expectAt(site, 'tour: ⟦atelier-hugo-hrusen⟧')),
  ],
  [
    'a work on the home page that the artist has not',
    'reference/unknown-work',
    swap(site, 'work: sesty-vysel', 'work: ⟦sesty-vysle⟧'),
    { fix: 'sesty-vysel' },
  ],
  [
    'a work between sections that the artist has not',
    'reference/unknown-work',
    swap(site, 'work: protiproud\nopeningHours', 'work: ⟦protiprout⟧\nopeningHours'),
    { fix: 'protiproud' },
  ],
  ['a place within itself', 'reference/circle', swap(hall, 'within: pristav', 'within: ⟦horni-patro⟧')],
  [
    'two places in each other',
    'reference/circle',
    all(
      swap(hall, 'within: pristav', 'within: ⟦jeraby⟧'),
      swap('places/jeraby.yaml', 'within: pristav', 'within: horni-patro'),
    ),
  ],
  [
    'a room within another room',
    'reference/room-in-room',
    swap(hall, 'within: pristav', 'within: ⟦jeraby⟧'),
    { fix: 'Write “pristav” here.' },
  ],
  [
    'a registration without a notice of consent',
    'notice/missing',
    all(without(site, 'notice'), expectAt(englishTour, '⟦registration⟧:')),
  ],
  [
    'an invitation without a period after which data are erased',
    'notice/missing',
    all(noRegistrations, without(site, 'retentionDays'), expectAt(invitation, '⟦invitation⟧:')),
    { fix: 'retentionDays' },
  ],
  [
    'two events with an invitation',
    'event/second-invitation',
    (content) => {
      const text = content.texts.get(invitation) ?? ''
      const second = shortTexts(text.slice(text.indexOf('invitation:')))
      // The later file of the two is reported.
      return all(
        append('published.txt', 'events/vecer-dobrovolniku\n'),
        append('events/vecer-dobrovolniku.yaml', second),
        expectAt(invitation, '⟦invitation⟧:'),
      )(content)
    },
  ],
  [
    'a programme without events',
    'orphan/programme',
    all(
      removeFolder('events'),
      without(site, 'studios'),
      ...['atelier-cihelna', 'atelier-majak', 'atelier-pradelna', 'atelier-strecha', 'kotelna'].map((place) =>
        remove(`places/${place}.yaml`),
      ),
      also({ published: undefined }),
      expectAt(site, '⟦programme⟧:\n'),
    ),
  ],
]
