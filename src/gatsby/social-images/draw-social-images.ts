import { readFile } from 'node:fs/promises'
import { locales } from '../../i18n/locales'
import { drawImages } from './draw-images'
import { openTypeface } from './glyph-outlines'
import { socialImagesOf } from './social-images'
import { socialImagesFile, type SocialImagesFile } from './write-social-image-data'

/** The images of the last build. `dropStaleCache` deletes them when the code changes. */
const cache = '.cache/social-images'

/**
 * Draws the social images of all public pages of a built site.
 * @param site the root of the site
 * @param onProgress is called with the number of images that were missing and are drawn, and with how many were missing
 * @returns the letters that the typeface lacks
 */
export async function drawSocialImages(
  site: string,
  onProgress: (drawn: number, all: number) => void,
): Promise<ReadonlySet<string>> {
  const data = JSON.parse(await readFile(socialImagesFile, 'utf8')) as SocialImagesFile
  const typeface = await openTypeface()
  const images = locales.flatMap((language) => [...socialImagesOf(typeface, data[language], language)])
  await drawImages(images, { cache, site }, onProgress)
  return typeface.missing
}
