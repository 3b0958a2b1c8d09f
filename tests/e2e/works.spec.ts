import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { artists, plain, text } from './content.ts'
import { countDocuments, expect, hydrated, inItsType, settled, test } from './test.ts'

const artist = artists.find(({ works }) => works.length >= 4)!
const [first, second, third] = artist.works as [Work, Work, Work]
const path = `/umelec-${artist.slug}`
type Work = (typeof artist.works)[number]

const figure = (page: Page, { slug }: Work) => page.locator(`figure[id="figure_${slug}"]`)
const dialog = (page: Page, { slug }: Work) => page.locator(`dialog[id="${slug}"]`)
const control = (large: Locator, key: 'previous' | 'next' | 'close') =>
  large.getByRole('link', { name: text(`artist:work.${key}`, 'cs'), exact: true })
const zoomIn = (large: Locator) => large.getByRole('button', { name: text('artist:work.zoomIn', 'cs') })

async function openFirst(page: Page): Promise<Locator> {
  await figure(page, first).getByRole('link').click()
  await expect(dialog(page, first)).toBeVisible()
  return dialog(page, first)
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls through the page, so that each picture loads, and measures those that hang. */
async function hungPictures(page: Page) {
  for (const image of await page.locator('figure img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0))
      .toBe(true)
  }
  return page.locator('figure img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { top, bottom, left, width, height } = image.getBoundingClientRect()
      const { naturalWidth, naturalHeight } = image
      const row = image.closest('figure')!.parentElement!
      return {
        top: Math.round(top + scrollY),
        bottom: bottom + scrollY,
        left,
        width,
        height,
        naturalWidth,
        naturalHeight,
        row: [...row.parentElement!.children].indexOf(row),
      }
    }),
  )
}

// Works of every kind of ratio, beside each other and alone.
const hung = [artist, artists[0]!, artists[2]!]

test('the works of a row are equally high, hang on one line and fill the width or one screen @desktop', async ({
  page,
}) => {
  for (const { slug, works } of hung) {
    await page.goto(`/umelec-${slug}`)
    const pictures = await hungPictures(page)
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
  const widths = (await hungPictures(page)).map(({ width }) => Math.round(width))
  expect(widths).toEqual(artist.works.map(() => 360 - 2 * 16))
})

test('no work is cropped or distorted, and each is loaded in the size in which it hangs', async ({ page }) => {
  for (const { slug } of hung) {
    await page.goto(`/umelec-${slug}`)
    for (const { width, height, naturalWidth, naturalHeight } of await hungPictures(page)) {
      expect(Math.abs((width / height) * (naturalHeight / naturalWidth) - 1)).toBeLessThan(0.01)
      // What the browser takes for the natural width of a picture with `srcset` is what `sizes` says.
      expect(Math.abs(naturalWidth - width)).toBeLessThan(16)
    }
  }
})

test('nothing moves while the works load', async ({ page }) => {
  await page.route(/\.(jpe?g|webp|avif)$/, (route) => route.fulfill({ status: 204 }))
  const places = async () => {
    await inItsType(page) // letters of another width would move them
    return page
      .locator('figure')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)))
  }
  await page.goto(path)
  const before = await places()
  await page.unroute(/\.(jpe?g|webp|avif)$/)
  await page.reload()
  await hungPictures(page)
  expect(await places()).toEqual(before)
})

test('a work opens large at its own address, with its label and its place', async ({ page }) => {
  await page.goto(path)
  const large = await openFirst(page)
  await expect(page).toHaveURL(`${path}#${first.slug}`)
  await expect(large).toContainText(`${plain(first.title.cs)}, ${first.year}`)
  await expect(large).toContainText(plain(first.credit.cs).split(' ')[0]!)
  await expect(large).toContainText(`1 / ${artist.works.length}`)
  const picture = (await large.getByRole('img').first().boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(picture.width > width * 0.9 || picture.height > height * 0.7).toBe(true)
  expect(picture.y + picture.height).toBeLessThanOrEqual(height)
})

test('on a page that React shows after the list of artists, a work opens, moves and closes', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  const documents = countDocuments(page)
  await page.locator('main').getByRole('link', { name: artist.name, exact: true }).click()
  const large = await openFirst(page)
  expect(await page.evaluate(() => document.querySelector('dialog:modal')?.id)).toBe(first.slug)
  await page.keyboard.press('ArrowRight')
  await expect(large).toBeHidden()
  await expect(dialog(page, second)).toBeVisible()
  await page.goBack()
  await expect(dialog(page, second)).toBeHidden()
  await expect(page).toHaveURL(path)
  expect(documents()).toBe(0)
})

