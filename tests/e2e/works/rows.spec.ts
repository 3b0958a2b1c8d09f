import { artists } from '../content.ts'
import { expect, test } from '../test.ts'
import { artist, expectNoShift, loadedPictures, path } from './works.ts'

type Picture = Awaited<ReturnType<typeof loadedPictures>>[number]

/** No work is cropped or distorted, and each is loaded in the size in which it is shown. */
function expectWhole(pictures: Picture[]): void {
  for (const { width, height, naturalWidth, naturalHeight } of pictures) {
    expect.soft(Math.abs((width / height) * (naturalHeight / naturalWidth) - 1)).toBeLessThan(0.01)
    // With `srcset`, the natural width is the width from `sizes`.
    expect.soft(Math.abs(naturalWidth - width)).toBeLessThan(16)
  }
}

/** The works of a row have equal heights and a common baseline, and fill the width or one screen. */
function expectRows(pictures: Picture[], width: number, viewport: number): void {
  const margin = Math.min(...pictures.map(({ left }) => left))
  for (const row of new Set(pictures.map((picture) => picture.row))) {
    const inRow = pictures.filter((picture) => picture.row === row)
    const heights = inRow.map(({ height }) => height)
    const bottoms = inRow.map(({ bottom }) => bottom)
    expect.soft(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
    expect.soft(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1)
    const left = inRow[0]!.left
    const right = width - inRow.at(-1)!.left - inRow.at(-1)!.width
    if (left + right > 2 * margin + 2) expect.soft(Math.abs(heights[0]! / viewport - 0.85)).toBeLessThan(0.01)
    else expect.soft(heights[0]! / viewport).toBeLessThan(0.86)
  }
}

test('works are whole, in the size in which they are loaded, and in rows or over the whole width of a phone', async ({
  page,
}) => {
  const figures = page.locator('figure')
  const isPhone = page.viewportSize()!.width === 360
  // Works of many ratios, side by side and alone.
  for (const { slug, works } of [artists[0]!, artists[2]!, artist]) {
    await test.step(slug, async () => {
      if (slug === artist.slug) await expectNoShift(page, figures, () => page.goto(path))
      else await page.goto(`/umelec-${slug}`)
      const pictures = await loadedPictures(page)
      expect(pictures).toHaveLength(works.length)
      expectWhole(pictures)
      const [width, viewport] = await page.evaluate(() => [document.documentElement.clientWidth, window.innerHeight])
      if (isPhone) expect.soft(pictures.map(({ width }) => Math.round(width))).toEqual(works.map(() => 360 - 2 * 16))
      else expectRows(pictures, width!, viewport!)
    })
  }

  await test.step('two corners below each picture show that it opens, and stay beside its label', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const link of await figures.getByRole('link').all()) {
      const sign = await link.evaluate((element) => {
        const { backgroundImage, top, width, height } = getComputedStyle(element, '::after')
        return { isDrawn: backgroundImage.includes('gradient'), top: parseFloat(top), width, height }
      })
      expect(sign).toMatchObject({ isDrawn: true, width: '44px', height: '44px' })
      expect(sign.top).toBeGreaterThanOrEqual((await link.boundingBox())!.height - 1)
    }
  })
  await page.emulateMedia({ forcedColors: 'none' })
  if (isPhone) return

  await test.step('the title of a work is underlined while a pointer or the focus is on its picture', async () => {
    const figure = figures.first()
    const title = figure.locator('cite')
    await page.mouse.move(0, 0)
    await expect(title).toHaveCSS('text-decoration-line', 'none')
    await figure.getByRole('link').hover()
    await expect(title).toHaveCSS('text-decoration-line', 'underline')
    await page.mouse.move(0, 0)
    await expect(title).toHaveCSS('text-decoration-line', 'none')
    await page.keyboard.press('Tab')
    await figure.getByRole('link').focus()
    await expect(title).toHaveCSS('text-decoration-line', 'underline')
  })
  await test.step('the print has small pictures with their labels', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const figure of await figures.all()) {
      await expect(figure.locator('figcaption')).toBeVisible()
      const image = figure.locator('img')
      expect((await image.boundingBox())!.height).toBeLessThan(180)
      await expect(image).toHaveCSS('object-fit', 'contain')
    }
  })
})
