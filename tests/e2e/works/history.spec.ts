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
  withoutReact,
} from './works.ts'

for (const isHydrated of [true, false]) {
  test(`going back from a work returns to the same place on the artist’s page ${isHydrated ? 'with React, and on to works, without another document @desktop' : 'before React @phone'}`, async ({
    page,
  }) => {
    if (!isHydrated) await withoutReact(page)
    await page.goto(isHydrated ? '/umelci' : path)
    if (isHydrated) await hydrated(page)
    const documents = countDocuments(page)
    if (isHydrated) await page.locator('main').getByRole('link', { name: artist.name, exact: true }).click()
    await expect(heading(page)).toHaveText(artist.name)
    // A low viewport, so that the page scrolls far.
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 400 })
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
    if (!isHydrated) return

    await test.step('a work has its own head, and an arrow key leads to the next', async () => {
      await linkTo(page, first).click()
      await expect(page).toHaveTitle(new RegExp(`^${headingOf(first).replace(', ', ': ')} – `))
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${pathOf(first)}$`))
      await page.keyboard.press('ArrowRight')
      await expect(heading(page)).toHaveText(headingOf(second))
    })
    await test.step('a work that is opened again is not zoomed', async () => {
      await page.getByRole('button', { name: text('artist:work.zoomIn', 'cs') }).click()
      await neighbour(page, 'prev').click()
      await expect(heading(page)).toHaveText(headingOf(first))
      await expect(page.locator('[data-zoom]')).toHaveCount(0)
      await page.goBack()
      await expect(heading(page)).toHaveText(headingOf(second))
      await expect(page.locator('[data-zoom]')).toHaveCount(0)
    })
    await test.step('an old address that is opened on the artist’s page itself leads to the work', async () => {
      await heading(page).getByRole('link').click()
      await expect(page).toHaveURL(path)
      expect(documents()).toBe(0)
      await page.evaluate((slug) => {
        location.hash = slug
      }, first.slug)
      await expect(page).toHaveURL(pathOf(first))
    })
  })
}
