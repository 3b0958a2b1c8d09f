import { swap, value } from '../support/faults'
import { artist, partner, site, talk } from './exhibition'
import type { Faults } from './seeded-fault'

export const values: Faults = {
  'value/characters': {
    'a day in curved quotation marks': [value(site, 'startDate: "2044-05-21"', '“2044-05-21”'), 'Write "2044-05-21"'],
    'a day with hyphens from Word': [value(site, 'startDate: "2044-05-21"', '"2044‑05‑21"'), 'Write "2044-05-21"'],
    'a choice in curved quotation marks': [value(partner, 'group: partner', '„partner“'), 'Write partner'],
    'a number in curved quotation marks': [value(talk, 'capacity: 80', '“80”'), 'Write 80'],
    'a telephone with non-breaking spaces': [
      swap(site, '"+358 555 010 060"', '⟦"+358\u00a0555\u00a0010\u00a0060"⟧'),
      'Write "+358 555 010 060"',
    ],
    'a place with a dash for a hyphen': [value(talk, 'place: horni-patro', 'horni–patro'), 'Write horni-patro'],
    'an artist with a soft hyphen': [value(talk, 'artist: zofie-zitna', 'zofie-zit\u00adna'), 'Write zofie-zitna'],
    'a picture with a non-breaking space at its end': [
      value(artist, 'image: leden.jpg', 'leden.jpg\u00a0'),
      'Write leden.jpg',
    ],
  },
  'date/impossible': {
    'a day that the calendar does not have': [value(site, 'startDate: "2044-05-21"', '"2044-04-31"'), 'from 01 to 30'],
    'an hour that no clock has': [swap(talk, '"2044-05-21T14:30"', '⟦"2044-05-21T25:00"⟧'), 'from 00 to 23'],
    'a closing at the end of the day': [
      value(site, '"2044-05-21"\n    opens: "10:00"\n    closes: "18:00"', '"24:00"'),
      'Write "00:00"',
    ],
  },
}
