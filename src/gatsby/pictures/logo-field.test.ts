/** @jest-environment node */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { inFolder } from '../../../tests/support/in-folder'
import { declareInk } from './logo-field'

/** The resolver of `File.ink`, with a cache. */
function field() {
  const entries = new Map<string, unknown>()
  const createFieldExtension = jest.fn()
  const cache = {
    get: async (key: string) => entries.get(key),
    set: async (key: string, value: unknown) => void entries.set(key, value),
  }
  const actions = { createFieldExtension, createTypes: jest.fn() }
  declareInk({ actions, cache } as unknown as Pick<CreateSchemaCustomizationArgs, 'actions' | 'cache'>)
  const { resolve } = createFieldExtension.mock.calls[0][0].extend()
  return (absolutePath: string, contentDigest: string) => resolve({ absolutePath, internal: { contentDigest } })
}

const withDrawing = (steps: (file: string, draw: (content: string) => Promise<void>) => Promise<void>) =>
  inFolder({}, (folder) => {
    const file = path.join(folder, 'logo.svg')
    const draw = (content: string) =>
      writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`)
    return steps(file, draw)
  })

test('a logo is measured once for each content of its file', async () => {
  const inkOf = field()
  await withDrawing(async (file, draw) => {
    await draw('<rect width="100" height="50"/>')
    const first = await inkOf(file, 'one')
    expect(first).toMatchObject({ tone: 'dark', view: 'svgView(viewBox(0,0,100,50))' })
    expect(first.width / first.height).toBeCloseTo(2, 1)

    await draw('<rect width="100" height="100"/>')
    expect(await inkOf(file, 'one')).toBe(first)
    expect(await inkOf(file, 'two')).toMatchObject({ view: null })
  })
})

test('an empty drawing has no ink', async () => {
  const inkOf = field()
  await withDrawing(async (file, draw) => {
    await draw('')
    expect(await inkOf(file, 'one')).toBeNull()
  })
})
