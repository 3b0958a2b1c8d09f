import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import pLimit from 'p-limit'
import { thumbnailPath } from '../../site/features/artists/thumbnail-path'
import { contentFolder } from '../../model/content-folder'
import { readRecordFiles } from '../../model/read-records'
import { picturesAtOnce } from '../pictures/pictures-at-once'
import { thumbnailOf } from './thumbnail'

/** Writes the thumbnail of each artist's first work into `public/`. Gatsby's cache keeps those of pictures that stay. */
export async function writeThumbnails({ cache, createContentDigest }: ParentSpanPluginArgs): Promise<void> {
  const content = contentFolder()
  const limit = pLimit(picturesAtOnce)

  async function write(slug: string, file: string): Promise<void> {
    const picture = await readFile(file)
    const key = `thumbnail ${createContentDigest(picture)}`
    const cached = (await cache.get(key)) as string | undefined
    const thumbnail = cached ?? (await thumbnailOf(picture)).toString('base64')
    if (!cached) await cache.set(key, thumbnail)
    const target = `public${thumbnailPath(slug)}`
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, thumbnail, 'base64')
  }

  await Promise.all(
    readRecordFiles(content, 'Artist').map(({ file, record: { slug, works } }) =>
      limit(() => write(slug, path.join(content, path.dirname(file), works[0]!.image))),
    ),
  )
}
