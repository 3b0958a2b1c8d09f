import type { Page, Route } from '@playwright/test'
import { expect, test } from '../test.ts'

/** The fonts that a page has requested, with the start of each request in milliseconds since the navigation. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name: name.split('/').at(-1) ?? '', startTime })),
  )

const firstPaint = async (page: Page) => {
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return (await paint.jsonValue())!
}

test('the fonts of titles load with the page, the body font after the first paint @phone', async ({ page }) => {
  await page.goto('/')
  await expect.poll(async () => (await fontsOf(page)).length).toBe(3)
  const fonts = await fontsOf(page)
  const painted = await firstPaint(page)
  expect(fonts.filter(({ startTime }) => startTime < painted).map(({ name }) => name)).toEqual([
    expect.stringMatching(/^title-[0-9a-f]{12}\.woff2$/),
    expect.stringMatching(/^hero-[0-9a-f]{12}\.woff2$/),
  ])
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Body Font"', 'Žluťoučký'))).toBe(true)
})

test('text is set in the body font once its file has loaded @phone', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/fonts/text-*', (route) => void held.push(route))
  await page.goto('/')
  await expect.poll(() => held.length).toBe(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-typeface')
  await Promise.all(held.map((route) => route.continue()))
  await expect(page.locator('html')).toHaveAttribute('data-typeface')
  expect(await page.evaluate(() => document.fonts.check('1em "Body Font"', 'až'))).toBe(true)
})

test('a visitor who comes from another page of the site has the body font at the first paint @phone', async ({
  page,
}) => {
  await page.goto('/umelci')
  await expect.poll(async () => (await fontsOf(page)).length).toBe(2)
  await page.goto('/', { referer: page.url() })
  await expect.poll(async () => (await fontsOf(page)).length).toBe(3)
  const painted = await firstPaint(page)
  expect((await fontsOf(page)).filter(({ startTime }) => startTime > painted)).toEqual([])
})
