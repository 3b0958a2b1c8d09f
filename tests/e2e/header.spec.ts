import type { Page } from '@playwright/test'
import { text } from './content.ts'
import { sample } from './pages.ts'
import { answerSeats, during, slugsWhere } from './programme/programme.ts'
import { expect, hydrated, settled, test, waitForMenuEntry } from './test.ts'

const header = (page: Page) => page.getByRole('banner')

const bottomOf = (page: Page) => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom))

// The seats that are left would add lines while a page scrolls.
test.beforeEach(({ page }) => answerSeats(page, {}))

async function scrollBy(page: Page, distance: number): Promise<void> {
  // Two steps that come in one frame are one step for the header.
  await page.evaluate(
    (distance) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true })
        window.scrollBy({ top: distance, behavior: 'instant' })
      }),
    distance,
  )
  await settled(page)
}

/** Expects that the header returns on upward scroll, goes on downward scroll, and moves nothing. */
async function expectReturn(page: Page): Promise<void> {
  await scrollBy(page, 600)
  await expect(header(page)).not.toBeInViewport()
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
  const before = await top()

  await scrollBy(page, -60)
  await expect.poll(() => bottomOf(page)).toBeGreaterThanOrEqual(56)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  expect(await top()).toBe(before)

  await scrollBy(page, 60)
  await expect(header(page)).not.toBeInViewport()
  expect(await top()).toBe(before)

  await scrollBy(page, -60)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('html')).not.toHaveAttribute('data-header')
  await expect(header(page)).toBeInViewport({ ratio: 1 })
}

test('a long name of the exhibition has several lines, and leaves the tools in one @phone', async ({ page }) => {
  for (const kind of ['home', 'artists'] as const) {
    await page.goto(sample(kind, 'cs').path)
    for (const name of ['The Memory of Salt and Water in Lisbon', 'Donaudampfschifffahrtsgesellschaft']) {
      const shown = await header(page).evaluate((element, name) => {
        const [link, tools] = [element.querySelector('a')!, element.querySelector(':scope > div')!]
        link.textContent = name
        const middles = [...tools.children]
          .map((each) => each.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ top, bottom }) => Math.round((top + bottom) / 2))
        const text = document.createRange()
        text.selectNodeContents(link)
        return {
          lines: new Set(middles).size,
          gap: tools.getBoundingClientRect().left - text.getBoundingClientRect().right,
          height: element.clientHeight,
        }
      }, name)
      expect(shown.lines).toBe(1)
      expect(shown.gap).toBeGreaterThan(0)
      expect(shown.height).toBeLessThan(72)
    }
  }
})

test('the header returns on upward scroll, and moves nothing; the days stick below it @phone', async ({ page }) => {
  for (const kind of ['event', 'home'] as const) {
    await page.goto(sample(kind, 'cs').path)
    await hydrated(page)
    await expectReturn(page)
  }
  await page
    .locator('#day-2044-05-21')
    .getByRole('article')
    .nth(6)
    .evaluate((article) => article.scrollIntoView({ block: 'center' }))
  await settled(page)
  // The first step may lay out a part above, which is no scrolling of the visitor.
  for (let step = 0; step < 2; step++) await scrollBy(page, -40)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  const top = () => days(page).evaluate((bar) => Math.round(bar.getBoundingClientRect().top))
  await expect.poll(top).toBe(56)
})

test('the header returns on upward scroll, and for as long as it has the focus; the menu opens from it at once without motion, and the page stays where it is @desktop', async ({
  page,
}) => {
  const menu = header(page).getByRole('button', { name: 'Menu' })
  await page.goto('/en')
  await hydrated(page)
  await expectReturn(page)
  await scrollBy(page, 1500)
  await page.keyboard.press('Shift')
  await menu.focus()
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await scrollBy(page, 900)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await menu.blur()
  await scrollBy(page, 100)
  await expect(header(page)).not.toBeInViewport()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollBy(page, -100)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  expect(await header(page).evaluate((element) => element.getAnimations().length)).toBe(0)
  const position = await page.evaluate(() => scrollY)
  await menu.click()
  await waitForMenuEntry(page)
  await page.goBack()
  await expect(page.locator('#menu')).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(position)
})

const days = (page: Page) => page.locator('[data-days]')

test('neither the header nor the days cover the target of an anchor above @phone', async ({ page }) => {
  await page.goto('/en#partners')
  await hydrated(page)
  const event = slugsWhere(() => true)[8]!
  await page.evaluate((hash) => void (location.hash = hash), event)
  const target = page.locator(`#${event}`)
  await expect(target).toBeInViewport()
  await expect(target).toBeVisible()
  const covered = Math.max(
    await bottomOf(page),
    await days(page).evaluate((element) => element.getBoundingClientRect().bottom),
  )
  expect(await target.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(covered - 1)
})

const locale = 'cs'

const link = (page: Page) => header(page).getByRole('link', { name: text('common:menu.now', locale), exact: true })

test('during the exhibition the returned header leads to what is on, or from an artist to the programme; before and later it has no such link @phone', async ({
  page,
}) => {
  const [now] = slugsWhere(({ start, end }) => start <= '2044-05-21T14:45' && end > '2044-05-21T14:45')
  for (const [kind, target] of [
    ['home', now],
    ['artist', 'program'],
  ] as const) {
    await page.clock.setFixedTime(during)
    await page.goto(sample(kind, locale).path)
    await hydrated(page)
    await scrollBy(page, 1500)
    await scrollBy(page, -100)
    // One line, also on a phone.
    expect((await header(page).boundingBox())!.height).toBeLessThanOrEqual(57)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await link(page).click()
    await expect(page).toHaveURL(new RegExp(`#${target}$`))
    await expect(page.locator(`#${target}`)).toBeInViewport()
  }
  for (const time of ['2044-05-01T12:00:00+03:00', '2044-06-01T12:00:00+03:00']) {
    await page.clock.setFixedTime(time)
    await page.goto(sample('artist', locale).path)
    await expect(link(page)).toBeHidden()
  }
})

test.describe('without JavaScript @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('the header stays at the top of the page, and the hero says dates instead of what is open', async ({ page }) => {
    await page.goto('/en')
    await page.mouse.wheel(0, 900)
    await page.mouse.wheel(0, -100)
    await expect(header(page)).not.toBeInViewport()
    await expect(page.locator('main time').first()).toBeVisible()
    await expect(page.locator('[data-opening]').first()).toBeHidden()
    await expect(page.getByText(/^Opens /).filter({ visible: true })).toHaveCount(0)
  })
})
