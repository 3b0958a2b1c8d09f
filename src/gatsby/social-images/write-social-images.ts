import path from 'node:path'
import { textsOf, type Tree } from '../../i18n/find-text'
import { locales } from '../../i18n/locales'
import { runQuery, type PostBuildArgs } from '../graphql/run-query'
import { drawImages } from './draw-images'
import type { Typeface } from './glyph-outlines'
import { type SocialImage, type SocialImageData, socialImagesOf } from './social-images'

const query = `
  query SocialImages($language: String!) {
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
      hero { shown { ...Work } }
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
        tint { hue strength lightness }
        works { ...Work title(language: $language) }
      }
    }
    events: allEvent(filter: { invitation: { path: { eq: null } } }) {
      nodes {
        slug
        title(language: $language)
        start
        end
        place {
          name(language: $language)
          address { locality(language: $language) }
          within { address { locality(language: $language) } }
        }
      }
    }
    artistsTexts: locale(language: { eq: $language }, ns: { eq: "artists" }) { data }
    worksTexts: locale(language: { eq: $language }, ns: { eq: "works" }) { data }
    planTexts: locale(language: { eq: $language }, ns: { eq: "plan" }) { data }
    calendarsTexts: locale(language: { eq: $language }, ns: { eq: "calendars" }) { data }
  }
  fragment Work on Work {
    slug
    image { absolutePath internal { contentDigest } }
  }
`

type Texts = { data: Tree }

type Result = Omit<SocialImageData, 'artistsTitle' | 'worksTitle' | 'planTitle' | 'calendarsTitle'> & {
  artistsTexts: Texts
  worksTexts: Texts
  planTexts: Texts
  calendarsTexts: Texts
}

/** Writes the social image of every public page, and reports how many there are. */
export async function writeSocialImages(args: PostBuildArgs, typeface: Typeface): Promise<void> {
  const { cache, reporter } = args
  const results = await Promise.all(
    locales.map(async (language) => ({ language, data: await runQuery<Result>(args, query, language) })),
  )
  function* images(): Generator<SocialImage> {
    for (const { language, data } of results) {
      const namespaces = {
        artists: data.artistsTexts.data,
        works: data.worksTexts.data,
        plan: data.planTexts.data,
        calendars: data.calendarsTexts.data,
      }
      const t = textsOf(namespaces, language)
      const titles = {
        artistsTitle: t('artists:title'),
        worksTitle: t('works:title'),
        planTitle: t('plan:title'),
        calendarsTitle: t('calendars:title'),
      }
      yield* socialImagesOf(typeface, { ...data, ...titles }, language)
    }
  }
  // Gatsby keeps this folder from build to build.
  const { directory } = cache as typeof cache & { directory: string }
  const { count, drawn } = await drawImages(images(), { cache: path.join(directory, 'social'), site: 'public' })
  reporter.info(`Social images: ${count}, newly drawn: ${drawn}`)

  if (typeface.missing.size > 0) {
    const letters = [...typeface.missing].join(' ')
    reporter.warn(
      `Social images: Archivo (src/typeface) lacks ${letters}. They have no accent, or their line is left out.`,
    )
  }
}
