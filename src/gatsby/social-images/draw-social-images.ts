import { readFile } from 'node:fs/promises'
import { readContents } from '../published-content/read-contents'
import { drawImages } from './draw-images'
import { openTypeface } from './glyph-outlines'
import { type Shown, socialImagesOf } from './social-images'

/** The tints of all artists, by their slugs: a build writes them here. */
export const tintsFile = '.cache/tints.json'

/** The images of the last build. `dropStaleCache` deletes them when the code changes. */
const cache = '.cache/social-images'

/**
 * Draws the social images of all public pages of a built site.
 * @param site the root of the site
 * @param pictures of the works, by their paths
 * @param onProgress is called with the number of images that were missing and are drawn, and with how many were missing
 * @returns the letters that the typeface lacks
 */
export async function drawSocialImages(
  site: string,
  pictures: Shown['pictures'],
  onProgress: (drawn: number, all: number) => void,
): Promise<ReadonlySet<string>> {
  const tints = JSON.parse(await readFile(tintsFile, 'utf8')) as Shown['tints']
  const typeface = await openTypeface()
  const images = readContents().flatMap((content) => [...socialImagesOf(typeface, content, { pictures, tints })])
  await drawImages(images, { cache, site }, onProgress)
  return typeface.missing
}
