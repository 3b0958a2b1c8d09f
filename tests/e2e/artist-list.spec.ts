import type { Locator, Page } from '@playwright/test'
import { artists, artistsIn } from './content.ts'
import { sample, type Locale } from './pages.ts'
import { expect, hydrated, settled, test } from './test.ts'

const rowsOf = (page: Page) => page.locator('main ol > li')
const rowOf = (page: Page, index: number) => rowsOf(page).nth(index)

const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name!), [
    property,
    pseudo,
  ] as const)

/** The only row whose work is shown in the pane. */
async function expectOpen(page: Page, index: number): Promise<void> {
  const shown = () =>
    rowsOf(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.checkVisibility()))
  await expect.poll(shown).toEqual(artists.map((_, at) => at === index))
}

/** The opacity of the tint that a row gives to the whole page. */
const tintOpacity = (row: Locator) => styleOf(row, 'opacity', '::before')

const expectOrder = (page: Page, locale: Locale) =>
  expect(rowsOf(page).getByRole('link')).toHaveText(artistsIn(locale).map(({ name }) => name))

/** The numbers of letters on the lines of alphabets with 2 to 33 letters. */
const lettersByLine = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Na písmeno' })
    .locator('ul')
    .evaluate((list) => {
      const [first] = list.children
      return Array.from({ length: 32 }, (_, index) => {
        list.replaceChildren(...Array.from({ length: index + 2 }, () => first!.cloneNode(true)))
        const tops = [...list.children].map((item) => item.getBoundingClientRect().top)
        return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
      })
    })

/** The right edge of the text in the widest of some elements. */
const rightEdgeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => {
    const range = document.createRange()
    return Math.max(
      ...elements.map((element) => {
        range.selectNodeContents(element)
        return range.getBoundingClientRect().right
      }),
    )
  })

test('a name of one long word breaks, so that no page scrolls sideways @phone', async ({ page }) => {
  for (const kind of ['home', 'artists'] as const) {
    await page.goto(sample(kind, 'cs').path)
    const width = await page
      .locator('main li a[href^="/umelec-"]')
      .first()
      .evaluate((link) => {
        link.textContent = 'Rindfleischetikettierungsueberwachung'
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    expect(width).toBeLessThanOrEqual(0)
  }
})

test('the list opens one row, whose name alone is not dimmed: the topmost one, or that of the mouse or the focus; the work in the pane covers neither the title nor a name; no letter of an alphabet is alone on a line @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto(sample('artists', 'cs').path)
  await expectOrder(page, 'cs')
  await expectOpen(page, 0)
  expect(await tintOpacity(rowOf(page, 0))).toBe('0')
  const { title } = artists[0]!.works[0]!
  await expect(rowOf(page, 0).getByText(title.cs, { exact: true })).toBeVisible()
  const colours = () =>
    rowsOf(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).color))
  const [bright, dimmed] = await colours()
  expect(bright).not.toBe(dimmed)
  expect(await colours()).toEqual(artists.map((_, at) => (at === 0 ? bright : dimmed)))

  await rowOf(page, 1).getByRole('link').hover()
  await expectOpen(page, 1)
  expect(await colours()).toEqual(artists.map((_, at) => (at === 1 ? bright : dimmed)))
  await expect.poll(() => tintOpacity(rowOf(page, 1))).toBe('1')

  // The mouse has precedence over the focus.
  await rowOf(page, 2).getByRole('link').focus()
  await expectOpen(page, 1)
  await page.mouse.move(1014, 10)
  await expectOpen(page, 2)
  await expect.poll(() => tintOpacity(rowOf(page, 2))).toBe('1')
  await page.keyboard.press('Tab')
  await expectOpen(page, 3)

  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const index of artists.keys()) {
      await rowOf(page, index).getByRole('link').hover()
      await expectOpen(page, index)
      const { x } = (await rowOf(page, index).locator('img').boundingBox())!
      expect(await rightEdgeOf(page, 'main h1'), `${width} px`).toBeLessThan(x)
      expect(await rightEdgeOf(page, 'main ol > li > a'), `${width} px`).toBeLessThan(x)
    }
  }

  await hydrated(page)
  for (const width of [360, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const lines of await lettersByLine(page)) {
      expect(Math.min(...lines), `at ${width} px: ${lines.join(' + ')}`).toBeGreaterThan(1)
    }
  }
})

