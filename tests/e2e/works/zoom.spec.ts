import type { Locator } from '@playwright/test'
import { text } from '../content.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'
import { first, heading, headingOf, pathOf, picture, second, zoomIn } from './works.ts'

const widthOf = async (image: Locator) => (await image.boundingBox())!.width

test('the button, a double click and keys zoom a work before React, and arrow keys then move it', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(request.url())
  })
  const release = await holdReact(page)
  await page.goto(pathOf(first))
  const image = picture(page)
  const width = await widthOf(image)
  const zoomOut = page.getByRole('button', { name: text('artist:work.zoomOut', 'cs') })

  await test.step('the original, the largest file, is requested only for the zoom', async () => {
    await expect.poll(() => image.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true)
    const original = await page.locator('[data-sheet] > img').evaluate(({ src }: HTMLImageElement) => src)
    expect(original).toMatch(/\.jpg$/)
    await settled(page)
    expect([...asked]).not.toContain(original)
    await zoomIn(page).click()
    await expect.poll(() => asked.has(original)).toBe(true)
  })
  expect(await widthOf(image)).toBeCloseTo(2 * width, 0)
  await expect(zoomOut).toBeInViewport({ ratio: 1 })

  await test.step('a zoomed work scrolls in its frame, and the page keeps its width', async () => {
    const [pageWidth, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(pageWidth).toBeLessThanOrEqual(screen!)
    const frame = page.locator('[data-stage]')
    const start = await frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const)
    await frame.evaluate((stage) => stage.scrollTo(1e6, 1e6))
    const box = (await image.boundingBox())!
    const stage = (await frame.boundingBox())!
    // A zoomed portrait may still be narrower than its frame, and stays on the left edge.
    const beyond = box.width > stage.width ? box.x + box.width - stage.x - stage.width : box.x - stage.x
    expect(Math.abs(beyond)).toBeLessThan(2)
    expect(Math.abs(box.y + box.height - stage.y - stage.height)).toBeLessThan(2)
    await frame.evaluate((stage, [left, top]) => stage.scrollTo(left, top), start)
  })

  for (const [key, times] of [
    ['+', 3],
    ['+', 3],
    ['-', 2],
    ['=', 3],
  ] as const) {
    await page.keyboard.press(key)
    expect(await widthOf(image)).toBeCloseTo(times * width, 0)
  }
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

  await test.step('a zoomed work stays zoomed during hydration', async () => {
    release()
    await hydrated(page)
    expect(await widthOf(image)).toBeCloseTo(2 * width, 0)
    await zoomOut.click()
    await expect(page.locator('[data-work]')).not.toHaveAttribute('data-zoom')
  })
  expect(await widthOf(image)).toBeCloseTo(width, 0)
  await page.keyboard.press('ArrowRight')
  await expect(heading(page)).toHaveText(headingOf(second))
})
