import { all, swap } from '../support/faults'
import { artist, noRegistrations, partner, sentence, sentenceEn, site } from './exhibition'
import type { Row } from './seeded-fault'

export const links: Row[] = [
  ['a link that is not encrypted', 'link/insecure', swap(artist, sentence, 'Viz ⟦http://pruhy.example⟧.')],
  ['a link that is no address', 'link/unreadable', swap(artist, sentenceEn, 'See ⟦https://pruhy⟧.')],
  [
    'a link with a campaign',
    'link/tracking',
    swap(artist, sentenceEn, 'See ⟦https://pruhy.example/?utm_source=mail⟧.'),
    { fix: 'Write https://pruhy.example/' },
  ],
  [
    'a partner’s link with a campaign',
    'link/tracking',
    swap(partner, 'url: https://tuuli.example', 'url: ⟦https://tuuli.example/?fbclid=x⟧'),
  ],
  [
    'a partner’s link with a space',
    'link/space',
    swap(partner, 'url: https://tuuli.example', 'url: ⟦https://tuuli.example/o nás⟧'),
    { fix: 'Write https://tuuli.example/o%20nás' },
  ],
  ['a shortened link', 'link/shortened', swap(artist, sentenceEn, 'See ⟦https://bit.ly/3xyz⟧.')],
  ['an e-mail without a country', 'link/mail', swap(artist, sentence, 'Pište na ⟦ada@pruhy⟧.')],
  [
    'a registration by a mail that cannot be sent',
    'link/mail',
    all(
      noRegistrations,
      swap(
        site,
        '\nnotice:',
        '\n  registration:\n    cs: ⟦mailto:sest.majakka.example⟧\n    en: mailto:sest@majakka.example\nnotice:',
      ),
    ),
  ],
]
