import { text } from '../content.ts'
import { countDocuments, expect, hydrated, settled, test } from '../test.ts'
import {
  artist,
  first,
  heading,
  headingOf,
  linkTo,
  neighbour,
  path,
  pathOf,
  scrollTop,
  second,
  third,
} from './works.ts'

for (const isHydrated of [true, false]) {
  test(`going back from a work returns to the same place on the artist’s page ${isHydrated ? 'with' : 'before'} React ${isHydrated ? '@desktop' : '@phone'}`, async ({
    page,
  }) => {
    if (!isHydrated) await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(path)
    if (isHydrated) await hydrated(page)
    // A low viewport, so that the page scrolls far.
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 400 })
    const documents = countDocuments(page)
    await linkTo(page, third).scrollIntoViewIfNeeded()
    await settled(page)
    const place = await scrollTop(page)
    expect(place).toBeGreaterThan(100)
    await linkTo(page, third).click()
    await expect(heading(page)).toHaveText(headingOf(third))
    expect(await scrollTop(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toHaveText(artist.name)
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(20)
    if (isHydrated) expect(documents()).toBe(0)
  })
}

test('from the list of artists to a work and to the next one, no document is loaded @phone', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  const documents = countDocuments(page)
  await page.locator('main').getByRole('link', { name: artist.name, exact: true }).click()
  await linkTo(page, first).click()
  await expect(page).toHaveTitle(new RegExp(`^${headingOf(first).replace(', ', ': ')} – `))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${pathOf(first)}$`))
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText(headingOf(second))
  expect(documents()).toBe(0)
})

test('a work that is opened again is not zoomed @desktop', async ({ page }) => {
  await page.goto(pathOf(first))
  await hydrated(page)
  await page.getByRole('button', { name: text('artist:work.zoomIn', 'cs') }).click()
  await neighbour(page, 'next').click()
  await expect(heading(page)).toHaveText(headingOf(second))
  await expect(page.locator('[data-zoom]')).toHaveCount(0)
  await page.goBack()
  await expect(heading(page)).toHaveText(headingOf(first))
  await expect(page.locator('[data-zoom]')).toHaveCount(0)
})
