import type { Language } from './language.ts' // Netlify's edge function reads this file with Deno.

/**
 * The languages of the site, by the code that content, addresses and HTML use. The first is the default; its addresses
 * have no prefix. To add a language, add an entry here and its texts (docs/add-a-language.md).
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
