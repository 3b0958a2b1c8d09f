import { readFileSync } from 'node:fs'
import { searchIndexPath, type SearchIndex } from '../../../src/site/components/search/search-index.ts'
import { artists, events, exhibition, places, plain, text, textPages } from '../content.ts'
import { compressedSize } from '../loading/compressed-size.ts'
import { allPages, locales, sample, samples } from '../pages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  test(`the search index in ${locale} has every artist, work, event and page of text, and no invitation`, async ({
    ask,
  }) => {
    const response = await ask(searchIndexPath(locale))
    expect(response.headers()['content-type']).toContain('application/json')
    const { groups } = (await response.json()) as SearchIndex
    const titles = groups.map(({ entries }) => entries.map(({ title }) => plain(title)).toSorted())
    const sorted = (texts: string[]) => texts.map(plain).toSorted()
    expect(titles[0]).toEqual(sorted(artists.map(({ name }) => name)))
    expect(titles[1]).toEqual(sorted(artists.flatMap(({ works }) => works.map(({ title }) => title[locale]))))
    expect(titles[2]).toEqual(sorted(events.map(({ title }) => title[locale])))
    expect(titles[4]).toEqual(expect.arrayContaining(sorted(textPages.map(({ title }) => title[locale]))))
    const hrefs = groups.flatMap(({ entries }) => entries.map(({ href }) => href))
    const pages = new Set(allPages.filter(({ isPublic }) => isPublic).map(({ path }) => path))
    const local = hrefs.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0]!)
    expect(local.filter((path) => !pages.has(path))).toEqual([])
  })

  test(`the search in ${locale} says that the venue is on the map only if the contact has a map`, async ({ ask }) => {
    const { groups } = (await (await ask(searchIndexPath(locale))).json()) as SearchIndex
    const venue = places.find(({ slug }) => slug === exhibition.venue)!
    const entry = groups[3]!.entries.find(({ title }) => plain(title) === plain(venue.name[locale]))!
    const isOnMap = Boolean(exhibition.contact.map ?? venue.position)
    expect(plain(entry.line).endsWith(plain(`(${text('common:map.here', locale)})`))).toBe(isOnMap)
  })

  test(`the script and the style of the search in ${locale} take at most 3 kB`, async ({ ask }) => {
    const kB = 1000
    const html = await (await ask(sample('works', locale).path)).text()
    const script = /data-search="([^"]+)"/.exec(html)![1]!
    const files = [script, script.replace(/js$/, 'css')].map((path) => readFileSync(`public${path}`, 'utf8'))
    expect(files.reduce((sum, file) => sum + compressedSize(file), 0)).toBeLessThanOrEqual(3 * kB)
    const { headers } = await ask(script).then((response) => ({ headers: response.headers() }))
    expect(headers['cache-control']).toContain('immutable')
  })
}

test('every public page has the field of the search, and the script that starts it', async ({ ask }) => {
  for (const { path, isPublic } of samples) {
    const html = await (await ask(path, { 'Accept-Language': 'cs' })).text()
    expect(/<input[^>]* data-search="\/search\/script\/[^"]+"/.test(html), path).toBe(isPublic)
    const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
    expect(scripts.join().includes('[data-search]'), path).toBe(true)
  }
})
