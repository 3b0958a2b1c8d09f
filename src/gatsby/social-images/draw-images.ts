import { hash } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { socialImageSize } from '../../site/components/social-image'
import { decode } from '../pictures/pixels'
import type { Layout } from './layouts'
import type { Picture, SocialImage } from './social-images'

/** In bytes. Most programs that show links accept images up to 300 kB; half of that also loads on a slow line. */
const maxSize = 150_000
const qualities = [88, 82, 76, 70, 64, 58, 50]

/**
 * Draws the social images that are not in the cache, and copies all of them into the site.
 * @param folders `cache` holds the images of earlier builds; `site` is `public/`
 * @param onProgress is called with the number of images that were missing and are drawn, and with how many were missing
 * @returns how many were missing
 */
export async function drawImages(
  images: readonly SocialImage[],
  folders: { cache: string; site: string },
  onProgress: (drawn: number, all: number) => void = () => undefined,
): Promise<number> {
  const unused = new Set(await readdir(folders.cache).catch(() => []))
  const missing = new Set(images.map(nameOf).filter((name) => !unused.has(name))).size
  let drawn = 0
  onProgress(drawn, missing)
  await mkdir(folders.cache, { recursive: true })
  await rm(path.join(folders.site, 'social'), { recursive: true, force: true })
  const started = new Map<string, Promise<void>>()

  async function place(image: SocialImage): Promise<void> {
    const name = nameOf(image)
    // Equal images of two pages are drawn once, also when both are reached at the same time.
    const ready = started.get(name) ?? drawUnlessCached(image, name)
    started.set(name, ready)
    await ready
    const target = path.join(folders.site, image.path)
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(path.join(folders.cache, name), target)
  }

  async function drawUnlessCached(image: SocialImage, name: string): Promise<void> {
    if (unused.delete(name)) return
    const file = path.join(folders.cache, name)
    // Renamed when complete, so that an interrupted build leaves no incomplete image in the cache.
    await writeFile(`${file}.part`, await draw(image.layout(), image.picture))
    await rename(`${file}.part`, file)
    onProgress((drawn += 1), missing)
  }
  // sharp uses every core for one image. Two at once keep the cores busy while one of them reads or writes a file.
  const limit = pLimit(2)
  await Promise.all(images.map((image) => limit(place, image)))
  await Promise.all([...unused].map((name) => rm(path.join(folders.cache, name))))
  return missing
}

/**
 * The name of an image in the cache. The drawing code and the typeface are not part of it: when they change, the whole
 * cache is dropped (../build-cache.ts).
 */
function nameOf({ inputs, picture }: SocialImage): string {
  const parts = [socialImageSize, inputs, picture?.digest]
  return `${hash('sha256', JSON.stringify(parts)).slice(0, 32)}.jpg`
}

/** The box of the work has the work's own ratio, so nothing of it is cropped. */
async function draw({ svg, work }: Layout, picture?: Picture): Promise<Buffer> {
  const layers = []
  if (work && picture) {
    const size = { width: work.width, height: work.height, fit: 'fill' } as const
    const { data, info } = await decode(picture.source, size)
    layers.push({ input: data, raw: info, left: work.x, top: work.y })
  }
  for (const quality of qualities) {
    // Without chroma subsampling, the edges of red letters stay sharp.
    const options = { quality, chromaSubsampling: '4:4:4' }
    const jpeg = await sharp(Buffer.from(svg)).composite(layers).jpeg(options).toBuffer()
    if (jpeg.length <= maxSize || quality === qualities.at(-1)) return jpeg
  }
  throw new Error('`qualities` is empty')
}
