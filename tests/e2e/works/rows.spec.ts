import { artists } from '../content.ts'
import { expect, test } from '../test.ts'
import { artist, expectNoShift, loadedPictures, path } from './works.ts'

// Works of many ratios, side by side and alone.
const sampleArtists = [artist, artists[0]!, artists[2]!]

test('the works of a row have equal heights and a common baseline, and fill the width or one screen @desktop', async ({
  page,
}) => {
  for (const { slug, works } of sampleArtists) {
    await page.goto(`/umelec-${slug}`)
    const pictures = await loadedPictures(page)
    expect(pictures).toHaveLength(works.length)
    const margin = Math.min(...pictures.map(({ left }) => left))
    const [width, viewport] = await page.evaluate(() => [document.documentElement.clientWidth, window.innerHeight])
    for (const row of new Set(pictures.map((picture) => picture.row))) {
      const inRow = pictures.filter((picture) => picture.row === row)
      const heights = inRow.map(({ height }) => height)
      const bottoms = inRow.map(({ bottom }) => bottom)
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
      expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1)
      const left = inRow[0]!.left
      const right = width! - inRow.at(-1)!.left - inRow.at(-1)!.width
      if (left + right > 2 * margin + 2) expect(Math.abs(heights[0]! / viewport! - 0.85)).toBeLessThan(0.01)
      else expect(heights[0]! / viewport!).toBeLessThan(0.86)
    }
  }
})

test('on a phone each work has the whole width @phone', async ({ page }) => {
  await page.goto(path)
  const widths = (await loadedPictures(page)).map(({ width }) => Math.round(width))
  expect(widths).toEqual(artist.works.map(() => 360 - 2 * 16))
})

test('no work is cropped or distorted, and each is loaded in the size in which it is shown', async ({ page }) => {
  for (const { slug } of sampleArtists) {
    await page.goto(`/umelec-${slug}`)
    for (const { width, height, naturalWidth, naturalHeight } of await loadedPictures(page)) {
      expect(Math.abs((width / height) * (naturalHeight / naturalWidth) - 1)).toBeLessThan(0.01)
      // With `srcset`, the natural width is the width from `sizes`.
      expect(Math.abs(naturalWidth - width)).toBeLessThan(16)
    }
  }
})

test('the layout does not shift while the works load', async ({ page }) => {
  await expectNoShift(page, page.locator('figure'), () => page.goto(path))
})

test('two corners below each picture show that it opens, and stay beside its label', async ({ page }) => {
  await page.goto(path)
  for (const figure of await page.locator('figure').all()) {
    const link = figure.getByRole('link')
    const sign = await link.evaluate((element) => {
      const { backgroundImage, top, width, height } = getComputedStyle(element, '::after')
      return { isDrawn: backgroundImage !== 'none', top: parseFloat(top), width, height }
    })
    expect(sign).toMatchObject({ isDrawn: true, width: '44px', height: '44px' })
    expect(sign.top).toBeGreaterThanOrEqual((await link.boundingBox())!.height - 1)
  }
})

test('the title of a work is underlined while a pointer or the focus is on its picture @desktop', async ({ page }) => {
  await page.goto(path)
  const figure = page.locator('figure').first()
  const title = figure.locator('cite')
  await expect(title).toHaveCSS('text-decoration-line', 'none')
  await figure.getByRole('link').hover()
  await expect(title).toHaveCSS('text-decoration-line', 'underline')
  await page.mouse.move(0, 0)
  await expect(title).toHaveCSS('text-decoration-line', 'none')
  await page.keyboard.press('Tab')
  await figure.getByRole('link').focus()
  await expect(title).toHaveCSS('text-decoration-line', 'underline')
})