test('in another language the list has its order; while nothing is pointed at, the open row is the topmost one on the screen, without a shift of layout @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(sample('artists', 'en').path)
  await expectOrder(page, 'en')
  await expectOpen(page, 0)
  await settled(page)
  // Only from now on: the title may move what is below it when its font has loaded.
  await page.evaluate(async () => {
    await document.fonts.ready
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) =>
      (window as unknown as { shifts: unknown[] }).shifts.push(...list.getEntries().map((entry) => entry.toJSON())),
    ).observe({ type: 'layout-shift' })
  })
  for (const index of [1, 3, 0]) {
    await rowOf(page, index).evaluate((row) => scrollBy({ top: row.getBoundingClientRect().top, behavior: 'instant' }))
    await expectOpen(page, index)
    await settled(page)
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([])
})

test('without JavaScript the first row is open until another is pointed at @desktop', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  await page.goto(`${baseURL}/umelci`)
  const pictures = rowsOf(page).locator('img')
  await expect(pictures.nth(0)).toBeVisible()
  await rowOf(page, 1).getByRole('link').hover()
  await expect(pictures.nth(1)).toBeVisible()
  await expect(pictures.nth(0)).toBeHidden()
  await page.close()
})

test('on a touch screen the frame of each work has its ratio, a greatest side, and no fill; a letter leads to the first name under it @phone', async ({
  page,
}) => {
  await page.goto('/umelci')
  await test.step('a letter', async () => {
    const letters = page.getByRole('navigation', { name: 'Na písmeno' })
    await letters.getByRole('link', { name: 'CH', exact: true }).click()
    await expect(page.locator('main').getByRole('link', { name: 'Chiara Chladová' })).toBeInViewport()
    await expect(page).toHaveURL('/umelci#ch')
  })
  for (const [width, side] of [
    [360, 72],
    [600, 97],
    [820, 120],
  ] as const) {
    await test.step(`${width} px: at most ${side} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      for (const index of artists.keys()) {
        const row = rowOf(page, index)
        const picture = row.locator('img')
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        const image = (await picture.boundingBox())!
        const frame = (await row.locator('span:has(> picture)').boundingBox())!
        // Its attributes, because the natural size is rounded to the pixels of the screen.
        const ratio = await picture.evaluate(
          (each) => Number(each.getAttribute('width')) / Number(each.getAttribute('height')),
        )
        expect(image.width / image.height).toBeCloseTo(ratio, 1)
        expect(Math.max(image.width, image.height)).toBeLessThanOrEqual(side)
        expect(Math.max(image.width, image.height)).toBeGreaterThan(side - 3)
        expect(frame.width).toBeCloseTo(image.width, 0)
        expect(frame.height).toBeCloseTo(image.height, 0)
        const { x, width: ofRow } = (await row.boundingBox())!
        expect(image.x + image.width).toBeCloseTo(x + ofRow, 0)
        await expect(row.locator('svg')).toBeHidden()
      }
    })
  }
  await test.step('at 820 px the names are 36 to 40 px high', async () => {
    const size = parseFloat(await styleOf(rowOf(page, 0).getByRole('link'), 'font-size'))
    expect(size).toBeGreaterThanOrEqual(36)
    expect(size).toBeLessThanOrEqual(40)
  })
})

test('the underline of a link does not cross accents on the next line @desktop', async ({ page }) => {
  await page.goto(sample('artist', 'cs').path)
  for (const selector of ['nav a[rel="next"]', '#menu nav a']) {
    if (selector.startsWith('#menu')) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const link = page.locator(selector).first()
    await link.hover()
    expect(await styleOf(link, 'text-decoration-line')).toBe('underline')
    const { underline, accents } = await link.evaluate((element) => {
      const style = getComputedStyle(element)
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      return {
        underline: parseFloat(style.textUnderlineOffset) + parseFloat(style.textDecorationThickness),
        accents: parseFloat(style.lineHeight) - canvas.measureText('ŮŘŠŽČĎÁ').actualBoundingBoxAscent,
      }
    })
    expect(underline, selector).toBeLessThan(accents)
  }
})
