import { existsSync } from 'node:fs'
import { copyFile, link as hardLink, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { makeFiles } from '../../src/gatsby/pictures/make-files'
import type { MadeFile } from '../../src/gatsby/pictures/picture-files'
import type { ContentPicture } from '../../src/gatsby/pictures/pictures-of-content'
import { removeStalePictures } from '../../src/gatsby/pictures/stale-pictures'

/**
 * Makes the files of pictures that the site lacks, and deletes those of other pictures. The name of a file says what it is
 * made from, so one that exists is not made again.
 * @param pictures all pictures of the content
 * @param site the root of the site
 * @param onProgress is called with the number of files that were missing and are made, and with how many were missing
 * @throws Error with the name of a picture that cannot be read
 */
export async function makeMissing(
  pictures: readonly ContentPicture[],
  site: string,
  onProgress: (made: number, all: number) => void,
): Promise<void> {
  const folder = path.join(site, 'static')
  await mkdir(folder, { recursive: true })
  await removeStalePictures(folder, new Set(pictures.flatMap(({ files }) => files.map((file) => file.path))))
  // Two works may have the same picture.
  const seen = new Set<string>()
  const isMissing = ({ path: file }: MadeFile) =>
    !seen.has(file) && Boolean(seen.add(file)) && !existsSync(path.join(site, file))
  const missing = pictures
    .map(({ source, files }) => ({ source, files: files.filter(isMissing) }))
    .filter(({ files }) => files.length > 0)
  const all = missing.reduce((sum, { files }) => sum + files.length, 0)
  let made = 0
  onProgress(made, all)
  const limit = pLimit(os.availableParallelism())
  await Promise.all(
    missing.map(({ source, files }) =>
      limit(async () => {
        await makeOf(source, files, site)
        onProgress((made += files.length), all)
      }),
    ),
  )
}

async function makeOf(source: string, files: readonly MadeFile[], site: string): Promise<void> {
  const made = await makeFiles(await readFile(source), files).catch((error: Error) => {
    throw new Error(`${source} cannot be read as a picture: ${error.message}`, { cause: error })
  })
  await Promise.all(files.map((file, index) => writeWhole(path.join(site, file.path), made[index]!)))
}

/** A file gets its name when it is complete, so that an interrupted build leaves no part of a picture. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await writeFile(part, bytes)
  await rename(part, file).catch(async (error) => {
    await rm(part, { force: true })
    throw error
  })
}

/** Gives files their further addresses, in a site that has all pictures. */
export async function linkPictures(pictures: readonly ContentPicture[], site: string): Promise<void> {
  const links = pictures.flatMap((picture) => picture.links)
  await Promise.all(links.map((link) => linkPicture(link, site)))
}

async function linkPicture(link: ContentPicture['links'][number], site: string): Promise<void> {
  const target = path.join(site, link.path)
  await mkdir(path.dirname(target), { recursive: true })
  await rm(target, { force: true })
  const file = path.join(site, link.to)
  await hardLink(file, target).catch(() => copyFile(file, target))
}
