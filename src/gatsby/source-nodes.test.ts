/** @jest-environment node */
import type { SourceNodesArgs } from 'gatsby'
import { bySortName } from '../i18n/collation'
import { readRecords } from '../model/read-records'
import { differInHue, differInLightness, neutralTint, type Tint } from '../model/tint'
import { sourceNodes, tintName } from './source-nodes'

const content = 'tests/exhibition'

type TintNode = Tint & { id: string }

/** Runs the hook with a cache. @returns the nodes by their ids */
async function nodesWith(cache: Map<string, unknown>): Promise<Map<string, TintNode>> {
  const createNode = jest.fn<void, [TintNode]>()
  await sourceNodes({
    actions: { createNode },
    cache: {
      get: async (key: string) => cache.get(key),
      set: async (key: string, value: unknown) => cache.set(key, value).get(key),
    },
    createContentDigest: (value: unknown) => (Buffer.isBuffer(value) ? String(value.length) : JSON.stringify(value)),
    createNodeId: (name: string) => `id of ${name}`,
  } as unknown as SourceNodesArgs)
  return new Map(createNode.mock.calls.map(([node]) => [node.id, node]))
}

beforeEach(() => void (process.env.CONTENT_FOLDER = content))
afterEach(() => delete process.env.CONTENT_FOLDER)

test('each artist has a tint, and it differs from that of the next artist in the list', async () => {
  const nodes = await nodesWith(new Map())
  const artists = readRecords(content, 'Artist').sort(bySortName)
  const tints = artists.map(({ slug }) => nodes.get(`id of ${tintName(slug)}`)!)
  expect(nodes.size).toBe(artists.length)
  tints.forEach((tint, index) => {
    const next = tints[(index + 1) % tints.length]!
    expect(differInHue(tint, next) || differInLightness(tint, next)).toBe(true)
  })
})

test('a second build has the same tints', async () => {
  const cache = new Map<string, unknown>()
  expect(await nodesWith(cache)).toEqual(await nodesWith(cache))
})

test('the accents of a picture are computed once, and then taken from the cache', async () => {
  const cache = new Map<string, unknown>()
  await nodesWith(cache)
  for (const key of cache.keys()) cache.set(key, [neutralTint])
  const tints = [...(await nodesWith(cache)).values()]
  expect(tints.map(({ strength }) => strength)).toEqual(tints.map(() => 0))
})
