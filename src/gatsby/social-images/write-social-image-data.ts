import { writeFile } from 'node:fs/promises'
import { textsOf } from '../../i18n/find-text'
import { type Locale, locales } from '../../i18n/locales'
import { contentFolder } from '../../model/content-folder'
import { readTexts } from '../../model/read-texts'
import { titledPagesOf } from '../pages'
import { runQuery, type PostBuildArgs } from '../graphql/run-query'
import type { SocialImageData } from './social-images'

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

type Result = Omit<SocialImageData, 'titles'> & { exhibition: { floors: object[] | null } }

/** What the social images of each language show: a build writes it here for `drawSocialImages`. */
export const socialImagesFile = '.cache/social-images.json'

export type SocialImagesFile = Record<Locale, SocialImageData>

/** Writes what the social images of all public pages show. */
export async function writeSocialImageData(args: PostBuildArgs): Promise<void> {
  const entries = locales.map(async (language): Promise<[Locale, SocialImageData]> => {
    const t = textsOf(readTexts(contentFolder(), language), language)
    const result = await runQuery<Result>(args, query, language)
    const pages = titledPagesOf({ events: result.events.nodes, exhibition: result.exhibition })
    const titles = Object.fromEntries(pages.map((page) => [page, t(`${page}:title`)]))
    return [language, { ...result, titles }]
  })
  const data = Object.fromEntries(await Promise.all(entries)) as SocialImagesFile
  await writeFile(socialImagesFile, JSON.stringify(data))
}
