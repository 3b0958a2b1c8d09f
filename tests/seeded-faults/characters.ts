import { swap } from '../support/faults'
import { artist, hall, partner, sentence, sentenceEn, site, talk } from './exhibition'
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
  [
    'a name with a non-breaking space',
    'typography/other-space',
    swap(partner, 'name: Tuuli Rederi', 'name: Tuuli⟦\u00a0⟧Rederi'),
    { fix: 'Write: Tuuli Rederi' },
  ],
  [
    'a name with a soft hyphen',
    'typography/invisible',
    swap(partner, 'name: Tuuli Rederi', 'name: Tuuli Re⟦\u00ad⟧deri'),
    { fix: 'Write: Tuuli Rederi' },
  ],
  [
    'the name of an artist with a soft hyphen',
    'typography/invisible',
    swap(artist, 'name: Ada Brusinka\nsort', 'name: Ada Bru⟦\u00ad⟧sinka\nsort'),
  ],
  [
    'a sentence with a zero-width joiner',
    'typography/invisible',
    swap(artist, sentence, 'Jeden⟦\u200d⟧ pruh je jeden den.'),
    { fix: 'Jeden pruh je jeden den.' },
  ],
  [
    'a sentence with a line separator',
    'typography/invisible',
    swap(artist, sentenceEn, 'One⟦\u2028⟧strip is one day.'),
    { fix: 'One strip is one day.' },
  ],
  [
    'a name in quotation marks',
    'typography/quoted-value',
    swap(partner, 'name: Tuuli Rederi', 'name: ⟦“Tuuli Rederi”⟧'),
    { fix: 'Write Tuuli Rederi without them.' },
  ],
  [
    'a title in the quotation marks of its language',
    'typography/quoted-value',
    swap(hall, 'cs: Horní patro', 'cs: ⟦„Horní patro“⟧'),
    { fix: 'Write Horní patro without them.' },
  ],
  [
    'a quotation that is closed by a straight mark',
    'typography/quotes',
    swap(artist, sentence, 'Jeden ⟦„pruh"⟧ stačí.'),
    { fix: 'Jeden „pruh“ stačí.' },
  ],
]
