import type { BreadcrumbListLeaf, FAQPageLeaf, Graph, WebPageLeaf } from 'schema-dts'
import { languageOf } from '../../i18n/locales'
import { pathOfWord, pathTo } from '../../i18n/routes'
import { type TitledPage, titledPagesOf } from '../pages'
import type { Content, Place } from '../published-content/read-contents'
import * as things from './things'
import { plain } from './things'

type PageGraph = {
  /** The path of the page. */
  path: string
  graph: Graph
}

type Step = { name: string; path: string }

/**
 * The structured data of every public page of a language, one graph for each. It repeats what the page shows.
 * https://developers.google.com/search/docs/appearance/structured-data
 * @param pictures the paths of large files of works, by artist and work
 */
export function* graphsOf(content: Content, pictures: ReadonlyMap<string, string>): Generator<PageGraph> {
  const { siteUrl, language, t, exhibition, artists, events } = content
  const { name, venue } = exhibition
  const home: Step = { name, path: pathTo('home', language) }
  const organizerAndVenue = [things.organizer(content), things.place(content, venue)]

  /**
   * @param own what the page is
   * @param trail the pages above this one, from the home page, and the page itself
   * @param about the subject of the page comes first
   */
  const pageOf =
    (own: WebPageLeaf | FAQPageLeaf) =>
    (trail: Step[], ...about: things.Subject[]): PageGraph => {
      const { path, name } = trail.at(-1)!
      const url = siteUrl + path
      const subject = about[0]?.['@id']
      return {
        path,
        graph: {
          '@context': 'https://schema.org',
          '@graph': [
            {
              ...own,
              url,
              name: plain(name),
              inLanguage: languageOf(language).tag,
              ...(subject && { mainEntity: { '@id': subject } }),
            },
            ...(trail.length > 1 ? [breadcrumbs(siteUrl, trail)] : []),
            ...about,
          ],
        },
      }
    }

  const page = pageOf({ '@type': 'WebPage' })

  yield page(
    [home],
    { ...things.exhibition(content), subEvent: events.map((event) => things.event(content, event)) },
    things.organizer(content),
    things.venue(content),
    ...otherPlaces(
      content,
      events.map(({ place }) => place),
    ),
  )

  for (const { slug, title, questions } of exhibition.pages) {
    const ofText = questions ? pageOf({ '@type': 'FAQPage', mainEntity: questions.map(things.question) }) : page
    yield ofText([home, { name: title, path: pathOfWord(slug, language) }])
  }

  const programme: Step = { name: t('home:programme.heading'), path: pathTo('programme', language) }
  for (const event of events) {
    yield page(
      [home, programme, { name: event.title, path: pathTo('event', language, event.slug) }],
      things.eventInFull(content, event),
      things.exhibition(content),
      ...organizerAndVenue,
      ...otherPlaces(content, [event.place]),
    )
  }

  const titled = (page: TitledPage): Step => ({ name: t(`${page}:title`), path: pathTo(page, language) })
  for (const each of titledPagesOf(content)) yield page([home, titled(each)])

  const list = titled('artists')
  for (const artist of artists) {
    const own: Step = { name: artist.name, path: pathTo('artist', language, artist.slug) }
    yield page(
      [home, list, own],
      things.artist(content, artist),
      ...artist.works.map((work) => things.work(content, artist, work)),
    )
    for (const work of artist.works) {
      yield page(
        [home, list, own, { name: work.title, path: pathTo('work', language, artist.slug, work.slug) }],
        things.workInFull(content, artist, work, pictures.get(`${artist.slug}/${work.slug}`)),
      )
    }
  }
}

function breadcrumbs(siteUrl: string, trail: Step[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plain(name),
      item: siteUrl + path,
    })),
  }
}

/** The places of events, and the buildings around them, each once and without the venue. */
function otherPlaces(content: Content, places: Place[]): things.Subject[] {
  const all = places.flatMap((place) => (place.within ? [place, place.within] : [place]))
  const others = new Map(all.map((place) => [place.slug, place]))
  others.delete(content.exhibition.venue.slug)
  return [...others.values()].map((place) => things.place(content, place))
}
