import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { bySortName } from '../i18n/collation'
import type { Namespace } from '../i18n/keys'
import { locales, type Localized } from '../i18n/locales'
import { pluginContext, type PageContext } from '../i18n/page-context'
import { alternatesOf, alternatesOfWords, type Route } from '../i18n/routes'

type ArtistNode = { slug: string; sortName: string }

type TextPageNode = { id: string } & Localized<string>

type Queried = {
  allArtist: { nodes: ArtistNode[] }
  allTextPage: { nodes: TextPageNode[] }
  allEvent: { nodes: { invitation: { path: string } }[] }
}

/** The namespaces of texts that each template uses beside those of every page. */
const ownNamespaces = {
  home: ['home'],
  artists: ['artists'],
  artist: ['artist'],
  'text-page': [],
  invitation: ['registration'],
  registered: ['registration'],
  'not-found': [],
} satisfies Record<string, Namespace[]>

type Template = keyof typeof ownNamespaces

export const namespacesOf = (template: Template): Namespace[] => ['common', 'errors', ...ownNamespaces[template]]

// A text of the content is asked for in one language at a time.
const slugs = locales.map((locale) => `${locale}: slug(language: "${locale}")`).join(' ')

const query = `{
  allArtist { nodes { slug sortName } }
  allTextPage { nodes { id ${slugs} } }
  allEvent(filter: { invitation: { path: { ne: null } } }) { nodes { invitation { path } } }
}`

/** One page for each route, page of text and artist, in every language; those of the invitation where there is one. */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const addAt = (alternates: Localized<string>, template: Template, context: Partial<PageContext> = {}) => {
    const namespaces = namespacesOf(template)
    for (const language of locales) {
      actions.createPage({
        path: alternates[language],
        component: path.resolve(`src/site/templates/${template}.tsx`),
        context: { ...context, language, namespaces, alternates, i18n: pluginContext(language, alternates) },
      })
    }
  }

  const add = (route: Route, template: Template, context: Partial<PageContext> = {}) =>
    addAt(alternatesOf(route, context.slug), template, context)

  const { data, errors } = await graphql<Queried>(query)
  if (!data) {
    reporter.panicOnBuild('What pages are made of could not be read', errors as Error)
    return
  }

  add('home', 'home')
  add('artists', 'artists')
  add('notFound', 'not-found', { noindex: true })
  for (const { invitation } of data.allEvent.nodes) {
    const context = { slug: invitation.path, noindex: true } as const
    add('invitation', 'invitation', context)
    add('registered', 'registered', context)
  }

  for (const { id, ...slugs } of data.allTextPage.nodes) addAt(alternatesOfWords(slugs), 'text-page', { id })

  const artists = data.allArtist.nodes.toSorted(bySortName)
  artists.forEach(({ slug }, index) => {
    add('artist', 'artist', {
      slug,
      number: index + 1,
      // Two artists have one door between them. Not undefined, by which a query would not be filtered at all.
      previous: artists.length > 2 ? artists.at(index - 1)!.slug : null,
      next: artists.length > 1 ? artists[(index + 1) % artists.length]!.slug : null,
    })
  })
}
