import { readFileSync } from 'node:fs'
import { searchIndexPath, type SearchIndex } from '../../../src/site/components/search/search-index.ts'
import { artists } from '../content.ts'
import { type Kind, locales, samples } from '../pages.ts'
import { expect, hydrated, test, waitForFonts } from '../test.ts'
import { compressedSize } from './compressed-size.ts'
import { scriptsOf } from './scripts.ts'

// How much the content weighs is the editors' choice: these budgets are tested on the tests' exhibition.
const kB = 1000

// About 1 % above what was measured: the hashes in the names of files change with every build, and so does their size.
const budgets: Record<Kind, number> = {
  home: 109.5,
  artists: 92.5,
  works: 95,
  plan: 99,
  calendars: 91,
  rooms: 91,
  artist: 97,
  work: 97,
  event: 129,
  text: 91.2,
  invitation: 125.5,
  door: 99.6,
  organisers: 128,
}

for (const { kind, path } of samples.filter(({ locale }) => locale === 'cs')) {
  test(`${path} is hydrated by at most ${budgets[kind]} kB of JavaScript, and gets no cookie @desktop`, async ({
    page,
    context,
  }) => {
    const scripts = scriptsOf(page)
    await page.goto(path)
    // The script with a time zone is in previews only.
    const inline = await page.locator('head > script:not([type], [data-time-zone])').allTextContents()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect.soft(await context.cookies()).toEqual([])
    const files = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    const sizes = [...inline, ...files].map(compressedSize)
    expect(sizes.length).toBeGreaterThan(4)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets[kind] * kB)
  })
}

for (const path of ['/?lang=cs', '/en']) {
  test(`the first screen of ${path} is at most 170 kB on a phone @phone`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await waitForFonts(page)
    const first = await page.evaluate(() => {
      const seen = [...document.images].filter(
        (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
      )
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      return [...new Set([...seen.map(({ currentSrc }) => currentSrc), ...fonts.map(({ name }) => name)])]
    })
    const html = compressedSize(await (await page.request.get(path)).text())
    const files = await Promise.all(first.map(async (url) => (await (await page.request.get(url)).body()).length))
    expect(first.some((url) => /\.avif$/.test(url))).toBe(true)
    expect(files.reduce((sum, size) => sum + size, html)).toBeLessThanOrEqual(170 * kB)
  })
}

test('the list of artists is at most 9.15 kB and 105 bytes a row @desktop', async ({ page }) => {
  const html = await (await page.request.get('/umelci')).text()
  // The script with a time zone is in previews only. Structured data comes last, and no visitor waits for it.
  const published = html.replace(/<script (data-time-zone|type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
  const rows = published.match(/<li [^>]*data-far/g)?.length ?? 0
  expect(rows).toBe(artists.length)
  expect(compressedSize(published)).toBeLessThanOrEqual(9.15 * kB + 105 * rows)
})

for (const locale of locales) {
  test(`the search index in ${locale} takes at most 2.5 kB and 60 bytes an entry @desktop`, async ({ page }) => {
    const index = await (await page.request.get(searchIndexPath(locale))).text()
    const entries = (JSON.parse(index) as SearchIndex).groups.flatMap((group) => group.entries)
    expect(entries.length).toBeGreaterThan(artists.length)
    expect(compressedSize(index)).toBeLessThanOrEqual(2.5 * kB + 60 * entries.length)
  })
}

test('the fonts of a page take at most 34 kB @desktop', async ({ page }) => {
  const html = await (await page.request.get('/umelci')).text()
  const fonts = [...new Set([...html.matchAll(/\/fonts\/[\w-]+\.woff2/g)].map(([url]) => url))]
  const sizes = fonts.map((url) => readFileSync(`public${url}`).length)
  expect(fonts.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(34 * kB)
})
