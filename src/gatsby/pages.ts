import type { Namespace } from '../i18n/keys'

/** The namespaces of texts that the components of each template use, beside those of every page. */
const ownNamespaces = {
  home: ['home', 'programme'],
  artists: ['artists'],
  artist: ['artist'],
  work: ['artist'],
  works: ['artist', 'works'],
  plan: ['plan', 'programme'],
  calendars: ['calendars'],
  rooms: ['rooms'],
  event: ['event', 'programme', 'registration'],
  'text-page': ['text-page'],
  invitation: ['programme', 'registration'],
  'guest-page': ['programme', 'registration', 'change', 'invitation'],
  door: ['door', 'registration'],
  organisers: ['organisers', 'registration'],
  'not-found': [],
} satisfies Record<string, Namespace[]>

/** The name of a file in src/site/templates. */
export type Template = keyof typeof ownNamespaces

export const templates = Object.keys(ownNamespaces) as Template[]

/** The namespaces that the pages of a template carry. */
export const namespacesOf = (template: Template): Namespace[] => ['common', 'errors', ...ownNamespaces[template]]

/** A page with a title and a description of its own among the texts: its name is that of its route, template and texts. */
export type TitledPage = 'artists' | 'works' | 'rooms' | 'plan' | 'calendars'

type Content = { events: readonly object[]; exhibition: { floors: readonly object[] | null } }

/**
 * The titled pages that an exhibition has, in the order of the search. They are created, found, and get social images and
 * structured data, by this list.
 * @param content its events are those of the programme
 */
export const titledPagesOf = ({ events, exhibition }: Content): TitledPage[] => [
  'artists',
  'works',
  ...(exhibition.floors ? (['rooms'] as const) : []),
  'plan',
  ...(events.length > 0 ? (['calendars'] as const) : []),
]
