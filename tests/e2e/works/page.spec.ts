import type { Page } from '@playwright/test'
import { textFaults } from '../accessibility/text-faults.ts'
import { plain, text } from '../content.ts'
import { locales, sample, sizeOf } from '../pages.ts'
import { expect, hydrated, settled, test, waitForFonts } from '../test.ts'
import {
  artist,
  first,
  heading,
  headingOf,
  linkTo,
  loadedPictures,
  neighbour,
  nextArtist,
  path,
  pathOf,
  picture,
  second,
  zoomIn,
} from './works.ts'

for (const locale of locales) {
  test(`the page of a work shows the whole picture on the first screen, with its label and its position (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(pathOf(first, locale))
    await expect(heading(page)).toHaveText(headingOf(first, locale))
    await expect(page.locator('h1 cite')).toHaveCSS('font-style', 'italic')
    const label = page.locator('figcaption')
    await expect(label).toContainText(`${headingOf(first, locale)}, ${first.year}`)
    await expect(label).toContainText(plain(first.credit[locale]).split(' ')[0]!)
    const position = text('artist:work.position', locale).replace('{{position}}', '1')
    await expect(label).toContainText(plain(position.replace('{{total}}', String(artist.works.length))))
    const { x, y, width, height } = (await picture(page).boundingBox())!
    const screen = page.viewportSize()!
    expect(width > screen.width * 0.9 || height > screen.height * 0.55).toBe(true)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(screen.width)
    expect(y + height).toBeLessThanOrEqual(screen.height)
    const header = (await page.locator('header').first().boundingBox())!
    expect(y).toBeGreaterThanOrEqual(header.y + header.height)
  })
}

test('a title of 300 letters, with a word longer than the screen, wraps on a screen of 320 pixels @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const title = `${'Pohledy'.repeat(8)} ${'na přístav v zimě '.repeat(13)}`.slice(0, 300)
  for (const address of [pathOf(first), path, sample('works', 'cs').path, sample('artists', 'cs').path]) {
    await page.goto(address)
    await hydrated(page)
    await page.locator('main cite').evaluateAll((titles, long) => {
      for (const each of titles) each.textContent = long
    }, title)
    expect(await page.evaluate(textFaults), address).toEqual([])
  }
})

test('every work hangs on the same line, right above its label', async ({ page }) => {
  const distances: number[] = []
  for (const work of artist.works) {
    await page.goto(pathOf(work))
    await waitForFonts(page)
    const { y, height } = (await picture(page).boundingBox())!
    distances.push(Math.round((await page.locator('figcaption').boundingBox())!.y - y - height))
  }
  expect(Math.max(...distances)).toBeLessThanOrEqual(1)
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0)
})

test('the works lead from one to the next, and on to the next artist @desktop', async ({ page }) => {
  await page.goto(pathOf(first))
  await hydrated(page)
  await neighbour(page, 'next').click()
  await expect(page).toHaveURL(pathOf(second))
  await expect(heading(page)).toHaveText(headingOf(second))
  await page.goto(pathOf(artist.works.at(-1)!))
  await hydrated(page)
  await expect(neighbour(page, 'next').locator('xpath=ancestor::p')).toContainText(nextArtist.name)
  await neighbour(page, 'next').click()
  await expect(page).toHaveURL(`/umelec-${nextArtist.slug}/${nextArtist.works[0]!.slug}`)
  await neighbour(page, 'prev').click()
  await expect(heading(page)).toHaveText(headingOf(artist.works.at(-1)!))
})

test('arrow keys lead to the neighbouring works before React @desktop', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(pathOf(first))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(pathOf(second))
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(pathOf(first))
})

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 200 }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 4; step++) await touch('touchMove', from + ((to - from) * step) / 4)
  await touch('touchEnd')
}

test('a swipe over the picture leads to the next work and back @phone', async ({ page }) => {
  // The picture takes no touches during a view transition.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pathOf(first))
  await hydrated(page)
  await swipe(page, 300, 80)
  await expect(heading(page)).toHaveText(headingOf(second))
  await swipe(page, 80, 300)
  await expect(heading(page)).toHaveText(headingOf(first))
  // The browser must not go back, and a short swipe must do nothing.
  await settled(page)
  await swipe(page, 180, 150)
  await settled(page)
  await expect(page).toHaveURL(pathOf(first))
})

test('the print of an artist has small pictures with their labels @desktop', async ({ page }) => {
  await page.goto(path)
  await loadedPictures(page)
  await page.emulateMedia({ media: 'print' })
  for (const figure of await page.locator('figure').all()) {
    await expect(figure.locator('figcaption')).toBeVisible()
    const image = figure.locator('img')
    expect((await image.boundingBox())!.height).toBeLessThan(180)
    await expect(image).toHaveCSS('object-fit', 'contain')
  }
})

test('the print of a work has the whole picture and its label @desktop', async ({ page }) => {
  await page.goto(pathOf(first))
  await page.emulateMedia({ media: 'print' })
  const { width, height } = (await picture(page).boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThan(150)
  expect((await page.locator('figcaption').boundingBox())!.y).toBeGreaterThan(height)
  await expect(heading(page)).toBeVisible()
  await expect(zoomIn(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a work opens from its artist, leads to the next and back to the artist, and has no button @phone', async ({
    page,
  }) => {
    await page.goto(path)
    await linkTo(page, first).click()
    await expect(page).toHaveURL(pathOf(first))
    await expect(page.locator('main button:visible')).toHaveCount(0)
    await neighbour(page, 'next').click()
    await expect(heading(page)).toHaveText(headingOf(second))
    await heading(page).getByRole('link').click()
    await expect(page).toHaveURL(path)
  })
})
