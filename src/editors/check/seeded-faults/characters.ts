import { swap } from '../../../../tests/support/faults'
import { artist, partner, site, talk } from './exhibition'
import type { Row } from './seeded-fault'

export const characters: Row[] = [
  [
    'a day in curved quotation marks',
    'value/characters',
    swap(site, 'startDate: "2044-05-21"', 'startDate: ⟦“2044-05-21”⟧'),
    { fix: 'Write "2044-05-21"' },
  ],
  [
    'a choice in curved quotation marks',
    'value/characters',
    swap(partner, 'group: partner', 'group: ⟦„partner“⟧'),
    { fix: 'Write partner' },
  ],
  [
    'a number in curved quotation marks',
    'value/characters',
    swap(talk, 'capacity: 80', 'capacity: ⟦“80”⟧'),
    { fix: 'Write 80' },
  ],
  [
    'a telephone with non-breaking spaces',
    'value/characters',
    swap(site, '"+358 555 010 060"', '⟦"+358\u00a0555\u00a0010\u00a0060"⟧'),
    { fix: 'Write "+358 555 010 060"' },
  ],
  [
    'a place with a dash for a hyphen',
    'value/characters',
    swap(talk, 'place: horni-patro', 'place: ⟦horni–patro⟧'),
    { fix: 'Write horni-patro' },
  ],
  [
    'an artist with a soft hyphen',
    'value/characters',
    swap(talk, 'artist: zofie-zitna', 'artist: ⟦zofie-zit\u00adna⟧'),
    { fix: 'Write zofie-zitna' },
  ],
  [
    'a picture with a non-breaking space at its end',
    'value/characters',
    swap(artist, 'image: leden.jpg', 'image: ⟦leden.jpg\u00a0⟧'),
    { fix: 'Write leden.jpg' },
  ],
]
