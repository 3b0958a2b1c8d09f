/** @jest-environment node */
import path from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import sharp from 'sharp'
import { inFolder } from '../../../tests/support/in-folder'
import { imageDataField } from './image-data'

/** A cache that remembers what is set in it. */
function aCache() {
  const values = new Map<string, unknown>()
  const cache = {
    get: (key: string) => Promise.resolve(values.get(key)),
    set: (key: string, value: unknown) => Promise.resolve((values.set(key, value), value)),
  }
  return { cache: cache as unknown as NodePluginArgs['cache'], keys: () => [...values.keys()] }
}

type FileNode = Parameters<ReturnType<typeof imageDataField>['resolve']>[0]

const aFile = (absolutePath: string) => {
  const { name, ext } = path.parse(absolutePath)
  const internal = { contentDigest: name.repeat(16), type: 'File', owner: '' }
  return { absolutePath, name, extension: ext.slice(1), internal } as FileNode
}

const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c83010' } })

test('a picture has its ratio, as it is shown, and its dominant colour; both are read once', async () => {
  const turned = await red.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  await inFolder({ 'sea.jpg': turned }, async (folder) => {
    const { cache, keys } = aCache()
    const file = aFile(path.join(folder, 'sea.jpg'))
    const data = await imageDataField({ cache }).resolve(file, {})
    expect(data!.width / data!.height).toBeCloseTo(40 / 60)
    const channels = [1, 3, 5].map((at) => parseInt(data!.backgroundColor!.slice(at, at + 2), 16))
    channels.forEach((channel, index) => expect(Math.abs(channel - [0xc8, 0x30, 0x10][index]!)).toBeLessThan(10))
    expect(keys()).toHaveLength(1)
    await imageDataField({ cache }).resolve({ ...file, absolutePath: 'gone' }, {})
  })
})

test('the dominant colour of what is transparent is white, as in the files of the picture', async () => {
  const create = { width: 60, height: 40, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  await inFolder({ 'ghost.png': await sharp({ create }).png().toBuffer() }, async (folder) => {
    const data = await imageDataField(aCache()).resolve(aFile(path.join(folder, 'ghost.png')), {})
    expect(data!.backgroundColor).toMatch(/^#f.f.f.$/)
  })
})

test('a drawing has no image data', async () => {
  expect(await imageDataField(aCache()).resolve(aFile('/plan.svg'), {})).toBeNull()
})
