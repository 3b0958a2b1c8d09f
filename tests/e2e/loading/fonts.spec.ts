import type { Route } from '@playwright/test'
import { expect, test } from '../test.ts'
import { firstPaint, fontsOf } from './fonts.ts'

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
