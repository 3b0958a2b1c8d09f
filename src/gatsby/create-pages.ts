import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { bySortName } from '../i18n/collation'
import { defaultLocale, inEachLanguage, locales, type Localized } from '../i18n/locales'
import { pluginContext, type PageContext } from '../i18n/page-context'
import { alternatesOf, alternatesOfWords, type Route } from '../i18n/routes'
import { registersHere } from '../model/registers-here'
import { shellMarks } from '../registration/guest-pages'
import { namespacesOf, type Template, titledPagesOf } from './pages'
import { writeDataFilesLater } from './write-data-files'

type ArtistNode = { slug: string; sortName: string; works: { slug: string }[] }

type TextPageNode = { id: string } & Localized<string>

type QueryResult = {
  allArtist: { nodes: ArtistNode[] }
  allTextPage: { nodes: TextPageNode[] }
  invitations: { nodes: { invitation: { path: string } }[] }
  events: { nodes: { slug: string; registration: object | null }[] }
  exhibition: { floors: object[] | null; programme: { registration: string | null } | null }
}

// A localized field returns one language, so it is queried once for each.
const slugs = locales.map((locale) => `${locale}: slug(language: "${locale}")`).join(' ')

const query = `{
  allArtist { nodes { slug sortName works { slug } } }
  allTextPage { nodes { id ${slugs} } }
  invitations: allEvent(filter: { invitation: { path: { ne: null } } }) { nodes { invitation { path } } }
  events: allEvent(filter: { invitation: { path: { eq: null } } }, sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]) {
    nodes { slug registration { persons } }
  }
  exhibition { floors { name(language: "${defaultLocale}") } programme { registration(language: "${defaultLocale}") } }
}`

/**
 * Creates a page in every language for each titled page, artist, work, event of the programme and text page. The pages of
 * the invitation are created only if an event has an invitation, and the page of a registration, that of the door and that
 * of the organisers only if an event takes registrations here. In development it also writes what a build writes at its end for
 * scripts.
 */
export async function createPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const addPage = (alternates: Localized<string>, template: Template, context: Partial<PageContext> = {}) => {
    const namespaces = namespacesOf(template)
    for (const language of locales) {
      actions.createPage({
        path: alternates[language],
        component: path.resolve(`src/site/templates/${template}.tsx`),
        context: { alternates, ...context, template, language, namespaces, i18n: pluginContext(language, alternates) },
      })
    }
  }

  const addRoute = (route: Route, template: Template, context: Partial<PageContext> = {}) =>
    addPage(alternatesOf(route, context.slug, context.work), template, context)

  const { data, errors } = await graphql<QueryResult>(query)
  if (!data) {
    reporter.panicOnBuild('The query for the pages of the site failed', errors as Error)
    return
  }

  const events = data.events.nodes
  addRoute('home', 'home')
  for (const page of titledPagesOf({ events, exhibition: data.exhibition })) addRoute(page, page)
  addRoute('notFound', 'not-found', { noindex: true })
  // Functions render pages for guests into these, and fill in the links to other languages (decision 046).
  const shell = { noindex: true, alternates: inEachLanguage(shellMarks.address) } as const
  for (const { invitation } of data.invitations.nodes) {
    addRoute('invitation', 'invitation', { slug: invitation.path, noindex: true })
    addRoute('personalInvitation', 'guest-page', { ...shell, plain: true })
  }

  for (const { id, ...slugs } of data.allTextPage.nodes) addPage(alternatesOfWords(slugs), 'text-page', { id })

  events.forEach(({ slug }, index) => {
    const neighbours = { previous: events[index - 1]?.slug ?? null, next: events[index + 1]?.slug ?? null }
    addRoute('event', 'event', { slug, ...neighbours })
  })
  const isAnswered = events.some((event) => registersHere(event, data.exhibition))
  if (isAnswered || data.invitations.nodes.length > 0) {
    addRoute('registration', 'guest-page', shell)
    addRoute('door', 'door', { noindex: true })
    addRoute('organisers', 'organisers', { noindex: true })
  }

  const artists = data.allArtist.nodes.toSorted(bySortName)
  artists.forEach(({ slug }, index) => {
    const { previous, next } = neighboursOf(artists, index)
    // Null, because undefined would remove the filter of a query.
    addRoute('artist', 'artist', {
      slug,
      number: index + 1,
      previous: previous?.slug ?? null,
      next: next?.slug ?? null,
    })
  })

  // The last work of an artist is followed by the first of the next artist.
  const works = artists.flatMap(({ slug, works }) => works.map((work) => ({ slug, work: work.slug })))
  works.forEach((each, index) => {
    const { previous, next } = neighboursOf(works, index)
    addRoute('work', 'work', {
      ...each,
      previous: previous?.slug ?? null,
      previousWork: previous?.work ?? '',
      next: next?.slug ?? null,
      nextWork: next?.work ?? '',
    })
  })

  if (process.env.gatsby_executing_command === 'develop') {
    writeDataFilesLater((reason) => reporter.error('The files of scripts cannot be written', reason))
  }
}

/** The neighbours in a list whose last entry is followed by the first. Of two entries, each is only the next of the other. */
function neighboursOf<T>(list: readonly T[], index: number): { previous?: T | undefined; next?: T | undefined } {
  return {
    previous: list.length > 2 ? list.at(index - 1) : undefined,
    next: list.length > 1 ? list[(index + 1) % list.length] : undefined,
  }
}
