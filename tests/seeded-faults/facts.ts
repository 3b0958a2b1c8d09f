import { swap } from '../support/faults'
import { artist, building, site, talk } from './exhibition'
import type { Row } from './seeded-fault'

/** Facts that contradict each other. */
export const facts: Row[] = [
  [
    'a name for sorting with a spelling mistake',
    'sort-name/other',
    swap(artist, 'sortName: Brusinka Ada', 'sortName: ⟦Brusnika Ada⟧'),
    { fix: 'Write Brusinka Ada' },
  ],
  [
    'a name for sorting that is the name',
    'sort-name/other',
    swap(artist, 'sortName: Brusinka Ada', 'sortName: ⟦Ada Brusinka⟧'),
    { fix: 'Write Brusinka Ada' },
  ],
  [
    'a name for sorting of somebody else',
    'sort-name/other',
    swap(artist, 'sortName: Brusinka Ada', 'sortName: ⟦Nová Jana⟧'),
    { fix: 'Write Brusinka Ada' },
  ],
  [
    'two collectives with one name for sorting',
    'sort-name/duplicate',
    swap(artist, 'sortName: Brusinka Ada', 'sortName: ⟦Tallmark Svea⟧\ntype: collective'),
  ],
  ['a language of the site twice', 'list/twice', swap(site, 'code: en', 'code: ⟦cs⟧')],
  ['a language of an event twice', 'list/twice', swap(talk, '  - cs\n  - en', '  - cs\n  - ⟦cs⟧')],
  [
    'a leader of an event twice',
    'list/twice',
    swap(talk, '  - artist: zofie-zitna', '  - artist: zofie-zitna\n  - artist: ⟦zofie-zitna⟧'),
  ],
  [
    'a studio in another place than its tour',
    'studio/other-place',
    swap(site, 'place: atelier-pradelna', 'place: ⟦atelier-majak⟧'),
  ],
  [
    'a studio of another artist than its tour',
    'studio/other-artist',
    swap(site, '- artist: ada-brusinka\n      place', '- artist: ⟦zofie-zitna⟧\n      place'),
  ],
  [
    'a longitude for a latitude',
    'position/far',
    swap(building, 'latitude: 60.1675\n  longitude: 24.9627', 'latitude: ⟦24.9627⟧\n  longitude: 60.1675'),
    { fix: 'Write “latitude: 60.1675” and “longitude: 24.9627”' },
  ],
  [
    'a place in another country',
    'position/far',
    swap(building, 'latitude: 60.1675', 'latitude: ⟦50.1675⟧'),
    { fix: 'Copy the position from a map again' },
  ],
]
