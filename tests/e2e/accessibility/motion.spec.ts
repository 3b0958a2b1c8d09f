import type { Page } from '@playwright/test'
import { artists } from '../content.ts'
import { sample } from '../pages.ts'
import { expect, hydrated, settled, test } from '../test.ts'
import { openMenu } from './views.ts'

declare global {
  interface Window {
    /** The number of view transitions that the page has started. */
    transitions?: number
  }
}

/** Counts view transitions within a document and from one document to the next. */
function countTransitions(): void {
  window.transitions = 0
  const count = () => (window.transitions = (window.transitions ?? 0) + 1)
  const start = document.startViewTransition?.bind(document)
  if (start) {
    document.startViewTransition = (update) => {
      count()
      return start(update)
    }
  }
  addEventListener('pagereveal', (event) => {
    if ((event as PageRevealEvent).viewTransition) count()
  })
}

/** The animations and transitions that last longer than a millisecond. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  )

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.addInitScript(countTransitions)
  await page.goto(sample('home', 'cs').path)
  expect(await moving(page)).toEqual([])
  await page.locator('#program summary').first().click()
  expect(await moving(page)).toEqual([])
  await openMenu(page)
  expect(await moving(page)).toEqual([])

  // With a new document, then with a client-side navigation.
  await page.goto(sample('artists', 'cs').path)
  expect(await page.evaluate(() => window.transitions)).toBe(0)
  await hydrated(page)
  const { name } = artists[0]!
  await page.locator('main li').getByRole('link', { name, exact: true }).hover()
  expect(await moving(page)).toEqual([])
  await page.locator('main li').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.locator('figure').getByRole('link').first().click()
  await expect(page.locator('[data-work]')).toBeVisible()
  expect(await moving(page)).toEqual([])
  await page.locator('main a[rel=next]').click()
  await settled(page)
  expect(await moving(page)).toEqual([])
  expect(await page.evaluate(() => window.transitions)).toBe(0)
})
