import { artists, exhibition } from '../content.ts'
import { countDocuments, expect, hydrated, test } from '../test.ts'

test('a link to an artist loads no document, and begins at the top of a page with its own head', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const documents = countDocuments(page)
  const { name, slug, summary } = artists.at(-1)!
  await page.locator('#artists').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/en/artist-${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0)
  await expect(page).toHaveTitle(`${name} – ${exhibition.name.en}`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/en/artist-${slug}$`))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(summary.en.split(' ').slice(0, 2).join('\\s')),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // Without English words around it, which Gatsby would add.
  await expect(page.locator('#gatsby-announcer')).toHaveText(name)
  expect(documents()).toBe(0)
})

test('a link with an anchor scrolls to it on another page', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Program' }).click()
  await expect(page).toHaveURL('/?lang=cs#program')
  await expect(page.locator('#program-heading')).toBeInViewport()
})
