import type { Language } from '../src/i18n/language'

/**
 * The languages of the tests' exhibitions, in place of the project's table in `src/i18n/languages.ts`: in unit tests
 * (jest.config.mjs), and on the sites of these exhibitions (tools/test-run/tests-site.mts).
 */
export const languages = {
  cs: {
    tag: 'cs-CZ',
    openGraph: 'cs_CZ',
    name: 'Čeština',
    prefix: '',
    paths: {
      artists: 'umelci',
      artist: 'umelec',
      works: 'dila',
      plan: 'muj-plan',
      calendars: 'kalendare',
      rooms: 'mistnosti',
      programme: 'program',
      registration: 'registrace',
      personalInvitation: 'pozvanka',
      door: 'dvere',
      organisers: 'poradatele',
    },
    quotes: ['„', '“'],
    hasNumericDates: true,
    digraphs: ['CH'],
  },
  en: {
    tag: 'en-GB',
    openGraph: 'en_GB',
    name: 'English',
    prefix: '/en',
    quotes: ['“', '”'],
  },
} satisfies Record<string, Language>
