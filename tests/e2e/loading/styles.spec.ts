import { exhibition } from '../content.ts'
import { sample } from '../pages.ts'
import { countDocuments, expect, hydrated, test } from '../test.ts'

test('a page has only its own styles, and the next page is shown after its styles have loaded @desktop', async ({
  page,
}) => {
  const artist = sample('artist', 'cs')
  const styles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('style[data-href], link[rel=stylesheet]')].map(
        (element) => /app|(?<=templates-)\w+/.exec(element.dataset.href ?? element.getAttribute('href')!)?.[0],
      ),
    )
  await page.goto(sample('artists', 'cs').path)
  expect(await styles()).toEqual(['app', 'artists'])
  await hydrated(page)
  await page.evaluate(() => {
    const look = () => {
      const header = document.querySelector('article > header')
      if (header) Object.assign(window, { shownAs: getComputedStyle(header).display })
      else requestAnimationFrame(look)
    }
    look()
  })
  await page.locator('main').getByRole('link', { name: artist.heading, exact: true }).click()
  await expect(page).toHaveURL(artist.path)
  // Without the styles of the artist's page it would be a block.
  await expect.poll(() => page.evaluate(() => (window as unknown as { shownAs?: string }).shownAs)).toBe('grid')
  expect(await styles()).toEqual(['app', 'artists', 'artist'])
})

test('a page looks the same after the styles of other pages have loaded @desktop', async ({ page }) => {
  const strip = page.locator('#studios img').first()
  const home = sample('home', 'en').path
  await page.goto(home)
  await hydrated(page)
  await strip.scrollIntoViewIfNeeded()
  const { height } = (await strip.boundingBox())!
  expect(height).toBeGreaterThan(100)
  const documents = countDocuments(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Artists' }).click()
  await expect(page).toHaveURL(sample('artists', 'en').path)
  await page.getByRole('banner').getByRole('link', { name: exhibition.name.en }).click()
  await expect(page).toHaveURL(home)
  await strip.scrollIntoViewIfNeeded()
  expect((await strip.boundingBox())!.height).toBe(height)
  expect(documents()).toBe(0)
})
