import path from 'node:path'
import { textsOf } from '../../i18n/find-text'
import { locales } from '../../i18n/locales'
import { contentFolder } from '../../model/content-folder'
import { readTexts } from '../../model/read-texts'
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
      floors { name(language: $language) }
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
  }
  fragment Work on Work {
    slug
    image { absolutePath internal { contentDigest } }
  }
`

type Result = Omit<SocialImageData, 'artistsTitle' | 'worksTitle' | 'planTitle' | 'calendarsTitle' | 'roomsTitle'>

/** Writes the social image of every public page, and reports how many there are. */
export async function writeSocialImages(args: PostBuildArgs, typeface: Typeface): Promise<void> {
  const { cache, reporter } = args
  const results = await Promise.all(
    locales.map(async (language) => ({ language, data: await runQuery<Result>(args, query, language) })),
  )
  function* images(): Generator<SocialImage> {
    for (const { language, data } of results) {
      const t = textsOf(readTexts(contentFolder(), language), language)
      const titles = {
        artistsTitle: t('artists:title'),
        worksTitle: t('works:title'),
        planTitle: t('plan:title'),
        calendarsTitle: t('calendars:title'),
        roomsTitle: t('rooms:title'),
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
