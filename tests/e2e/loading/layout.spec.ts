import type { Page } from '@playwright/test'
import { artists } from '../content.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'
import { withoutReact } from '../works/works.ts'

/** Whether each element is laid out, also outside the viewport. */
const laidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.checkVisibility({ contentVisibilityAuto: true })))

/** Makes the browser seem busy: the page does not lay out by itself what is far from the viewport. @returns its end */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    Object.assign(window, {
      requestIdleCallback: (act: () => void) => waiting.push(act),
      becomeIdle: () => waiting.splice(0).forEach((act) => act()),
    })
  })
  return () => page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle())
}

/** Makes the list of artists of a page ten times as long, and serves the page without React. */
async function lengthen(page: Page, path: string): Promise<void> {
  await withoutReact(page)
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(/(<ol[^>]*>)((?!.*<ol).*?)<\/ol>/s, (_all, open, items) => `${open}${items.repeat(10)}</ol>`),
    })
  })
}

// That all are laid out after a reload: src/site/before-react/lay-out-far-parts.test.ts.
/** Expects that only the first part is laid out, and the last when it comes near the viewport. */
async function expectNearOnly(page: Page, parts: string): Promise<void> {
  await expect.poll(async () => (await laidOut(page, parts)).at(0)).toBe(true)
  expect((await laidOut(page, parts)).at(-1)).toBe(false)
  await page.locator(parts).last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await laidOut(page, parts)).at(-1)).toBe(true)
}

test('a row of the list of artists is laid out when it comes near the viewport @phone', async ({ page }) => {
  const rows = 'main ol > li > a'
  await keepBusy(page)
  await lengthen(page, '/umelci')
  await page.goto('/umelci')
  await expectNearOnly(page, rows)
})

test('a section of the home page is laid out when it comes near the viewport, and all are before React when the browser is idle @phone', async ({
  page,
}) => {
  const parts = 'main section[data-far] > h2'
  const isAtEdge = () =>
    page.locator('#studios [tabindex="0"]').evaluate((strip) => {
      strip.scrollIntoView({ block: 'center', behavior: 'instant' })
      return strip.contains(document.elementFromPoint(innerWidth - 1, innerHeight / 2))
    })
  const becomeIdle = await keepBusy(page)
  const release = await holdReact(page)
  await page.goto('/')
  await expectNearOnly(page, parts)
  await test.step('the studios reach the edge of the screen before and after hydration', async () => {
    await expect.poll(isAtEdge).toBe(true)
    await expect(async () => {
      await becomeIdle()
      expect(new Set(await laidOut(page, parts))).toEqual(new Set([true]))
    }).toPass()
    release()
    await hydrated(page)
    await expect.poll(isAtEdge).toBe(true)
  })
})

test('going back restores the scroll position on the home page @phone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const link = page.locator('#artists').getByRole('link', { name: artists[0]!.name, exact: true })
  await link.scrollIntoViewIfNeeded()
  await settled(page)
  // Playwright's click may scroll further, so that the link is left elsewhere than it was found.
  const left = await link.evaluate((element: HTMLElement) => {
    element.click()
    return element.getBoundingClientRect().top
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artists[0]!.name)
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect.poll(async () => Math.abs((await link.boundingBox())!.y - left)).toBeLessThan(48)
})

test('a link to a section works from the top of the page, past sections that were not laid out @phone', async ({
  page,
}) => {
  await keepBusy(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { name: 'Kontakt' })).toBeInViewport()
  const top = () => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(100)
})
