import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import pLimit from 'p-limit'
import { bySortName } from '../i18n/collation'
import { contentFolder } from '../model/content-folder'
import { readRecordFiles } from '../model/read-records'
import { accentsOf, type Accents } from './pictures/accents'
import { assignTints } from './pictures/assign-tints'
import { picturesAtOnce } from './pictures/pictures-at-once'

/** The name that the id of an artist's `Tint` node is made from. */
export const tintName = (slug: string) => `tint of ${slug}`

/**
 * Creates a `Tint` node for each artist. A tint depends on those of the artist's neighbours. As nodes, Gatsby notices
 * which tints have changed since the last build, and runs the queries of their pages again.
 */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  const { actions, cache, createContentDigest, createNodeId } = args
  const limit = pLimit(picturesAtOnce)

  async function accentsOfPicture(file: string): Promise<Accents> {
    // The bytes, not the path: sharp caches by path, also when the file has changed.
    const picture = await readFile(file)
    const key = `accents ${createContentDigest(picture)}`
    const cached = (await cache.get(key)) as Accents | undefined
    return cached ?? ((await cache.set(key, await accentsOf(picture))) as Accents)
  }

  const content = contentFolder()
  const artists = readRecordFiles(content, 'Artist')
    .map(({ file, record: { slug, sortName, works } }) => ({ slug, sortName, file, image: works[0]!.image }))
    .sort(bySortName)
  const accents = await Promise.all(
    artists.map(({ file, image }) => limit(() => accentsOfPicture(path.join(content, path.dirname(file), image)))),
  )
  assignTints(accents).forEach((tint, index) => {
    const name = tintName(artists[index]!.slug)
    actions.createNode({
      ...tint,
      id: createNodeId(name),
      children: [],
      internal: { type: 'Tint', contentDigest: createContentDigest(tint) },
    })
  })
}
