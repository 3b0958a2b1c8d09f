import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyCache, Node } from 'gatsby'
import { neutralTint, type Tint } from '../../model/tint'
import { tintOfPicture } from './tint'

export type ArtistNode = Node & { works: { slug: string; image: string }[] }

type NodeModel = {
  getNodeById: (query: { id: string | null }) => { dir: string } | null
  findOne: (query: { type: 'File'; query: object }) => Promise<Node | null>
}

/**
 * The tint of an artist: that of the first work's picture, or a neutral one.
 * @param cache keeps tints from build to build
 * @param limit runs a task when few enough pictures are in memory
 */
export async function tintOfArtist(
  { parent, works }: ArtistNode,
  nodeModel: NodeModel,
  cache: GatsbyCache,
  limit: (task: () => Promise<Tint>) => Promise<Tint>,
): Promise<Tint> {
  const folder = nodeModel.getNodeById({ id: parent })?.dir
  if (!folder || !works[0]) return neutralTint
  const absolutePath = path.posix.join(folder, works[0].image)
  const file = await nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: absolutePath } } } })
  if (!file) return neutralTint
  const key = `tint ${file.internal.contentDigest}`
  const cached = (await cache.get(key)) as Tint | undefined
  if (cached) return cached
  // The bytes, not the path: sharp caches by path, also when the file has changed.
  const tint = await limit(async () => tintOfPicture(await readFile(absolutePath)))
  await cache.set(key, tint)
  return tint
}
