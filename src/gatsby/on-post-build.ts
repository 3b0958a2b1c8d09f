import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { calendarPath } from '../site/features/registration/calendar-path'
import { textsOf, type Tree } from '../i18n/find-text'
import { locales, type Locale } from '../i18n/locales'
import { archivo } from '../typeface/archivo'
import { calendarFile, type CalendarEvent } from './public-files/calendar-file'
import { iconFiles } from './social-images/icon-files'
import { removeOrphans } from './pictures/keep-pictures'
import { openTypeface } from './social-images/outlines'
import { type Card, type CardData, cardsOf, heroWorkOf, writeCards } from './social-images/social-cards'

type GraphQL = <T>(query: string, variables: { language: Locale }) => Promise<{ data?: T; errors?: unknown }>

type Invitation = {
  exhibition: { name: string; timeZone: string }
  allEvent: { nodes: CalendarEvent[] }
}

const invitationQuery = `
  query Invitation($language: String!) {
    exhibition {
      name(language: $language)
      timeZone
    }
    allEvent(filter: { invitation: { path: { ne: null } } }) {
      nodes {
        slug
        title(language: $language)
        start
        end
        description(language: $language)
        place {
          name(language: $language)
          address {
            street
            postalCode
            locality(language: $language)
            country(language: $language)
            countryCode: country
          }
        }
      }
    }
  }
`

const cardsQuery = `
  query Cards($language: String!) {
    exhibition {
      name(language: $language)
      subtitle(language: $language)
      startDate
      endDate
      admission(language: $language)
      venue {
        name(language: $language)
        address { locality(language: $language) }
      }
      heroWork
      hero { works { ...Work } }
      pages {
        slug(language: $language)
        title(language: $language)
      }
    }
    artists: allArtist {
      nodes {
        slug
        name
        sortName
        tint { hue strength }
        works { ...Work }
      }
    }
    texts: locale(language: { eq: $language }, ns: { eq: "artists" }) { data }
  }
  fragment Work on Work {
    slug
    image { absolutePath internal { contentDigest } }
  }
`

type CardsAnswer = Omit<CardData, 'artistsTitle'> & { texts: { data: Tree } }

type Args = ParentSpanPluginArgs & { graphql: GraphQL }

/**
 * Writes what is no page: the file for robots, the invitation's calendar file, icons, and pictures for shared links.
 * Deletes pictures that are no longer in the content.
 */
export async function onPostBuild(args: Args): Promise<void> {
  const robots = `User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: ${process.env.GATSBY_SITE_URL}/sitemap-index.xml\n`
  await writeFile(path.join('public', 'robots.txt'), robots)

  for (const language of locales) {
    const { allEvent, exhibition } = await answerOf<Invitation>(args, invitationQuery, language)
    for (const event of allEvent.nodes) {
      const file = path.join('public', calendarPath(event.slug, language))
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, calendarFile(event, exhibition))
    }
  }
  await writePictures(args)
  const files = args.getNodesByType('File')
  await removeOrphans('public/static', new Set(files.map(({ internal }) => internal.contentDigest)))
}

async function writePictures(args: Args): Promise<void> {
  const { cache, reporter } = args
  const typeface = await openTypeface(archivo)
  const inLanguages = await Promise.all(
    locales.map(async (language) => ({ language, data: await answerOf<CardsAnswer>(args, cardsQuery, language) })),
  )

  for (const { language, data } of inLanguages) {
    const hero = heroWorkOf(data.exhibition)
    if (!hero) continue
    const { name } = data.exhibition
    const icons = await iconFiles(typeface, { name, work: hero.image.absolutePath, language })
    await Promise.all(icons.map(({ path: file, content }) => writeFile(path.join('public', file), content)))
  }

  function* cards(): Generator<Card> {
    for (const { language, data } of inLanguages) {
      const t = textsOf({ artists: data.texts.data }, language)
      yield* cardsOf(typeface, { ...data, artistsTitle: t('artists:title') }, language)
    }
  }
  // Gatsby keeps this folder from build to build.
  const { directory } = cache as typeof cache & { directory: string }
  const { count, drawn } = await writeCards(cards(), { kept: path.join(directory, 'social'), served: 'public' })
  reporter.info(`Pictures for shared links: ${count}, newly drawn: ${drawn}`)

  if (typeface.missing.size > 0) {
    const letters = [...typeface.missing].join(' ')
    reporter.warn(`Archivo (src/typeface) lacks ${letters}: drawn without accent, or as a box, for shared links.`)
  }
}

async function answerOf<T>({ graphql }: Args, query: string, language: Locale): Promise<T> {
  const { data, errors } = await graphql<T>(query, { language })
  if (!data) throw new Error(`What the build writes beside the pages could not be read: ${JSON.stringify(errors)}`)
  return data
}
