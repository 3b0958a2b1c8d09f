import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { makeFiles } from '../../src/gatsby/pictures/make-files'
import { encoding } from '../../src/gatsby/pictures/picture-files'
import { type ContentPicture, readPictures } from '../../src/gatsby/pictures/pictures-of-content'
import { decode, type Pixels } from '../../src/gatsby/pictures/pixels'
import type { Measurement } from './figure'
import { contentOf } from './workspace.mts'

/** Every so many pictures are encoded, so that a round takes half a minute. */
const step = 9

/**
 * The step of the build that makes pictures, beside the bare encoder: the same AVIF files from pictures that are decoded
 * already. This code is measured, not that of another commit.
 */
export const pictures: Measurement = {
  about: 'the pictures of every ninth work',
  built: false,
  rounds: 3,
  measure: async ({ folder }) => {
    if (path.resolve(folder) !== process.cwd()) return []
    const chosen = (await readPictures(contentOf(folder))).filter((_, index) => index % step === 0)
    const decoded = await Promise.all(chosen.map(decodePicture))
    const bare = await seconds(decoded, encode)
    const made = await seconds(chosen, async ({ source, files }) => makeFiles(await readFile(source), files))
    return [
      { name: 'bare encoder', value: bare, unit: 's' },
      { name: 'step of the build', value: made, unit: 's' },
      { name: 'step / bare encoder', value: made / bare, unit: '' },
    ]
  },
}

/** How long it takes to do something with each item, as many at once as there are cores, in seconds. */
async function seconds<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<number> {
  const limit = pLimit(os.availableParallelism())
  const start = performance.now()
  await Promise.all(items.map((item) => limit(act, item)))
  return (performance.now() - start) / 1000
}

type Decoded = { pixels: Pixels; widths: number[] }

async function decodePicture({ source, files }: ContentPicture): Promise<Decoded> {
  const widths = files.filter(({ format }) => format === 'avif').map(({ width }) => width)
  return { pixels: await decode(source, { width: Math.max(...widths) }), widths }
}

async function encode({ pixels: { data, info }, widths }: Decoded): Promise<void> {
  for (const width of widths) await sharp(data, { raw: info }).resize({ width }).avif(encoding.avif).toBuffer()
}
