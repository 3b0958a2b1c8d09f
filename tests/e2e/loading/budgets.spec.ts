import { readFileSync } from 'node:fs'
import { searchIndexPath, type SearchIndex } from '../../../src/site/components/search/search-index.ts'
import { artists } from '../content.ts'
import { type Kind, locales, samples } from '../pages.ts'
import { expect, hydrated, test, waitForFonts } from '../test.ts'
import { compressedSize } from './compressed-size.ts'
import { firstPaint, fontsOf } from './fonts.ts'
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
  door: 100.9,
  organisers: 132,
}

/** The script with a time zone is in previews only. */
const withoutTimeZone = (html: string) => html.replace(/<script data-time-zone[\s\S]*?<\/script>/, '')

for (const { kind, path } of samples.filter(({ locale }) => locale === 'cs')) {
  test(`${path} requests no script before it has loaded, is hydrated by scripts within its budget, and gets no cookie @desktop`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await page.goto(path)
    // The script with a time zone is in previews only.
    const inline = await page.locator('head > script:not([type], [data-time-zone])').allTextContents()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const sinceLoad = await page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$/.test(new URL(name).pathname))
      return scripts.map(({ startTime }) => startTime - loadEventStart)
    })
    expect(sinceLoad.length).toBeGreaterThanOrEqual(3)
    expect(Math.min(...sinceLoad)).toBeGreaterThanOrEqual(0)
    const files = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    const sizes = [...inline, ...files].map(compressedSize)
    expect(sizes.length).toBeGreaterThan(4)
    expect(sizes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(budgets[kind] * kB)
    expect(await page.context().cookies()).toEqual([])
  })
}

for (const path of ['/?lang=cs', '/en']) {
  test(`the first screen of ${path} is at most 170 kB on a phone, with the fonts of titles, and the body font after the first paint @phone`, async ({
    page,
  }) => {
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

    const fonts = await fontsOf(page)
    const painted = await firstPaint(page)
    expect(fonts).toHaveLength(3)
    expect(fonts.filter(({ startTime }) => startTime < painted).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^title-[0-9a-f]{12}\.woff2$/),
      expect.stringMatching(/^hero-[0-9a-f]{12}\.woff2$/),
    ])
    expect(await page.evaluate(() => document.fonts.check('16px "Body Font"', 'Žluťoučký'))).toBe(true)
  })
}

test('the lists of artists and works, the search index and the fonts of a page are within their budgets @desktop', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const html = await textOf('/umelci')

  await test.step('the list of artists is at most 9.4 kB and 105 bytes a row', () => {
    // Structured data comes last, and no visitor waits for it.
    const rows = html.match(/<li [^>]*data-far/g)?.length ?? 0
    expect.soft(rows).toBe(artists.length)
    const published = withoutTimeZone(html).replace(/<script type="application\/ld\+json"[\s\S]*?<\/script>/g, '')
    expect.soft(compressedSize(published)).toBeLessThanOrEqual(9.4 * kB + 105 * rows)
  })
  await test.step('the wall is at most 10.7 kB and 84 bytes a work', async () => {
    const works = artists.flatMap((artist) => artist.works)
    expect.soft(compressedSize(withoutTimeZone(await textOf('/dila')))).toBeLessThanOrEqual(10_700 + 84 * works.length)
  })
  await test.step('the search index takes at most 2.5 kB and 60 bytes an entry', async () => {
    for (const locale of locales) {
      const index = await textOf(searchIndexPath(locale))
      const entries = (JSON.parse(index) as SearchIndex).groups.flatMap((group) => group.entries)
      expect.soft(entries.length, locale).toBeGreaterThan(artists.length)
      expect.soft(compressedSize(index), locale).toBeLessThanOrEqual(2.5 * kB + 60 * entries.length)
    }
  })
  await test.step('the fonts take at most 34 kB', () => {
    const fonts = [...new Set([...html.matchAll(/\/fonts\/[\w-]+\.woff2/g)].map(([url]) => url))]
    const sizes = fonts.map((url) => readFileSync(`public${url}`).length)
    expect.soft(fonts.length).toBeGreaterThan(0)
    expect.soft(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(34 * kB)
  })
})
