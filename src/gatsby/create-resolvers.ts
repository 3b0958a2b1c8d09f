import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateResolversArgs, Node } from 'gatsby'
import { neutralTint, type Tint } from '../model/tint'
import { tintOfPicture } from './tint'

type ArtistNode = Node & { works: { image: string }[] }
type Context = {
  nodeModel: {
    getNodeById: (query: { id: string | null }) => { dir: string } | null
    findOne: (query: { type: 'File'; query: object }) => Promise<Node | null>
  }
}

/** Fields that are computed, not written: an artist's first work, which stands for all where many are listed; its tint. */
export function createResolvers({ createResolvers, cache }: CreateResolversArgs): void {
  createResolvers({
    Artist: {
      firstWork: { type: 'Work', resolve: ({ works }: ArtistNode) => works[0] },
      tint: {
        type: 'Tint!',
        resolve: async ({ parent, works }: ArtistNode, _args: unknown, { nodeModel }: Context) => {
          const folder = nodeModel.getNodeById({ id: parent })?.dir
          if (!folder || !works[0]) return neutralTint
          const absolutePath = path.posix.join(folder, works[0].image)
          const query = { filter: { absolutePath: { eq: absolutePath } } }
          const file = await nodeModel.findOne({ type: 'File', query })
          if (!file) return neutralTint
          const key = `tint ${file.internal.contentDigest}`
          const known = (await cache.get(key)) as Tint | undefined
          if (known) return known
          // Bytes, not the path: sharp remembers what it has read from a path, also after the file has changed.
          const tint = await tintOfPicture(await readFile(absolutePath))
          await cache.set(key, tint)
          return tint
        },
      },
    },
  })
}
