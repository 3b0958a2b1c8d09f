import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { samples } from './pages.ts'
import { expect, test } from './test.ts'

const views = [
  ...samples.map(({ path, locale }) => ({ path, locale })),
  { path: '/nic', locale: 'cs' },
  { path: '/en/nope', locale: 'en' },
]

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

test.beforeEach(({ expectProblems }) =>
  expectProblems(/status 404: .*\/(nic|en\/nope)$/, /Failed to load resource.*404/),
)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    // What fades in is measured when it is there.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const { path, locale } of views) {
      test(`${path} is accessible in ${colorScheme} colours`, async ({ page }) => {
        await page.goto(path)
        expect(await violations(page)).toEqual([])
      })

      if (path !== '/' && path !== '/en') continue
      test(`the ${locale} menu is accessible in ${colorScheme} colours`, async ({ page }) => {
        await page.goto(path)
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.locator('#menu')).toBeVisible()
        expect(await violations(page)).toEqual([])
      })

      test(`the ${locale} programme with its details open is accessible in ${colorScheme} colours`, async ({
        page,
      }) => {
        await page.goto(path)
        for (const summary of (await page.locator('#program summary').all()).slice(0, 3)) await summary.click()
        expect(await violations(page)).toEqual([])
      })
    }
  })
}

for (const { path } of views) {
  test(`${path} does not scroll sideways on a screen of 320 pixels @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const width = () => page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth))
    expect(await width()).toBe(320)
    if (path.includes('fchn')) return
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    expect(await page.locator('#menu').evaluate((menu) => menu.scrollWidth <= menu.clientWidth)).toBe(true)
  })
}
