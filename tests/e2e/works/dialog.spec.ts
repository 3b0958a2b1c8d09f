import type { Page } from '@playwright/test'
import { violations } from '../accessibility/axe.ts'
import { plain } from '../content.ts'
import { expect, settled, test } from '../test.ts'
import {
  artist,
  control,
  dialog,
  figure,
  first,
  loadedPictures,
  openFirst,
  path,
  scrollTop,
  second,
  third,
  zoomIn,
} from './works.ts'

test('a work opens large at its own address, with its label and its position', async ({ page }) => {
  await page.goto(path)
  const large = await openFirst(page)
  await expect(page).toHaveURL(`${path}#${first.slug}`)
  await expect(large).toContainText(`${plain(first.title.cs)}, ${first.year}`)
  await expect(large).toContainText(plain(first.credit.cs).split(' ')[0]!)
  await expect(large).toContainText(`1 / ${artist.works.length}`)
  const picture = (await large.getByRole('img').first().boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(picture.width > width * 0.9 || picture.height > height * 0.7).toBe(true)
  expect(picture.y + picture.height).toBeLessThanOrEqual(height)
})

test('a large work is opened, moved and closed by the keyboard alone', async ({ page }) => {
  await page.goto(path)
  await figure(page, first).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, first)).toBeVisible()
  const next = control(dialog(page, first), 'next')
  for (let presses = 0; presses < 4; presses++) {
    if (await next.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(control(dialog(page, second), 'next')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, third)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(figure(page, third).getByRole('link')).toBeFocused()
})

test('the language switch keeps the work that is open', async ({ page }) => {
  await page.goto(path)
  const large = await openFirst(page)
  await large.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`/en/artist-${artist.slug}#${first.slug}`)
  await expect(dialog(page, first)).toBeVisible()
  await expect(dialog(page, first)).toContainText(plain(first.title.en))
  await page.goBack()
  await expect(page).toHaveURL(`${path}#${first.slug}`)
  await expect(dialog(page, first)).toBeVisible()
})

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 200 }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 4; step++) await touch('touchMove', from + ((to - from) * step) / 4)
  await touch('touchEnd')
}

test('a swipe leads to the next work and back @phone', async ({ page }) => {
  await page.goto(path)
  await openFirst(page)
  await swipe(page, 300, 80)
  await expect(dialog(page, second)).toBeVisible()
  await expect(page).toHaveURL(`${path}#${second.slug}`)
  await swipe(page, 80, 300)
  await expect(dialog(page, first)).toBeVisible()
  // The browser must not go back, and a short swipe must do nothing.
  await settled(page)
  await swipe(page, 180, 150)
  await settled(page)
  await expect(dialog(page, first)).toBeVisible()
  await expect(page).toHaveURL(`${path}#${first.slug}`)
})

test('the page behind does not scroll while a work is open', async ({ page }) => {
  await page.goto(path)
  await figure(page, first).scrollIntoViewIfNeeded()
  const place = await scrollTop(page)
  await openFirst(page)
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 500)
  await settled(page)
  expect(await scrollTop(page)).toBe(place)
})

test('every control of a large work is at least 44 pixels large', async ({ page }) => {
  await page.goto(path)
  const large = await openFirst(page)
  for (const each of await large.locator('a, button').all()) {
    const { width, height, x, y } = (await each.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width)
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test(`a large work is accessible in ${colorScheme} colours, also zoomed`, async ({ page }) => {
      await page.goto(path)
      const large = await openFirst(page)
      await expect(page.getByRole('dialog', { name: plain(first.title.cs) })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await zoomIn(large).click()
      expect(await violations(page)).toEqual([])
    })
  })
}

test('the print has small pictures with their labels, and no large one', async ({ page }) => {
  await page.goto(path)
  await loadedPictures(page)
  await openFirst(page)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page, first)).toBeHidden()
  for (const each of artist.works) {
    await expect(figure(page, each).locator('figcaption')).toBeVisible()
    const picture = figure(page, each).locator('img')
    expect((await picture.boundingBox())!.height).toBeLessThan(180)
    await expect(picture).toHaveCSS('object-fit', 'contain')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a work opens, leads to the next, and closes at its figure', async ({ page }) => {
    await page.goto(path)
    const large = await openFirst(page)
    await expect(zoomIn(large)).toBeHidden()
    await control(large, 'next').click()
    await expect(large).toBeHidden()
    await expect(dialog(page, second)).toBeVisible()
    const box = (await dialog(page, second).boundingBox())!
    expect([box.x, box.y]).toEqual([0, 0])
    await control(dialog(page, second), 'close').click()
    await expect(dialog(page, second)).toBeHidden()
    await expect(figure(page, second)).toBeInViewport()
  })

  test('the address of a work opens it', async ({ page }) => {
    await page.goto(`${path}#${third.slug}`)
    await expect(dialog(page, third)).toBeVisible()
  })
})
