import { brokenWords } from '../broken-words.ts'
import { compressedSize } from '../loading/compressed-size.ts'
import { locales, sizeOf } from '../pages.ts'
import { expect, holdReact, hydrated, settled, test, waitForFonts } from '../test.ts'
import {
  bySize,
  field,
  items,
  order,
  pathsBySize,
  pathsOf,
  pathsOnScreen,
  shownPaths,
  type WallWork,
  wallPath,
  works,
} from './wall.ts'
import { expectNoShift, loadPictures } from './works.ts'

for (const locale of locales) {
  test(`the wall has each work once, in the order of the artists (${locale}) ${sizeOf[locale]}`, async ({ page }) => {
    await page.goto(wallPath[locale])
    expect(await shownPaths(page)).toEqual(pathsOf(works, locale))
    expect(await pathsOnScreen(page)).toEqual(pathsOf(works, locale))
  })

  test(`the order by size puts the largest work first and is in the address (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(wallPath[locale])
    await hydrated(page)
    await order(page, 'size', locale).check({ force: true })
    await expect(page).toHaveURL(`${wallPath[locale]}?order=size`)
    expect(await shownPaths(page)).toEqual(pathsBySize(locale))
    expect(await pathsOnScreen(page)).toEqual(pathsBySize(locale))
    await order(page, 'artist', locale).check({ force: true })
    await expect(page).toHaveURL(wallPath[locale])
    expect(await shownPaths(page)).toEqual(pathsOf(works, locale))
    await expect(items(page).and(page.locator('[style*="order:"]'))).toHaveCount(0)
  })
}

test('the order can be chosen before React, and hydration keeps it @desktop', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/dila?order=size', { waitUntil: 'commit' })
  await expect.poll(() => pathsOnScreen(page)).toEqual(pathsBySize())
  await order(page, 'artist').check({ force: true })
  expect(await pathsOnScreen(page)).toEqual(pathsOf(works))
  await order(page, 'size').check({ force: true })
  expect(await pathsOnScreen(page)).toEqual(pathsBySize())
  release()
  await hydrated(page)
  await settled(page)
  // Now also for keyboards and screen readers.
  expect(await shownPaths(page)).toEqual(pathsBySize())
  expect(await pathsOnScreen(page)).toEqual(pathsBySize())
  await expect(items(page).and(page.locator('[style*="order:"]'))).toHaveCount(0)
})

test('the keyboard goes through the works in the order of the screen, and a focused work keeps the focus @desktop', async ({
  page,
}) => {
  const release = await holdReact(page)
  await page.goto('/dila?order=size', { waitUntil: 'commit' })
  await expect.poll(() => pathsOnScreen(page)).toEqual(pathsBySize())
  const link = ({ paths }: WallWork) => page.locator(`main a[href="${paths.cs}"]`)
  await link(bySize[0]!).focus()
  release()
  await hydrated(page)
  await settled(page)
  for (const work of bySize) {
    await expect(link(work)).toBeFocused()
    await page.keyboard.press('Tab')
  }
})

test('the pictures are whole, and those of a row have their top and bottom on common lines', async ({ page }) => {
  await page.goto('/dila')
  await loadPictures(items(page).locator('img'))
  const pictures = await items(page).evaluateAll((all) =>
    all.map((item) => {
      const image = item.querySelector('img')!
      const { top, bottom, right, width, height } = image.getBoundingClientRect()
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      return { row: item.getBoundingClientRect().top, top, bottom, right, width, height, ratio }
    }),
  )
  const { width: screen } = page.viewportSize()!
  for (const { row, top, bottom, right, width, height, ratio } of pictures) {
    expect(Math.abs(width / height / ratio - 1)).toBeLessThan(0.005)
    expect(right).toBeLessThanOrEqual(screen)
    for (const other of pictures.filter((each) => Math.abs(each.row - row) < 1)) {
      expect(Math.abs(other.top - top)).toBeLessThan(1)
      expect(Math.abs(other.bottom - bottom)).toBeLessThan(1)
    }
  }
})

test('no line of a caption ends within a word, or between a number and its unit @phone', async ({ page }) => {
  await page.goto('/dila')
  await waitForFonts(page)
  await items(page)
    .locator('p > span')
    .evaluateAll((facts) => {
      for (const each of facts) each.textContent = 'bronz, 252 × 186 × 74 cm'.replace(/(?<=[\d×]) /g, '\u00a0')
    })
  for (const width of [320, 360, 412, 820, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await brokenWords(page.locator('[data-wall]'))).toEqual([])
  }
})

test('the layout does not shift while the pictures load', async ({ page }) => {
  await expectNoShift(page, items(page), () => page.goto('/dila'))
})

test('the pictures are small files @phone', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (/\.(avif|jpg)$/.test(request.url())) files.push(request.url())
  })
  await page.goto('/dila')
  await loadPictures(items(page).locator('img'))
  const sizes = await Promise.all(files.map(async (url) => (await (await page.request.get(url)).body()).length))
  expect(files.every((url) => url.endsWith('.avif'))).toBe(true)
  expect(sizes.reduce((sum, size) => sum + size, 0) / works.length).toBeLessThanOrEqual(12_000)
})

test('the wall is at most 10.4 kB and 84 bytes a work @desktop', async ({ page }) => {
  const html = await (await page.request.get('/dila')).text()
  // The script with a time zone is in previews only.
  const published = html.replace(/<script data-time-zone[\s\S]*?<\/script>/, '')
  expect(compressedSize(published)).toBeLessThanOrEqual(10_400 + 84 * works.length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all works are there with an index of letters, and no control that would do nothing @phone', async ({
    page,
  }) => {
    await page.goto('/dila?q=nic')
    await expect(items(page).filter({ visible: true })).toHaveCount(works.length)
    await expect(field(page)).toBeHidden()
    await expect(order(page, 'size')).toBeHidden()
    await page.getByRole('navigation', { name: 'Na písmeno' }).getByRole('link').last().click()
    await expect(items(page).last()).toBeInViewport()
  })
})
