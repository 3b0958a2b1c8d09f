import type { Locator } from '@playwright/test'
import { text } from '../content.ts'
import { expect, settled, test } from '../test.ts'
import { first, heading, headingOf, pathOf, picture, second, zoomIn } from './works.ts'

const widthOf = async (image: Locator) => (await image.boundingBox())!.width

test('the button, a double click and keys zoom a work, and arrow keys then move it', async ({ page }) => {
  await page.goto(pathOf(first))
  const image = picture(page)
  const width = await widthOf(image)
  await zoomIn(page).click()
  expect(await widthOf(image)).toBeCloseTo(2 * width, 0)
  await page.keyboard.press('+')
  expect(await widthOf(image)).toBeCloseTo(3 * width, 0)
  const { x } = (await image.boundingBox())!
  await page.keyboard.press('ArrowRight')
  expect((await image.boundingBox())!.x).toBeLessThan(x)
  await page.keyboard.press('-')
  expect(await widthOf(image)).toBeCloseTo(2 * width, 0)
  await page.keyboard.press('0')
  expect(await widthOf(image)).toBeCloseTo(width, 0)
  const box = (await image.boundingBox())!
  await page.mouse.dblclick(box.x + box.width * 0.5, box.y + box.height * 0.6)
  expect(await widthOf(image)).toBeCloseTo(2 * width, 0)
  // The point under the pointer stays there.
  const zoomed = (await image.boundingBox())!
  expect((box.y + box.height * 0.6 - zoomed.y) / zoomed.height).toBeCloseTo(0.6, 1)
  await page.getByRole('button', { name: text('artist:work.zoomOut', 'cs') }).click()
  expect(await widthOf(image)).toBeCloseTo(width, 0)
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText(headingOf(second))
})

test('a zoomed work scrolls in its frame, and the page keeps its width', async ({ page }) => {
  await page.goto(pathOf(first))
  await zoomIn(page).click()
  const [pageWidth, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(pageWidth).toBeLessThanOrEqual(width!)
  await page.locator('[data-stage]').evaluate((stage) => stage.scrollTo(1e6, 1e6))
  const image = (await picture(page).boundingBox())!
  const stage = (await page.locator('[data-stage]').boundingBox())!
  // A zoomed portrait may still be narrower than its frame, and stays on the left edge.
  const beyond = image.width > stage.width ? image.x + image.width - stage.x - stage.width : image.x - stage.x
  expect(Math.abs(beyond)).toBeLessThan(2)
  expect(Math.abs(image.y + image.height - stage.y - stage.height)).toBeLessThan(2)
})

test('the original, the largest file, is requested only for the zoom @desktop', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(request.url())
  })
  await page.goto(pathOf(first))
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const original = await page.locator('[data-sheet] > img').evaluate((image: HTMLImageElement) => image.src)
  expect(original).toMatch(/\.jpg$/)
  await settled(page)
  expect([...asked]).not.toContain(original)
  await zoomIn(page).click()
  await expect.poll(() => asked.has(original)).toBe(true)
})
