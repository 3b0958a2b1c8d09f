/** The words in addresses, in English: those of a language that names none. Each language of exhibition.yaml can translate them. */
export const englishWords = {
  artists: 'artists',
  artist: 'artist',
  works: 'works',
  plan: 'my-plan',
  calendars: 'calendars',
  rooms: 'rooms',
  programme: 'programme',
  registration: 'registration',
  personalInvitation: 'invitation',
  door: 'door',
  organisers: 'organisers',
}

export type PathWords = typeof englishWords

/**
 * The paths of the site, without the prefix of the language. `:slug` is the slug of a record, `:work` that of a work of
 * the artist. Other words after a colon are translated (exhibition.yaml). Pages, links, the language switch and hreflang use
 * this table. `programme` is no page: it redirects to the programme on the home page.
 */
export const paths = {
  home: '/',
  artists: '/:artists',
  artist: '/:artist-:slug',
  work: '/:artist-:slug/:work',
  works: '/:works',
  plan: '/:plan',
  calendars: '/:calendars',
  rooms: '/:rooms',
  programme: '/:programme',
  event: '/:programme/:slug',
  invitation: '/:slug',
  registration: '/:registration',
  personalInvitation: '/:personalInvitation',
  door: '/:door',
  organisers: '/:organisers',
  notFound: '/404',
} satisfies Record<string, `/${string}`>
