import { add, all, also, type Change, changed, copy, expectAt, remove, swap, value, without } from '../support/faults'
import { artist, invitation, partner, press, shortTexts, site, tour, workshop } from './exhibition'
import type { Faults } from './seeded-fault'

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

/** A rule in netlify.toml, after settings that are not redirects. */
const rule = (from: string, to: string, more = ''): Change =>
  also({ netlifyToml: `[build]\n  command = "x"\n\n[[redirects]]\n  from = ${from}\n  to = ${to}\n${more}` })

const force = '  force = true\n'

export const addresses: Faults = {
  'address/taken': {
    'a page at the address of the artists': value(press, 'en: press', 'umelci'),
    'a page at the address of the programme': value(press, 'en: press', 'programme'),
    'a page at the Czech address of the works, which its file is not called': value(press, 'cs: pro-media', 'dila'),
    'a page at the address of another': [value(press, 'en: press', 'accessibility'), 'another word'],
    'a document at the address of a page of text': value(site, 'path: plan', 'pristupnost'),
    'an invitation at the address of the artists': value(invitation, 'path: pozvani', 'umelci'),
    'an invitation at the address of the programme': value(invitation, 'path: pozvani', 'program'),
    'a document at the address of the invitation': value(site, 'path: plan', 'pozvani'),
    'a document at the address of a page': [value(site, 'path: plan', 'umelci'), 'another word'],
    'a document at the address of the works': value(site, 'path: plan', 'dila'),
    'a document at the address of the programme': value(site, 'path: plan', 'program'),
    'a document at the address of a language': value(site, 'path: plan', 'en'),
    'a document at the address of another': value(site, 'path: pravidla_dilen', 'plan'),
    'a document at the address of an artist': value(site, 'path: plan', 'umelec-ada-brusinka'),
  },
  'address/reserved': {
    'a page among the files of the build': value(press, 'en: press', 'static'),
    'a document at the address of the form': value(site, 'path: plan', 'admin'),
  },
  'address/word-changed': {
    'a word of addresses that changed': [
      changed(value(site, 'artist: umelec', 'umelkyne')),
      'formerAddresses:\n    artist: [umelec]',
    ],
  },
  'slug/former-taken': {
    'a former address that another page has': swap(press, '[tisk]', '[⟦bezpecnost⟧]'),
    'a former address that a document has': swap(press, '[tisk]', '[⟦plan⟧]'),
    'a former word of addresses at the address of a page': swap(
      site,
      'artists: [vystavujici]',
      'artists: [⟦pristupnost⟧]',
    ),
    'a former slug of an event that another has': swap(
      'events/mala-dilna.yaml',
      '[dilnicka]',
      '[⟦prohlidka-s-kuratorkou⟧]',
    ),
    'a former slug of a work that another work of the artist has': add(
      artist,
      'slug: leden\n',
      '    formerSlugs: [⟦tani⟧]\n',
    ),
    'a former slug that two works of an artist have': all(
      add(artist, 'slug: leden\n', '    formerSlugs: [zima]\n'),
      add(artist, 'slug: tani\n', '    formerSlugs: [⟦zima⟧]\n'),
    ),
    'a former slug that another artist has': add(artist, 'slug: ada-brusinka\n', 'formerSlugs: [⟦hugo-hrusen⟧]\n'),
    'a former slug that is the slug': add(artist, 'slug: ada-brusinka\n', 'formerSlugs: [⟦ada-brusinka⟧]\n'),
    'a former slug of two artists': all(
      add(artist, 'slug: ada-brusinka\n', 'formerSlugs: [a-stara]\n'),
      add('artists/hugo-hrusen/artist.yaml', 'slug: hugo-hrusen\n', 'formerSlugs: [⟦a-stara⟧]\n'),
    ),
  },
  'slug/gone': {
    'a published slug that changed': [
      renamed('svea-tallmarkova'),
      'artists/svea-tallmark/artist.yaml:\n  formerSlugs: [svea-tallmark]',
    ],
    'a published artist who is gone': [
      add('published.txt', 'zofie-zitna', '\n⟦zofia-zitna⟧'),
      'content/artists/zofie-zitna/artist.yaml:\n  formerSlugs: [zofia-zitna]',
    ],
    'a published artist of whom nothing is left': [
      add('published.txt', 'zofie-zitna', '\n⟦otso-vihermaa⟧'),
      'delete the line otso-vihermaa in published.txt',
    ],
  },
  'slug/removed': {
    'an artist of a public site who is gone, and was never in the list': [
      wasThere('artists/otso-vihermaa/artist.yaml', 'slug: otso-vihermaa\n'),
      { at: 'artists/otso-vihermaa/artist.yaml' },
    ],
  },
  'slug/list-gone': {
    'the list of what was published is deleted': [changed(remove('published.txt')), { at: 'published.txt' }],
  },
  'slug/event-gone': {
    'an event with registration that was never in the list, and changed its slug': [
      changed(
        all(
          swap('published.txt', 'events/dilna-papiru\n', ''),
          value(workshop, 'slug: dilna-papiru', 'papirova-dilna'),
        ),
      ),
      'first call it off',
    ],
    'a changed slug of an event that takes registrations': [
      value(invitation, 'slug: vecer-pro-zvane', 'zahajeni'),
      'events/vecer-pro-zvane',
    ],
    'an event that took registrations and is gone': [
      add('published.txt', 'events/vecer-pro-zvane', '\n⟦events/vernisaz⟧'),
      'with the line events/vernisaz in published.txt',
    ],
    'a changed slug of an event of the programme that takes registrations': [
      value(workshop, 'slug: dilna-papiru', 'papirova-dilna'),
      'events/dilna-papiru',
    ],
  },
  'slug/file-name': {
    'a page called otherwise than its file': value(press, 'cs: pro-media', 'novinari'),
    'a file with capitals and a space in its name': [
      all(
        copy(partner, 'partners/Tuuli Rederi.yaml', (text) => text.replace('tuuli', '⟦tuuli⟧')),
        remove(partner),
      ),
      'Rename it to “tuuli”.',
    ],
    'a file called otherwise than its slug': [value(partner, 'slug: tuuli', 'truhla'), 'tuuli'],
  },
  'slug/taken-by-page': {
    'an event at the address of a part of the home page': copy(tour, 'events/contact.yaml', (text) =>
      shortTexts(text)
        .replace('slug: prohlidka-s-kuratorkou', 'slug: ⟦contact⟧')
        .replace('cs: Prohlídka s kurátorkou', 'cs: Kontakt')
        .replace('place: pristav', 'place: horni-patro')
        .replace('name: Ilma Sorsanen', 'name: Jana Kontaktová'),
    ),
    'a former slug of an event at the address of a part of the home page': swap(
      'events/mala-dilna.yaml',
      '[dilnicka]',
      '[⟦contact⟧]',
    ),
    'an event at another name of the programme': all(
      copy('events/mala-dilna.yaml', 'events/index.yaml', (text) => text.replace('slug: mala-dilna', 'slug: ⟦index⟧')),
      remove('events/mala-dilna.yaml'),
    ),
    'a former slug of an event at another name of the programme': swap(
      'events/mala-dilna.yaml',
      '[dilnicka]',
      '[⟦index⟧]',
    ),
  },
  'redirect/hides-page': {
    'a rule that hides a page': [
      rule('⟦"/umelec-svea-tallmark/"⟧', '"https://example.org"', force),
      'Delete the rule.',
    ],
    'a rule that hides the pages of events': [
      rule('⟦"/en/programme/:event"⟧', '"/en#program"', force),
      'Delete the line “force = true”',
    ],
  },
  'redirect/no-effect': {
    'a rule at the address of a page': rule('⟦"/umelci"⟧', '"/mistnosti"'),
    'a rule at a former address': rule('⟦"/program/dilnicka"⟧', '"/"', force),
    'a rule at the address of a document': rule('⟦"/plan"⟧', '"/umelci"'),
    'a rule for missing addresses that the site answers': rule('⟦"/en/old/*"⟧', '"/en"'),
  },
  'redirect/to-nothing': {
    'a rule that leads to no page': [
      rule('"/stare"', '⟦"/umelec-svea-talmark?x#works"⟧'),
      'Did you mean “/umelec-svea-tallmark”?',
    ],
    'a rule that leads to no document': rule('"/stare"', '⟦"/neni.pdf"⟧'),
  },
  'registration/removed': {
    'an event of the programme that no longer takes registrations': [
      all(without(workshop, 'registration'), expectAt(workshop, 'slug: ⟦dilna-papiru⟧')),
      'delete the line events/dilna-papiru',
    ],
    'an evening that no longer has its invitation': [
      all(without(invitation, 'invitation'), expectAt(invitation, 'slug: ⟦vecer-pro-zvane⟧')),
      'delete the line events/vecer-pro-zvane',
    ],
  },
}
