import { all, append, type Change, copy, remove, swap, changed, expectAt } from '../support/faults'
import { artist, invitation, partner, shortTexts, tour, workshop, site } from './exhibition'
import type { Row } from './seeded-fault'

/** An artist whose slug is another now, here and where an event names it. */
const renamed = (slug: string): Change =>
  all(
    swap('artists/svea-tallmark/artist.yaml', 'slug: svea-tallmark', `slug: ⟦${slug}⟧`),
    swap('events/dilna-papiru.yaml', 'artist: svea-tallmark', `artist: ${slug}`),
  )

/** A file that the change deletes. */
const wasThere =
  (path: string, text: string): Change =>
  (content) => ({ ...content, before: { texts: new Map([[path, text]]), now: new Date('2044-05-02T09:30:00Z') } })

export const slugs: Row[] = [
  [
    'a word of addresses that changed',
    'address/word-changed',
    changed(swap(site, 'artist: umelec', 'artist: ⟦umelkyne⟧')),
    { fix: 'formerAddresses:\n    artist: [umelec]' },
  ],
  [
    'a former word of addresses at the address of a page',
    'slug/former-taken',
    swap(site, 'artists: [vystavujici]', 'artists: [⟦pristupnost⟧]'),
  ],
  [
    'an artist of a public site who is gone, and was never in the list',
    'slug/removed',
    all(
      wasThere('artists/otso-vihermaa/artist.yaml', 'slug: otso-vihermaa\n'),
      expectAt(site, '⟦#⟧ yaml-language-server'),
    ),
  ],
  [
    'an event with registration that was never in the list, and changed its slug',
    'slug/event-gone',
    changed(
      all(
        swap('published.txt', 'events/dilna-papiru\n', ''),
        swap(workshop, 'slug: dilna-papiru', 'slug: ⟦papirova-dilna⟧'),
      ),
    ),
    { fix: 'first call it off' },
  ],
  [
    'a published slug that changed',
    'slug/gone',
    renamed('svea-tallmarkova'),
    { fix: 'artists/svea-tallmark/artist.yaml:\n  formerSlugs: [svea-tallmark]' },
  ],
  [
    'a published artist who is gone',
    'slug/gone',
    swap('published.txt', 'zofie-zitna', 'zofie-zitna\n⟦zofia-zitna⟧'),
    { fix: 'content/artists/zofie-zitna/artist.yaml:\n  formerSlugs: [zofia-zitna]' },
  ],
  [
    'a published artist of whom nothing is left',
    'slug/gone',
    swap('published.txt', 'zofie-zitna', 'zofie-zitna\n⟦otso-vihermaa⟧'),
    { fix: 'delete the line otso-vihermaa in published.txt' },
  ],
  [
    'a changed slug of an event that takes registrations',
    'slug/event-gone',
    swap(invitation, 'slug: vecer-pro-zvane', 'slug: ⟦zahajeni⟧'),
    { fix: 'events/vecer-pro-zvane' },
  ],
  [
    'an event that took registrations and is gone',
    'slug/event-gone',
    swap('published.txt', 'events/vecer-pro-zvane', 'events/vecer-pro-zvane\n⟦events/vernisaz⟧'),
    { fix: 'delete the line events/vernisaz' },
  ],
  [
    'a changed slug of an event of the programme that takes registrations',
    'slug/event-gone',
    swap(workshop, 'slug: dilna-papiru', 'slug: ⟦papirova-dilna⟧'),
    { fix: 'events/dilna-papiru' },
  ],
  [
    'a file called otherwise than its slug',
    'slug/file-name',
    swap(partner, 'slug: tuuli', 'slug: ⟦truhla⟧'),
    { fix: 'tuuli' },
  ],
  [
    'an event at the address of a part of the home page',
    'slug/taken-by-page',
    copy(tour, 'events/contact.yaml', (text) =>
      shortTexts(text)
        .replace('slug: prohlidka-s-kuratorkou', 'slug: ⟦contact⟧')
        .replace('cs: Prohlídka s kurátorkou', 'cs: Kontakt')
        .replace('place: pristav', 'place: horni-patro')
        .replace('name: Ilma Sorsanen', 'name: Jana Kontaktová'),
    ),
  ],
  [
    'a former slug of an event that another has',
    'slug/former-taken',
    swap('events/mala-dilna.yaml', '[dilnicka]', '[⟦prohlidka-s-kuratorkou⟧]'),
  ],
  [
    'a former slug of an event at the address of a part of the home page',
    'slug/taken-by-page',
    swap('events/mala-dilna.yaml', '[dilnicka]', '[⟦contact⟧]'),
  ],
  [
    'an event at another name of the programme',
    'slug/taken-by-page',
    all(
      copy('events/mala-dilna.yaml', 'events/index.yaml', (text) => text.replace('slug: mala-dilna', 'slug: ⟦index⟧')),
      remove('events/mala-dilna.yaml'),
    ),
  ],
  [
    'a former slug of an event at another name of the programme',
    'slug/taken-by-page',
    swap('events/mala-dilna.yaml', '[dilnicka]', '[⟦index⟧]'),
  ],
  [
    'a former slug of an event that guests register for',
    'schema/former-slug-of-invitation',
    swap(invitation, 'slug: vecer-pro-zvane', 'slug: vecer-pro-zvane\n⟦formerSlugs⟧: [vernisaz]'),
  ],
  [
    'a registration of the programme beside an invitation',
    'schema/invitation-or-registration',
    append(invitation, '⟦registration⟧:\n  persons: 2\n'),
  ],
  [
    'a former slug of a work that another work of the artist has',
    'slug/former-taken',
    swap(artist, 'slug: leden\n', 'slug: leden\n    formerSlugs: [⟦tani⟧]\n'),
  ],
  [
    'a former slug that two works of an artist have',
    'slug/former-taken',
    all(
      swap(artist, 'slug: leden\n', 'slug: leden\n    formerSlugs: [zima]\n'),
      swap(artist, 'slug: tani\n', 'slug: tani\n    formerSlugs: [⟦zima⟧]\n'),
    ),
  ],
  [
    'a former slug of a work at the address of a part of the page',
    'schema/taken-by-page',
    swap(artist, 'slug: leden\n', 'slug: leden\n    formerSlugs: [⟦works⟧]\n'),
  ],
  ['a work at another name of the artist’s page', 'schema/taken-by-page', swap(artist, 'slug: leden', 'slug: ⟦index⟧')],
  ['a work at the address of a part of the page', 'schema/taken-by-page', swap(artist, 'slug: leden', 'slug: ⟦menu⟧')],
]
