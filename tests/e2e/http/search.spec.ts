import { existsSync, readFileSync } from 'node:fs'
import { searchIndexPath, type SearchIndex } from '../../../src/site/components/search/search-index.ts'
import type { TextKey } from '../../../src/i18n/keys.ts'
import { artists, events, plain, text, textPages } from '../content.ts'
import { compressedSize } from '../loading/compressed-size.ts'
import { allPages, documents, locales, sample, samples } from '../pages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  test(`the search index in ${locale} has every artist, work, event and page of text, and no invitation`, async ({
    ask,
    read,
  }) => {
    const response = await ask(searchIndexPath(locale))
    expect(response.headers()['content-type']).toContain('application/json')
    const { groups } = (await response.json()) as SearchIndex
    const titlesOf = (heading: TextKey) =>
      groups
        .find((group) => group.heading === text(heading, locale))!
        .entries.map(({ title }) => plain(title))
        .toSorted()
    const sorted = (texts: string[]) => texts.map(plain).toSorted()
    expect(titlesOf('artists:title')).toEqual(sorted(artists.map(({ name }) => name)))
    expect(titlesOf('works:title')).toEqual(
      sorted(artists.flatMap(({ works }) => works.map(({ title }) => title[locale]))),
    )
    expect(titlesOf('home:programme.heading')).toEqual(sorted(events.map(({ title }) => title[locale])))
    expect(titlesOf('search:pages')).toEqual(
      expect.arrayContaining(sorted(textPages.map(({ title }) => title[locale]))),
    )
    const hrefs = groups.flatMap(({ base = '', entries }) => entries.map(({ href }) => base + href))
    const pages = new Set([
      ...allPages.filter(({ isPublic }) => isPublic).map(({ path }) => path),
      ...documents.map(({ file }) => file),
    ])
    const local = hrefs.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0]!)
    expect(local.filter((path) => !pages.has(path))).toEqual([])

    await test.step('each anchor of an answer is on its page', async () => {
      const anchors = groups[0]!.entries.map(({ href }) => href.split('#') as [string, string])
      expect(anchors.length).toBeGreaterThan(0)
      for (const [path, anchor] of anchors) expect((await read(path)).ids, path).toContain(anchor)
    })
    await test.step('each small picture is there', async () => {
      const paths = groups.flatMap(({ pictures, entries }) =>
        entries.flatMap(({ href }) => (pictures ? `${pictures}${href}.avif` : [])),
      )
      expect(paths).toHaveLength(artists.length + artists.flatMap(({ works }) => works).length)
      expect(paths.filter((path) => !existsSync(`public${path}`))).toEqual([])
      expect((await ask(paths[0]!)).headers()['content-type']).toBe('image/avif')
    })
  })

  test(`the script and the style of the search in ${locale} take at most 4 kB`, async ({ ask, read }) => {
    const kB = 1000
    const { html } = await read(sample('works', locale).path)
    const script = /data-search="([^"]+)"/.exec(html)![1]!
    const files = [script, script.replace(/js$/, 'css')].map((path) => readFileSync(`public${path}`, 'utf8'))
    expect(files.reduce((sum, file) => sum + compressedSize(file), 0)).toBeLessThanOrEqual(4 * kB)
    expect((await ask(script)).headers()['cache-control']).toContain('immutable')
  })
}

test('every public page has the field of the search, and the script that starts it', async ({ read }) => {
  for (const { path, isPublic } of samples) {
    const { html } = await read(path)
    expect(/<input[^>]* data-search="\/search\/script\/[^"]+"/.test(html), path).toBe(isPublic)
    const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
    expect(scripts.join().includes('[data-search]'), path).toBe(true)
  }
})
