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
  neighbour,
  nextArtist,
  path,
  pathOf,
  picture,
  second,
  withoutReact,
} from './works.ts'

for (const locale of locales) {
  test(`the page of a work shows the whole picture on the first screen, with its label and its position, and its address is copied (${locale}) ${sizeOf[locale]}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto(`${pathOf(first, locale)}?a=1`)
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

    await test.step('where the browser has no dialog to share, the address of the work is copied', async () => {
      await page.getByRole('button', { name: text('common:share.button', locale) }).focus()
      await page.keyboard.press('Enter')
      const copied = text('common:share.copied', locale)
      await expect(page.getByRole('status')).toHaveText(copied, { useInnerText: true })
      const address = new URL(pathOf(first, locale), baseURL).href
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    })
    await test.step('its print has the whole picture and its label', async () => {
      await page.emulateMedia({ media: 'print' })
      const { width, height } = (await picture(page).boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThan(150)
      expect((await label.boundingBox())!.y).toBeGreaterThan(height)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('button', { name: text('artist:work.zoomIn', locale) })).toBeHidden()
    })
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

test('the works lead from one to the next, and on to the next artist, and each hangs right above its label, or beside its foot', async ({
  page,
}) => {
  await page.goto(pathOf(first))
  await hydrated(page)
  await waitForFonts(page)
  for (const work of artist.works) {
    await expect(page).toHaveURL(pathOf(work))
    await expect(heading(page)).toHaveText(headingOf(work))
    await settled(page)
    const { x, y, width, height } = (await picture(page).boundingBox())!
    const label = (await page.locator('figcaption').boundingBox())!
    const isBeside = label.x >= Math.floor(x + width)
    const distance = Math.round((isBeside ? label.y + label.height : label.y) - y - height)
    expect([0, 1], work.slug).toContain(distance)
    expect(isBeside, work.slug).toBe(page.viewportSize()!.width > 820 && width <= height)
    if (work === artist.works.at(-1))
      await expect(neighbour(page, 'next').locator('xpath=ancestor::p')).toContainText(nextArtist.name)
    await neighbour(page, 'next').click()
  }
  await expect(page).toHaveURL(`/umelec-${nextArtist.slug}/${nextArtist.works[0]!.slug}`)
  await neighbour(page, 'prev').click()
  await expect(heading(page)).toHaveText(headingOf(artist.works.at(-1)!))
})

test('arrow keys lead to the neighbouring works before React @desktop', async ({ page }) => {
  await withoutReact(page)
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
