import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { readRecordFiles } from '../../model/read-records'
import { searchPictures } from '../../site/components/search/search-index'
import { thumbnailPath } from '../../site/features/artists/thumbnail-path'
import { filesOf, type MadeFile, thumbnailFileOf } from './picture-files'
import { picturesAtOnce } from './pictures-at-once'

/** A work's picture, and what the site has of it. */
export type ContentPicture = {
  /** The path of the picture. */
  source: string
  /** A digest of its bytes. */
  digest: string
  /** Its width for each unit of height, as it is shown. */
  ratio: number
  files: MadeFile[]
  /** Further addresses of files: scripts know them from the slugs, because a list of digests would be long. */
  links: { path: string; to: MadeFile['path'] }[]
}

type Shown = { file: string; slugs: string[]; isFirst: boolean }

/**
 * Reads which pictures the site of a folder of content has. Gatsby's queries give the same addresses (image-data.ts).
 * @param content a folder of content, which has passed the check
 */
export async function readPictures(content: string): Promise<ContentPicture[]> {
  const shown = readRecordFiles(content, 'Artist').flatMap(({ file, record: { slug, works } }) =>
    works.map((work, index): Shown => ({
      file: path.join(content, path.dirname(file), work.image),
      slugs: [slug, work.slug],
      isFirst: index === 0,
    })),
  )
  const limit = pLimit(picturesAtOnce)
  return Promise.all(shown.map((each) => limit(() => readPicture(each))))
}

async function readPicture({ file, slugs: [artist = '', work = ''], isFirst }: Shown): Promise<ContentPicture> {
  const bytes = await readFile(file)
  const { autoOrient } = await sharp(bytes).metadata()
  // The digest that gatsby-source-filesystem gives the node of the file.
  const digest = hash('md5', bytes)
  const picture = { name: path.parse(file).name, digest, ...autoOrient }
  const own = { source: file, digest, ratio: picture.width / picture.height }
  const files = filesOf(picture)
  const smallest = files[0]!.path
  const links = [{ path: `${searchPictures}${artist}/${work}.avif`, to: smallest }]
  if (!isFirst) return { ...own, files, links }
  const thumbnail = thumbnailFileOf(picture)
  return {
    ...own,
    files: [...files, thumbnail],
    links: [
      ...links,
      { path: `${searchPictures}${artist}.avif`, to: smallest },
      { path: thumbnailPath(artist), to: thumbnail.path },
    ],
  }
}
