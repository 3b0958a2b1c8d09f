import type { Page } from '@playwright/test'
import { artists, exhibition } from '../content.ts'
import { countDocuments, expect, hydrated, test } from '../test.ts'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a link to an artist loads no document and begins at the top of the page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const documents = countDocuments(page)
  const { name, slug } = artists.at(-1)!
  await page.locator('#artists').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/umelec-${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page).toHaveTitle(`${name} – ${exhibition.name.cs}`)
  expect(documents()).toBe(0)
})

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  // A low viewport, so that even a short list scrolls.
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 240 })
  const { name } = artists.at(-1)!
  const link = page.locator('main').getByRole('link', { name, exact: true })
  await page.evaluate(() =>
    document.addEventListener('click', () => sessionStorage.setItem('left-at', String(window.scrollY)), true),
  )
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => scrollTop(page)).toBe(0)
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem('left-at')))
  expect(leftAt).toBeGreaterThan(100)
  await page.goBack()
  await expect(page.locator('main ol li')).toHaveCount(artists.length)
  await expect.poll(async () => Math.abs((await scrollTop(page)) - leftAt)).toBeLessThan(20)
})

test('a link with an anchor scrolls to it, on the same page and on another one', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('main a[href$="#contact"]').first().click()
  await expect(page.locator('#contact-heading')).toBeInViewport()

  await page.goto('/umelci')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Program' }).click()
  await expect(page).toHaveURL('/?lang=cs#program')
  await expect(page.locator('#program-heading')).toBeInViewport()
})

test('after a client-side navigation the head of the page is that of the new page', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const { name, slug, summary } = artists[2]!
  await page.locator('#artists').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveTitle(`${name} – ${exhibition.name.en}`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/en/artist-${slug}$`))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(summary.en.split(' ').slice(0, 2).join('\\s')),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a client-side navigation is announced by the heading of the page, without English words', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  const { name } = artists[0]!
  await page.locator('main ol li').getByRole('link', { name }).click()
  await expect(page.locator('#gatsby-announcer')).toHaveText(name)
})

test('the first stop of the keyboard is the link to the content', async ({ page }) => {
  await page.goto('/umelci')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Přeskočit na obsah' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
