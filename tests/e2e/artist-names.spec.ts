import { readdirSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { artists, artistsIn } from './content.ts'
import { locales, sample } from './pages.ts'
import { expect, holdReact, hydrated, settled, test } from './test.ts'

const list = (page: Page) => page.locator('[data-names-script]')
const linkOf = (page: Page, index: number) => list(page).getByRole('link').nth(index)
const openNames = (page: Page) => list(page).locator('[data-opened="true"]')

/** Scrolls to the names and waits until they can open. */
async function goToNames(page: Page): Promise<void> {
  await list(page).evaluate((names) => names.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(list(page)).toHaveAttribute('data-names', 'wide')
}

/** The boxes of all names and their numbers, in pixels from the corner of the list. */
const boxesOf = (page: Page) =>
  list(page).evaluate((names) => {
    const origin = names.getBoundingClientRect()
    return [...names.querySelectorAll('li, a')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // The box of an inline element is as high as its font, that of an open name as high as its line.
      const vertical = element.matches('li') ? [top - origin.top, height] : []
      return [left - origin.left, width, ...vertical]
    })
  })

/** Expects that no edge of a box is further away than half a device pixel. */
async function expectBoxes(page: Page, expected: number[][]): Promise<void> {
  const boxes = await boxesOf(page)
  const moved = boxes.flatMap((box, at) => box.map((value, side) => Math.abs(value - expected[at]![side]!)))
  expect(moved.length).toBe(6 * artists.length)
  expect(Math.max(...moved)).toBeLessThanOrEqual(0.5)
}

/** The requests for the files of the names. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/names\/|fonts\/names-/.test(pathname)) files.push(pathname)
  })
  return files
}

test('nothing moves while the font of the names arrives and names open and close @desktop', async ({ page }) => {
  let release = () => {}
  let released: Promise<void>
  await page.route('**/fonts/names-*', async (route) => {
    await released
    await route.continue()
  })
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [360, 640],
  ] as const) {
    await test.step(`at ${width} px`, async () => {
      released = new Promise<void>((resolve) => (release = resolve))
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await hydrated(page)
      await expect(list(page)).toHaveAttribute('data-names', 'spaced')
      const closed = await boxesOf(page)
      release()
      await goToNames(page)
      await expectBoxes(page, closed)
      for (const index of artists.keys()) {
        await linkOf(page, index).hover()
        await expect(linkOf(page, index)).toHaveAttribute('data-opened', 'true')
        await expectBoxes(page, closed)
      }
      await page.mouse.move(0, 0)
      await expect(openNames(page)).toHaveCount(0)
      await expectBoxes(page, closed)
    })
  }
})

test('every name opens to the whole first work, between its words and over the rows beside it; at once with reduced motion; in print and in forced colours it is closed @desktop', async ({
  page,
}) => {
  await page.goto('/en')
  await goToNames(page)
  let highest = 0
  for (const [index, { name }] of artistsIn('en').entries()) {
    const link = linkOf(page, index)
    await link.hover()
    await expect(link).toHaveAttribute('data-opened', 'true')
    await link.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    await expect(link).toHaveAccessibleName(name)
    const { words, picture, ratio, size, box, letters } = await link.evaluate((element) => {
      const rangeOf = (node: Node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect()
      }
      const image = element.querySelector('img')!
      return {
        words: [image.previousSibling!, image.nextSibling!].map(rangeOf),
        picture: image.getBoundingClientRect(),
        ratio: image.naturalWidth / image.naturalHeight,
        size: parseFloat(getComputedStyle(element).fontSize),
        box: element.getBoundingClientRect(),
        letters: Number(element.style.getPropertyValue('--letters')),
      }
    })
    expect(words[0]!.right).toBeLessThan(picture.left)
    expect(picture.right).toBeLessThan(words[1]!.left)
    expect(words[0]!.left).toBeGreaterThanOrEqual(box.left - 0.5)
    expect(words[1]!.right).toBeLessThanOrEqual(box.right + 1)
    expect(picture.width / picture.height).toBeCloseTo(ratio, 1)
    // Where even the narrowest letters leave too little room, a picture is lower.
    if (letters > 0.001) expect(Math.abs(picture.height - 1.9 * size)).toBeLessThanOrEqual(1)
    else expect(picture.height).toBeLessThanOrEqual(1.9 * size + 1)
    highest = Math.max(highest, picture.height)
    expect(Math.abs(words[0]!.left + words[1]!.right - box.left - box.right)).toBeLessThan(4)
  }
  expect(highest).toBeGreaterThan(80)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.mouse.move(0, 0)
  await expect(openNames(page)).toHaveCount(0)
  await linkOf(page, 0).hover()
  await expect(openNames(page)).toHaveCount(1)
  expect(await list(page).evaluate((names) => names.getAnimations({ subtree: true }).length)).toBe(0)

  const opened = linkOf(page, 0).locator('img')
  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' })
    await page.mouse.move(0, 0)
    await linkOf(page, 0).hover()
    await expect(opened).toBeVisible()
    await page.emulateMedia(media)
    await expect(opened).toBeHidden()
  }
})

