import { artists, plain } from '../content.ts'
import { pages, samples } from '../pages.ts'
import { expect, test } from './test.ts'

test('the exhibition has fifty artists', () => {
  test.skip(Boolean(process.env.CONTENT_FOLDER), 'another content than the sample')
  expect(artists).toHaveLength(50)
})

test('no page shows the name of a text, a placeholder or an empty value', async ({ read }) => {
  const leaks = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\{|\b(common|home|errors|artist|artists|registration):[a-z]/
  for (const path of [...pages.map(({ path }) => path), '/nic', '/en/nope']) {
    const { text, title, description } = await read(path)
    for (const shown of [text, title, description]) expect(shown, path).not.toMatch(leaks)
  }
})

test('no line of a Czech page ends with a one-letter preposition', async ({ read }) => {
  const loose = /(?<![\p{L}\d])[ksvzouai] (?=\S)/iu
  const found = new Set<string>()
  for (const { path } of pages.filter(({ locale }) => locale === 'cs')) {
    for (const paragraph of (await read(path)).paragraphs) {
      const end = paragraph.search(loose)
      if (end >= 0) found.add(`${path}: ${plain(paragraph.slice(Math.max(0, end - 30), end + 20))}`)
    }
  }
  expect([...found]).toEqual([])
})

test('no element of ours has a style attribute', async ({ read }) => {
  for (const path of [...pages.map(({ path }) => path), '/nic', '/en/nope']) {
    expect((await read(path)).styled, path).toEqual([])
  }
})

test('every picture has its size, a description and sources in AVIF and WebP', async ({ read }) => {
  for (const { path } of pages) {
    for (const picture of (await read(path)).pictures) {
      const where = `${picture.src} on ${path}`
      expect(picture.width, where).toMatch(/^\d+$/)
      expect(picture.height, where).toMatch(/^\d+$/)
      expect(picture.alt, where).not.toBeNull()
      // The original, which is loaded when somebody zooms, is as it came.
      if (picture.isOriginal || picture.src.endsWith('.svg')) continue
      expect(picture.types, where).toEqual(['image/avif', 'image/webp'])
    }
  }
})

test('the first picture of the home page and of an artist is loaded at once, every other when it is near', async ({
  read,
}) => {
  for (const { path, kind } of pages) {
    const [first, ...others] = (await read(path)).pictures
    if (!first) continue
    // The index shows its pictures beside the names, on a large screen only on demand.
    const eager = kind === 'artists' ? [] : [first]
    for (const picture of eager) expect(picture, path).toMatchObject({ loading: 'eager', fetchPriority: 'high' })
    for (const picture of kind === 'artists' ? [first, ...others] : others) {
      expect(picture, path).toMatchObject({ loading: 'lazy', fetchPriority: null })
    }
  }
})

test('an id stands once on a page', async ({ read }) => {
  for (const { path } of samples) {
    const { ids } = await read(path)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([])
  }
})