test('one step back closes, whatever number of works one has looked at', async ({ page }) => {
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

test('on closing, the work seen last is in view and has the focus', async ({ page }) => {
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
  // The router has nothing to say about it, also later.
  await settled(page)
  await expect(figure(page, last)).toBeInViewport()
})

for (const [way, close] of [
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['its link', (page: Page) => control(dialog(page, first), 'close').click()],
  ['a click beside the picture', (page: Page) => page.mouse.click(4, 4)],
] as const) {
  test(`${way} closes and leaves no step in the history`, async ({ page }) => {
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

  test(`${way} closes what was opened by its address, on the same site`, async ({ page }) => {
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

test('a large work is opened, moved and closed by the keyboard alone', async ({ page }) => {
  await page.goto(path)
  await figure(page, first).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, first)).toBeVisible()
  const next = control(dialog(page, first), 'next')
  for (let presses = 0; presses < 4; presses++) {
    if (await next.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(control(dialog(page, second), 'next')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, third)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(figure(page, third).getByRole('link')).toBeFocused()
})

test('a reload keeps the work that is open, and a step forward opens it again', async ({ page }) => {
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

test('a page that is left with a work open comes back with it open', async ({ page }) => {
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

test('the language switch keeps the work that is open', async ({ page }) => {
  await page.goto(path)
  const large = await openFirst(page)
  await large.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`/en/artist-${artist.slug}#${first.slug}`)
  await expect(dialog(page, first)).toBeVisible()
  await expect(dialog(page, first)).toContainText(plain(first.title.en))
  await page.goBack()
  await expect(page).toHaveURL(`${path}#${first.slug}`)
  await expect(dialog(page, first)).toBeVisible()
})

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 200 }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 4; step++) await touch('touchMove', from + ((to - from) * step) / 4)
  await touch('touchEnd')
}

test('a swipe leads to the next work and back @phone', async ({ page }) => {
  await page.goto(path)
  await openFirst(page)
  await swipe(page, 300, 80)
  await expect(dialog(page, second)).toBeVisible()
  await expect(page).toHaveURL(`${path}#${second.slug}`)
  await swipe(page, 80, 300)
  await expect(dialog(page, first)).toBeVisible()
  // The browser must not take it for the way back, and nothing may happen if it is short.
  await settled(page)
  await swipe(page, 180, 150)
  await settled(page)
  await expect(dialog(page, first)).toBeVisible()
  await expect(page).toHaveURL(`${path}#${first.slug}`)
})

const widthOf = async (picture: Locator) => (await picture.boundingBox())!.width

test('a work is zoomed by its button, a double click and the keys, and then moved about', async ({ page }) => {
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
  // What was under the pointer still is.
  const zoomed = (await picture.boundingBox())!
  expect((box.y + box.height * 0.6 - zoomed.y) / zoomed.height).toBeCloseTo(0.6, 1)
  await large.getByRole('button', { name: text('artist:work.zoomOut', 'cs') }).click()
  expect(await widthOf(picture)).toBeCloseTo(width, 0)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page, second)).toBeVisible()
})

test('nothing of a large view is asked for before it opens, and the largest file only for the zoom', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(request.url())
  })
  await page.goto(path)
  await hungPictures(page)
  const hung = await page
    .locator('figure img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ currentSrc }) => currentSrc))
  expect([...asked].sort()).toEqual(hung.sort())

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

test('the page behind keeps its place while a work is open', async ({ page }) => {
  await page.goto(path)
  await figure(page, first).scrollIntoViewIfNeeded()
  const place = await scrollTop(page)
  await openFirst(page)
  await page.mouse.move(100, 100)
  await page.mouse.wheel(0, 500)
  await settled(page)
  expect(await scrollTop(page)).toBe(place)
})

test('every control of a large work is large enough for a finger', async ({ page }) => {
  await page.goto(path)
  const large = await openFirst(page)
  for (const each of await large.locator('a, button').all()) {
    const { width, height, x, y } = (await each.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width)
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test(`a large work is accessible in ${colorScheme} colours, also zoomed`, async ({ page }) => {
      await page.goto(path)
      const large = await openFirst(page)
      await expect(page.getByRole('dialog', { name: plain(first.title.cs) })).toBeVisible()
      const axe = () => new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
      expect((await axe()).violations).toEqual([])
      await zoomIn(large).click()
      expect((await axe()).violations).toEqual([])
    })
  })
}

test('in print there are small pictures with their labels and no large view', async ({ page }) => {
  await page.goto(path)
  await hungPictures(page)
  await openFirst(page)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page, first)).toBeHidden()
  for (const each of artist.works) {
    await expect(figure(page, each).locator('figcaption')).toBeVisible()
    const picture = figure(page, each).locator('img')
    expect((await picture.boundingBox())!.height).toBeLessThan(180)
    await expect(picture).toHaveCSS('object-fit', 'contain')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a work opens, leads to the next and closes at its place', async ({ page }) => {
    await page.goto(path)
    const large = await openFirst(page)
    await expect(zoomIn(large)).toBeHidden()
    await control(large, 'next').click()
    await expect(large).toBeHidden()
    await expect(dialog(page, second)).toBeVisible()
    const box = (await dialog(page, second).boundingBox())!
    expect([box.x, box.y]).toEqual([0, 0])
    await control(dialog(page, second), 'close').click()
    await expect(dialog(page, second)).toBeHidden()
    await expect(figure(page, second)).toBeInViewport()
  })

  test('a work has an address of its own', async ({ page }) => {
    await page.goto(`${path}#${third.slug}`)
    await expect(dialog(page, third)).toBeVisible()
  })
})
