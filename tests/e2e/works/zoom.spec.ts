import type { Locator } from '@playwright/test'
import { text } from '../content.ts'
import { expect, settled, test } from '../test.ts'
import { artist, dialog, loadedPictures, openFirst, path, second, zoomIn } from './works.ts'

const widthOf = async (picture: Locator) => (await picture.boundingBox())!.width

test('the button, a double click and keys zoom a work, and arrow keys then move it', async ({ page }) => {
  await page.goto(path)
  const large = await openFirst(page)
  const picture = large.getByRole('img').first()
  const width = await widthOf(picture)
  await zoomIn(large).click()
  expect(await widthOf(picture)).toBeCloseTo(2 * width, 0)
  await page.keyboard.press('+')
  expect(await widthOf(picture)).toBeCloseTo(3 * width, 0)
  const { x } = (await picture.boundingBox())!
  await page.keyboard.press('ArrowRight')
  expect((await picture.boundingBox())!.x).toBeLessThan(x)
  await expect(large).toBeVisible()
  await page.keyboard.press('-')
  expect(await widthOf(picture)).toBeCloseTo(2 * width, 0)
  await page.keyboard.press('0')
  expect(await widthOf(picture)).toBeCloseTo(width, 0)
  const box = (await picture.boundingBox())!
  await page.mouse.dblclick(box.x + box.width * 0.5, box.y + box.height * 0.6)
  expect(await widthOf(picture)).toBeCloseTo(2 * width, 0)
  // The point under the pointer stays there.
  const zoomed = (await picture.boundingBox())!
  expect((box.y + box.height * 0.6 - zoomed.y) / zoomed.height).toBeCloseTo(0.6, 1)
  await large.getByRole('button', { name: text('artist:work.zoomOut', 'cs') }).click()
  expect(await widthOf(picture)).toBeCloseTo(width, 0)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page, second)).toBeVisible()
})

test('the large picture is requested when the work opens, and the largest file only for the zoom', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(request.url())
  })
  await page.goto(path)
  await loadedPictures(page)
  const shown = await page
    .locator('figure img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ currentSrc }) => currentSrc))
  expect([...asked].sort()).toEqual(shown.sort())

  const originals = await page
    .locator('dialog[data-work] [data-sheet] > img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ src }) => src))
  const zoomed = () => originals.filter((original) => asked.has(original))
  expect(originals.filter((original) => original.endsWith('.jpg'))).toHaveLength(artist.works.length)
  const large = await openFirst(page)
  await expect
    .poll(() =>
      large
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true)
  await settled(page)
  expect(zoomed()).toEqual([])
  await zoomIn(large).click()
  await expect.poll(zoomed).toEqual([originals[0]])
})
