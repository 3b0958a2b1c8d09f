import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { bySortName } from '../i18n/collation'
import { locales } from '../i18n/locales'
import { pluginContext, type PageContext } from '../i18n/page-context'
import { alternatesOf, type Route } from '../i18n/routes'

type ArtistNode = { slug: string; sortName: string }

type Queried = {
  allArtist: { nodes: ArtistNode[] }
  event: { invitation: { path: string } } | null
}

const query =
  '{ allArtist { nodes { slug sortName } } event(invitation: { path: { ne: null } }) { invitation { path } } }'

/** One page for each route and language; one for each artist and language; those of the invitation where there is one. */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const add = (route: Route, template: string, context: Partial<PageContext> = {}) => {
    const alternates = alternatesOf(route, context.slug)
    for (const language of locales) {
      actions.createPage({
        path: alternates[language],
        component: path.resolve(`src/templates/${template}.tsx`),
        context: { ...context, language, alternates, i18n: pluginContext(language, alternates) },
      })
    }
  }

  const { data, errors } = await graphql<Queried>(query)
  if (!data) {
    reporter.panicOnBuild('The artists and the invitation could not be read', errors as Error)
    return
  }

  add('home', 'home')
  add('artists', 'artists')
  add('safety', 'safety')
  add('accessibility', 'accessibility')
  add('notFound', 'not-found', { noindex: true })
  if (data.event) {
    const context = { slug: data.event.invitation.path, noindex: true } as const
    add('invitation', 'invitation', context)
    add('registered', 'registered', context)
  }

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
