import type { Page } from '@playwright/test'
import { text } from '../content.ts'
import { countDocuments, expect, hydrated, settled, test } from '../test.ts'
import { artist, control, dialog, figure, first, openFirst, path, scrollTop, second, third } from './works.ts'

test('going back once closes the work, after any number of works', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  await page.goto(path)
  await hydrated(page)
  await figure(page, first).scrollIntoViewIfNeeded()
  const place = await scrollTop(page)
  const large = await openFirst(page)
  await control(large, 'next').click()
  await expect(large).toBeHidden()
  await expect(dialog(page, second)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page, third)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog(page, first)).toBeVisible()
  await expect(page).toHaveURL(`${path}#${first.slug}`)
  await page.goBack()
  await expect(dialog(page, first)).toBeHidden()
  await expect(page).toHaveURL(path)
  await expect(figure(page, first).getByRole('link')).toBeFocused()
  expect(Math.abs((await scrollTop(page)) - place)).toBeLessThan(2)
  await page.goBack()
  await expect(page).toHaveURL('/umelci')
})

test('after client-side navigation from the list of artists, a work opens, moves and closes', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  const documents = countDocuments(page)
  await page.locator('main').getByRole('link', { name: artist.name, exact: true }).click()
  const large = await openFirst(page)
  expect(await large.evaluate((element) => element.matches(':modal'))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(large).toBeHidden()
  await expect(dialog(page, second)).toBeVisible()
  await page.goBack()
  await expect(dialog(page, second)).toBeHidden()
  await expect(page).toHaveURL(path)
  await settled(page)
  expect(documents()).toBe(0)
})

test('on closing, the work shown last is in the viewport and has the focus', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  await openFirst(page)
  await page.keyboard.press('ArrowLeft')
  const last = artist.works.at(-1)!
  await expect(dialog(page, last)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(path)
  await expect(figure(page, last).getByRole('link')).toBeFocused()
  await expect(figure(page, last)).toBeInViewport()
  // The router does not scroll later.
  await settled(page)
  await expect(figure(page, last)).toBeInViewport()
})

for (const [way, close] of [
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['its link', (page: Page) => control(dialog(page, first), 'close').click()],
  ['a click beside the picture', (page: Page) => page.mouse.click(4, 4)],
] as const) {
  test(`${way} closes the work and leaves no history entry`, async ({ page }) => {
    await page.goto('/umelci')
    await page.goto(path)
    await openFirst(page)
    await close(page)
    await expect(dialog(page, first)).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(figure(page, first).getByRole('link')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/umelci')
  })

  test(`${way} closes a work that was opened by its address, and stays on the page`, async ({ page }) => {
    await page.goto('/umelci')
    await page.goto(`${path}#${first.slug}`)
    await hydrated(page)
    await expect(dialog(page, first)).toBeVisible()
    await close(page)
    await expect(dialog(page, first)).toBeHidden()
    await expect(page).toHaveURL(path)
    await expect(figure(page, first)).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/umelci')
  })
}

test('a reload keeps the open work, and going forward opens it again', async ({ page }) => {
  await page.goto(path)
  await openFirst(page)
  await page.reload()
  await hydrated(page)
  await expect(dialog(page, first)).toBeVisible()
  await page.goBack()
  await expect(dialog(page, first)).toBeHidden()
  await page.goForward()
  await expect(dialog(page, first)).toBeVisible()
})

test('going back to a page that was left with an open work shows the work', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  await page.locator('main ol li').getByRole('link', { name: artist.name, exact: true }).click()
  await expect(page).toHaveURL(path)
  await openFirst(page)
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL('/umelci')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('artists:title', 'cs'))
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.evaluate(() => history.go(2))
  await expect(page).toHaveURL(`${path}#${first.slug}`)
  await expect(dialog(page, first)).toBeVisible()
  await page.goBack()
  await expect(dialog(page, first)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artist.name)
})
