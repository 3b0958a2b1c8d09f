import { all, copy, picture, swap } from '../support/faults'
import { alt, artist, partner, shortTexts, studioTour } from './exhibition'
import type { Row } from './seeded-fault'

export const duplicates: Row[] = [
  [
    'two partners with one slug',
    'slug/duplicate',
    copy(partner, 'partners/tuuli-2.yaml', (text) =>
      text.replace('slug: tuuli', 'slug: ⟦tuuli⟧').replace('name: Tuuli Rederi', 'name: Truhla'),
    ),
  ],
  [
    'a partner copied to a file that is read first',
    'slug/duplicate',
    copy(partner, 'partners/aalto.yaml', (text) => text.replace('slug: tuuli', 'slug: ⟦tuuli⟧')),
    { fix: 'Write aalto' },
  ],
  [
    'an artist copied under a name that is half changed',
    'slug/duplicate',
    all(
      copy('artists/hugo-hrusen/artist.yaml', 'artists/alena-nova/artist.yaml', (text) =>
        text.replace('slug: hugo-hrusen', 'slug: ⟦hugo-hrusen⟧').replace('name: Hugo Hrušeň', 'name: Alena Nová'),
      ),
      ...['bez-kruzitka', 'ctrnact-pokusu', 'fronta', 'sesty-vysel'].map((name) =>
        picture(`artists/alena-nova/${name}.jpg`, {}),
      ),
    ),
    { fix: 'Write alena-nova' },
  ],
  [
    'two works with one slug',
    'slug/duplicate',
    swap(artist, 'slug: dlouhy-brezen', 'slug: ⟦leden⟧'),
    { fix: 'Write dlouhy-brezen' },
  ],
  [
    'a work copied before the original',
    'slug/duplicate',
    swap(artist, 'slug: leden', 'slug: ⟦tani⟧'),
    { fix: 'Write leden' },
  ],
  [
    'a partner twice',
    'duplicate/name',
    all(
      copy(partner, 'partners/prepravka.yaml', (text) =>
        text.replace('slug: tuuli', 'slug: prepravka').replace('name: Tuuli Rederi', 'name: ⟦Rederi TUULI⟧'),
      ),
    ),
  ],
  [
    'a partner copied with a slug of its own to a file that is read first',
    'duplicate/name',
    copy(partner, 'partners/aalto.yaml', (text) =>
      text.replace('slug: tuuli', 'slug: aalto').replace('name: Tuuli Rederi', 'name: ⟦Tuuli Rederi⟧'),
    ),
  ],
  [
    'a work twice',
    'duplicate/work',
    all(
      swap(
        artist,
        'cs: Dlouhý březen\n      en: Long March\n    year: 2021\n',
        'cs: ⟦Leden⟧\n      en: Long March\n    year: 2023\n',
      ),
    ),
  ],
  [
    'an event twice',
    'duplicate/event',
    all(
      copy(studioTour, 'events/atelier-hugo-hrusen-2.yaml', (text) =>
        shortTexts(text)
          .replace('slug: atelier-hugo-hrusen', 'slug: atelier-hugo-hrusen-2')
          .replace('cs: "V ateliéru: Hugo Hrušeň"', 'cs: ⟦"Hugo Hrušeň v ateliéru"⟧')
          .replace('place: atelier-strecha', 'place: atelier-majak')
          .replace('- artist: hugo-hrusen', '- artist: zofie-zitna')
          .replace(/ {2}- name: Otso[\s\S]*?guide\n/, ''),
      ),
    ),
  ],
  [
    'a text copied from another work',
    'duplicate/text',
    all(
      swap(artist, alt, `${alt} Nejkratší je vlevo.`),
      swap(
        artist,
        'Široké plátno, přes které jde devět pruhů; nejvyšší je modrý uprostřed.',
        `⟦${alt} Nejkratší je vlevo.⟧`,
      ),
    ),
  ],
]
