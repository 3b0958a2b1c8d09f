import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { bySortName } from '../i18n/collation'
import { locales, type Localized } from '../i18n/locales'
import { pluginContext, type PageContext } from '../i18n/page-context'
import { alternatesOf, alternatesOfWords, type Route } from '../i18n/routes'

type ArtistNode = { slug: string; sortName: string }

type TextPageNode = { id: string } & Localized<string>

type Queried = {
  allArtist: { nodes: ArtistNode[] }
  allTextPage: { nodes: TextPageNode[] }
  event: { invitation: { path: string } } | null
}

// A text of the content is asked for in one language at a time.
const slugs = locales.map((locale) => `${locale}: slug(language: "${locale}")`).join(' ')

const query = `{
  allArtist { nodes { slug sortName } }
  allTextPage { nodes { id ${slugs} } }
  event(invitation: { path: { ne: null } }) { invitation { path } }
}`

/** One page for each route, page of text and artist, in every language; those of the invitation where there is one. */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const addAt = (alternates: Localized<string>, template: string, context: Partial<PageContext> = {}) => {
    for (const language of locales) {
      actions.createPage({
        path: alternates[language],
        component: path.resolve(`src/site/templates/${template}.tsx`),
        context: { ...context, template, language, alternates, i18n: pluginContext(language, alternates) },
      })
    }
  }

  const add = (route: Route, template: string, context: Partial<PageContext> = {}) =>
    addAt(alternatesOf(route, context.slug), template, context)

  const { data, errors } = await graphql<Queried>(query)
  if (!data) {
    reporter.panicOnBuild('What pages are made of could not be read', errors as Error)
    return
  }

  add('home', 'home')
  add('artists', 'artists')
  add('notFound', 'not-found', { noindex: true })
  if (data.event) {
    const context = { slug: data.event.invitation.path, noindex: true } as const
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
