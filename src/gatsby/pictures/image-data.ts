import type { NodePluginArgs, Node } from 'gatsby'
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { addressOf, type Picture, type PictureFormat, widthsOf } from './picture-files'
import { picturesAtOnce } from './pictures-at-once'
import { decode } from './pixels'

type FileNode = Node & { absolutePath: string; name: string; extension: string }
type Facts = Pick<Picture, 'width' | 'height'> & { colour: string }

/** The formats of a picture in the content (src/model/fields.ts). */
const isPicture = /^(jpe?g|png|webp)$/

/** The side to which a picture is reduced before its dominant colour is looked for, in pixels. */
const side = 64

/**
 * The field `gatsbyImageData` of a file: addresses, ratio and dominant colour of a picture; null for other files. It makes
 * no file: `tools/pictures` does, which knows the addresses too.
 */
export function imageDataField({ cache }: Pick<NodePluginArgs, 'cache'>) {
  const limit = pLimit(picturesAtOnce)

  async function factsOf({ absolutePath, internal: { contentDigest } }: FileNode): Promise<Facts> {
    const key = `picture ${contentDigest}`
    const cached = (await cache.get(key)) as Facts | undefined
    return cached ?? ((await cache.set(key, await readFacts(absolutePath))) as Facts)
  }

  return {
    type: 'GatsbyImageData',
    args: { maxWidth: 'Int' },
    resolve: (file: FileNode, { maxWidth }: { maxWidth?: number | null }) => {
      if (!isPicture.test(file.extension)) return null
      return limit(async () => {
        const { colour, ...size } = await factsOf(file)
        const picture = { name: file.name, digest: file.internal.contentDigest, ...size }
        return imageDataOf(picture, colour, maxWidth ?? Infinity)
      })
    },
  }
}

/**
 * What `Picture` of src/site/components shows.
 * @param maxWidth in pixels; wider AVIF files are left out
 */
export function imageDataOf(picture: Picture, colour: string, maxWidth = Infinity): IGatsbyImageData {
  const dataIn = (format: PictureFormat, breakpoints: number[]) =>
    generateImageData({
      pluginName: 'pictures',
      filename: picture.name,
      layout: 'fullWidth',
      sourceMetadata: { width: picture.width, height: picture.height, format },
      formats: [format],
      breakpoints,
      backgroundColor: colour,
      generateImageSource: (_, width, height) => ({ src: addressOf(picture, width, format), width, height, format }),
    })
  const avif = dataIn(
    'avif',
    widthsOf('avif', picture.width).filter((width, index) => index === 0 || width <= maxWidth),
  )
  const { fallback } = dataIn('jpg', widthsOf('jpg', picture.width)).images
  return { ...avif, images: { ...avif.images, ...(fallback && { fallback }) } }
}

/** Width and height as the picture is shown, and its dominant colour, '#d8b070'. */
async function readFacts(file: string): Promise<Facts> {
  const { autoOrient } = await sharp(file).metadata()
  const reduced = await decode(file, { width: side, height: side, fit: 'inside' })
  const { dominant } = await sharp(reduced.data, { raw: reduced.info }).stats()
  const colour = [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0'))
  return { ...autoOrient, colour: `#${colour.join('')}` }
}
