import { copyFile, link, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { searchPictures } from '../../site/components/search/search-index'
import { smallestAvif } from '../pictures/largest-file'
import type { Artist } from '../structured-data/content'

/**
 * Gives the smallest file of each work, and of each artist's first one, a name that follows from the address of its page:
 * the paths with digests would be a fifth of the search index. The files are links to those of the pages.
 * @param site the root of the site
 */
export async function writeSearchPictures(artists: readonly Artist[], site: string): Promise<void> {
  await rm(path.join(site, searchPictures), { recursive: true, force: true })
  for (const { slug, works } of artists) {
    await mkdir(path.join(site, searchPictures, slug), { recursive: true })
    for (const [index, work] of works.entries()) {
      const names = index === 0 ? [slug, `${slug}/${work.slug}`] : [`${slug}/${work.slug}`]
      const file = smallestAvif(work.image)
      for (const name of file ? names : []) {
        await linkOrCopy(path.join(site, file!), path.join(site, searchPictures, `${name}.avif`))
      }
    }
  }
}

/** In development, pictures are made when a browser asks for them: one that is not there yet is left out. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() =>
    copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    }),
  )
}