test('names open before React, after hydration, and after a client-side navigation @desktop', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/')
  await goToNames(page)
  await linkOf(page, 1).hover()
  await expect(openNames(page)).toHaveText(artists[1]!.name)
  release()
  await hydrated(page)
  await expect(openNames(page)).toHaveText(artists[1]!.name)
  await linkOf(page, 1).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artists[1]!.name)
  await page.goBack()
  await goToNames(page)
  await linkOf(page, 2).hover()
  await expect(openNames(page)).toHaveText(artists[2]!.name)
})

test('the files of the names are requested near the names, and a picture when its name opens; the keyboard opens a name, and the pointer has precedence @desktop', async ({
  page,
}) => {
  const files = filesOf(page)
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([])
  await goToNames(page)
  await expect.poll(() => files.length).toBe(2)
  await linkOf(page, 0).hover()
  await expect(openNames(page)).toHaveCount(1)
  expect(files.slice(2)).toEqual([`/names/${artists[0]!.slug}.avif`])

  await page.mouse.move(0, 0)
  await linkOf(page, 0).focus()
  await page.keyboard.press('Tab')
  await expect(linkOf(page, 1)).toHaveAttribute('data-opened', 'true')
  await page.keyboard.press('Tab')
  await expect(linkOf(page, 2)).toBeFocused()
  await expect(linkOf(page, 2)).toHaveAttribute('data-opened', 'true')
  await linkOf(page, 0).hover()
  await expect(linkOf(page, 0)).toHaveAttribute('data-opened', 'true')
  await expect(openNames(page)).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(linkOf(page, 2)).toHaveAttribute('data-opened', 'true')
  await expect(openNames(page)).toHaveCount(1)
})

test('each thumbnail is at most 4 kB @desktop', () => {
  const thumbnails = readdirSync('public/names').filter((file) => file.endsWith('.avif'))
  expect(thumbnails).toHaveLength(artists.length)
  expect(thumbnails.filter((file) => statSync(`public/names/${file}`).size > 4000)).toEqual([])
})

test('while a phone scrolls, exactly the name nearest the middle is open; with reduced motion, none @phone', async ({
  page,
}) => {
  const files = filesOf(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await goToNames(page)
  await settled(page)
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => file.endsWith('.avif'))).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const index of [0, artists.length - 1, 2]) {
    await linkOf(page, index).evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' })
    })
    await expect(linkOf(page, index)).toHaveAttribute('data-opened', 'true')
    await expect(openNames(page)).toHaveCount(1)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(openNames(page)).toHaveCount(0)
})

test('with Save-Data nothing is loaded, and the names look as without the script @phone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  const files = filesOf(page)
  await page.goto('/')
  await hydrated(page)
  await linkOf(page, 0).scrollIntoViewIfNeeded()
  await settled(page)
  await page.waitForLoadState('networkidle')
  expect(files).toEqual([])
  await expect(list(page)).not.toHaveAttribute('data-names')
})

test('a name that wraps stays closed, and one that no longer wraps opens @desktop', async ({ page }) => {
  // Leaves React out, and gives the first artist another name in the HTML.
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const [first = '', last = ''] = artists[0]!.name.split(' ')
    const name = new RegExp(`${first} (<img src="/names/[^>]*>)${last}`)
    await route.fulfill({
      response,
      body: (await response.text()).replace(name, 'Maximiliána $1Bartolomějková-Nová'),
    })
  })
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/')
  await goToNames(page)
  await linkOf(page, 0).hover()
  await linkOf(page, 1).hover()
  await expect(openNames(page)).toHaveText(artists[1]!.name)
  await expect(linkOf(page, 0)).not.toHaveAttribute('data-opened')
  await page.setViewportSize({ width: 1800, height: 800 })
  await linkOf(page, 0).hover()
  await expect(linkOf(page, 0)).toHaveAttribute('data-opened', 'true')
})

test('an artist has the same number on the home page as in the list of artists, in every language @desktop', async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(sample('artists', locale).path)
    const numbers = await page
      .locator('main ol li')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('a')!.textContent, Number(row.textContent.slice(0, 2))]),
      )
    await page.goto(sample('home', locale).path)
    // What the style sheet counts cannot be read: an item has its value, or its place.
    const shown = await list(page)
      .locator('li')
      .evaluateAll((items: HTMLLIElement[]) => items.map((item, at) => [item.textContent, item.value || at + 1]))
    expect(shown).toEqual(numbers)
  }
})
