import type { Namespace, TextKey } from '../i18n/keys'

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
export type TitledPage = { [Each in Template]: `${Each}:title` extends TextKey ? Each : never }[Template]

type Content = { events: readonly object[]; exhibition: { floors: readonly object[] | null } }

/** Which exhibitions have each titled page, in the order of the search. The events are those of the programme. */
const hasPage: Record<TitledPage, (content: Content) => boolean> = {
  artists: () => true,
  works: () => true,
  rooms: ({ exhibition }) => exhibition.floors !== null,
  plan: () => true,
  calendars: ({ events }) => events.length > 0,
}

/**
 * The titled pages that an exhibition has. They are created, found, and get social images and structured data, by this list.
 */
export const titledPagesOf = (content: Content): TitledPage[] =>
  (Object.keys(hasPage) as TitledPage[]).filter((page) => hasPage[page](content))
