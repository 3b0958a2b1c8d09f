import { brokenWords } from '../broken-words.ts'
import { text } from '../content.ts'
import { locales, sizeOf } from '../pages.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'
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
import { expectNoShift } from './works.ts'

for (const locale of locales) {
  test(`the wall has each work once, in the order of the artists or of size, which is in the address (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const expectOrder = async (expected: string[]) => {
      expect(await shownPaths(page)).toEqual(expected)
      expect(await pathsOnScreen(page)).toEqual(expected)
    }
    await page.goto(wallPath[locale])
    await expectOrder(pathsOf(works, locale))
    await hydrated(page)
    const letters = page.getByRole('navigation', { name: text('works:letters', locale) })
    await order(page, 'size', locale).check({ force: true })
    await expect(page).toHaveURL(`${wallPath[locale]}?order=size`)
    await expectOrder(pathsBySize(locale))
    await expect(letters).toBeHidden()
    await order(page, 'artist', locale).check({ force: true })
    await expect(page).toHaveURL(wallPath[locale])
    await expectOrder(pathsOf(works, locale))
    await expect(items(page).and(page.locator('[style*="order:"]'))).toHaveCount(0)

    await test.step('the letters are there only while all works are in the order of the artists', async () => {
      const [of] = works.filter(({ artist }) => artist === 'Chiara Chladová')
      await letters.getByRole('link', { name: locale === 'cs' ? 'CH' : 'C', exact: true }).click()
      await expect(page.locator(`main a[href="${of!.paths[locale]}"]`)).toBeInViewport()
      await field(page).fill('x')
      await expect(letters).toBeHidden()
      await field(page).fill('')
      await expect(letters).toBeVisible()
    })
  })
}

test('the order can be chosen before React, and hydration keeps it and the focus, also for keyboards @desktop', async ({
  page,
}) => {
  const release = await holdReact(page)
  await page.goto('/dila?order=size', { waitUntil: 'commit' })
  await expect.poll(() => pathsOnScreen(page)).toEqual(pathsBySize())
  await order(page, 'artist').check({ force: true })
  expect(await pathsOnScreen(page)).toEqual(pathsOf(works))
  await order(page, 'size').check({ force: true })
  expect(await pathsOnScreen(page)).toEqual(pathsBySize())
  const link = ({ paths }: WallWork) => page.locator(`main a[href="${paths.cs}"]`)
  await link(bySize[0]!).focus()
  release()
  await hydrated(page)
  await settled(page)
  // Now also for keyboards and screen readers.
  expect(await shownPaths(page)).toEqual(pathsBySize())
  expect(await pathsOnScreen(page)).toEqual(pathsBySize())
  await expect(items(page).and(page.locator('[style*="order:"]'))).toHaveCount(0)
  await test.step('the focused work keeps the focus, and Tab goes through the works in the order of the screen', async () => {
    for (const work of bySize) {
      await expect(link(work)).toBeFocused()
      await page.keyboard.press('Tab')
    }
  })
})

test('the pictures are whole, in rows with common lines, do not shift while they load, and are small files', async ({
  page,
}) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    if (/\.(avif|jpg)$/.test(request.url())) files.add(request.url())
  })
  await expectNoShift(page, items(page), () => page.goto('/dila'))

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
  if (screen > 360) return

  await test.step('on a phone, the pictures are small files', async () => {
    const sizes = await Promise.all([...files].map(async (url) => (await (await page.request.get(url)).body()).length))
    expect([...files].every((url) => url.endsWith('.avif'))).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0) / works.length).toBeLessThanOrEqual(12_000)
  })
  await test.step('no line of a caption ends within a word, or between a number and its unit', async () => {
    // Otherwise React would find other texts than it has made.
    await hydrated(page)
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
})
