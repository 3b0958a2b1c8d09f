import { once } from 'node:events'
import { drawSocialImages } from '../../src/gatsby/social-images/draw-social-images'
import { readPictures } from '../../src/gatsby/pictures/pictures-of-content'
import { contentFolder } from '../../src/model/content-folder'
import { linkPictures, makeMissing } from './make-missing'

/**
 * `start-making.ts` starts this program, tells it when Gatsby has built the site, and listens to how far it is. It makes
 * the pictures of the content, and of a built site the social images.
 */
const report = (part: string) => (made: number, all: number) => process.send?.({ part, made, all })
const isBuilt = once(process, 'message')
process.on('disconnect', () => process.exit(1))

try {
  const pictures = await readPictures(contentFolder())
  await makeMissing(pictures, 'public', report('Pictures'))
  await isBuilt
  await linkPictures(pictures, 'public')
  const bySource = new Map(pictures.map((picture) => [picture.source, picture]))
  const missing = await drawSocialImages('public', bySource, report('Social images'))
  if (missing.size > 0) {
    const letters = [...missing].join(' ')
    console.warn(`warn Social images: the typeface lacks ${letters}. They have no accent, or their line is left out.`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
process.removeAllListeners('disconnect')
process.disconnect?.()
