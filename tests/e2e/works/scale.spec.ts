import type { Page } from '@playwright/test'
import { artists, text, words } from '../content.ts'
import { expect, hydrated, settled, test, waitForFonts } from '../test.ts'
import { expectNoShift, heading, type Work } from './works.ts'

/** Works with a height and a width hang on the line. */
const isMeasured = ({ dimensions }: Work) => Boolean(dimensions?.height && dimensions.width && !dimensions.note)
const measured = artists.filter(({ works }) => works.some(isMeasured))
const [first, second] = measured as [Artist, Artist]
/** An artist of works with and without a size. */
const mixed = artists.find(({ works }) => works.some(isMeasured) && works.some(({ dimensions }) => !dimensions))!
/** An artist with a work that is wider than a phone. */
const wide = artists.find(({ works }) => works.some(({ dimensions }) => (dimensions?.width ?? 0) >= 500))!

type Artist = (typeof artists)[number]

const pathOf = ({ slug }: Artist) => `/umelec-${slug}`
const wall = (page: Page) => page.getByRole('region', { name: words(text('artist:hang.wall', 'cs')) })
const choice = (page: Page, hang: 'rows' | 'scale') =>
  page.getByRole('radio', { name: words(text(`artist:hang.${hang}`, 'cs')) })

/** Opens the page of an artist and chooses the scaled hang. */
async function hangToScale(page: Page, artist: Artist, hasScripts = true): Promise<void> {
  await page.goto(pathOf(artist))
  // On phones, a script sets the body font after the load, and lines above the choice may wrap again.
  if (hasScripts) await waitForFonts(page)
  await choice(page, 'scale').check()
  await expect(wall(page)).toBeVisible()
}

/** The boxes of a work's picture and of the figure, and the height of the floor, from the top of the page. */
async function boxesOf(page: Page, { slug }: Work) {
  const picture = await wall(page).locator(`a[href$="/${slug}"] img`).boundingBox()
  const figure = await wall(page).locator('svg[viewBox]').first().boundingBox()
  return { picture: picture!, figure: figure!, floor: figure!.y + figure!.height }
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// Without animations, everything is in its place when it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the works hang at the scale of the figure on a wall that is not higher than the screen', async ({ page }) => {
  const size = page.viewportSize()!
  for (const artist of measured) {
    await hangToScale(page, artist)
    for (const width of [size.width, 320]) {
      await test.step(`at ${width} px the wall of ${artist.name} fits the screen, and the page does not scroll sideways`, async () => {
        await page.setViewportSize({ ...size, width })
        expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
        expect((await wall(page).boundingBox())!.height).toBeLessThan(size.height)
      })
    }
    await page.setViewportSize(size)
    for (const work of artist.works.filter(isMeasured)) {
      await test.step(`${work.slug} hangs with its middle 150 cm above the floor`, async () => {
        const { picture, figure, floor } = await boxesOf(page, work)
        const centimetre = figure.height / 170
        const { height = 0, width = 0, depth = 0 } = work.dimensions!
        expect(Math.abs(picture.height / centimetre / height - 1)).toBeLessThan(0.01)
        expect(Math.abs(picture.width / centimetre / width - 1)).toBeLessThan(0.01)
        const middle = (floor - picture.y - picture.height / 2) / centimetre
        const expected = depth > 30 || height > 300 ? height / 2 : 150
        expect(Math.abs(middle - expected)).toBeLessThan(1)
      })
    }
  }
})

test('a wall that is wider than a phone scrolls in its own region, with the keyboard too @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await hangToScale(page, wide)
  const scrolled = () => wall(page).evaluate((element) => element.scrollLeft)
  await wall(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(scrolled).toBe(0)
  // A link of the wall that gets the focus is scrolled into view.
  const last = wall(page).getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})

test('works without a size stand below the wall, in rows', async ({ page }) => {
  await hangToScale(page, mixed)
  const { y, height } = (await wall(page).boundingBox())!
  for (const work of mixed.works) {
    const figure = page.locator(`figure[id="${work.slug}"]`)
    await expect(wall(page).locator(`a[href$="/${work.slug}"]`)).toHaveCount(isMeasured(work) ? 1 : 0)
    if (isMeasured(work)) await expect(figure).toBeHidden()
    else expect((await figure.boundingBox())!.y).toBeGreaterThanOrEqual(y + height)
  }
  await choice(page, 'rows').check()
  await expect(wall(page)).toBeHidden()
  for (const { slug } of mixed.works) await expect(page.locator(`figure[id="${slug}"]`)).toBeVisible()
})

test('the layout of the scaled hang does not shift while the works load', async ({ page }) => {
  await expectNoShift(page, wall(page).locator('a'), () => hangToScale(page, first))
})

for (const isHydrated of [true, false]) {
  test(`the chosen hang is kept on the next artist’s page ${isHydrated ? 'with' : 'before'} React ${isHydrated ? '@desktop' : '@phone'}`, async ({
    page,
  }) => {
    if (!isHydrated) await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await hangToScale(page, first)
    if (isHydrated) await hydrated(page)
    await expect(choice(page, 'scale')).toBeChecked()
    await page.locator('main nav a[rel=next]').click()
    await expect(heading(page)).not.toHaveText(first.name)
    await expect(choice(page, 'scale')).toBeChecked()
    await wall(page).getByRole('link').first().click()
    await expect(page.locator('[data-work]')).toBeVisible()
    await page.goBack()
    await expect(wall(page)).toBeVisible()
  })
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the works move from the rows to the wall @desktop', async ({ page }) => {
    await page.goto(pathOf(second))
    await settled(page)
    await page.evaluate(() => {
      const start = Document.prototype.startViewTransition
      Document.prototype.startViewTransition = function (update) {
        const transition = start.call(this, update)
        void transition.ready.then(() => {
          const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          // Not in the title of the page, which React writes when it hydrates.
          sessionStorage.setItem('moved', parts.join())
        })
        return transition
      }
    })
    await choice(page, 'scale').click()
    const { slug } = second.works.find(isMeasured)!
    const moved = () => page.evaluate(() => sessionStorage.getItem('moved'))
    await expect.poll(moved).toContain(`::view-transition-group(hang-${slug})`)
    await expect(page.locator('main img[style]')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice between rows and the scaled hang works @phone', async ({ page }) => {
    await hangToScale(page, first, false)
    await expect(page.locator('figure').first()).toBeHidden()
    await choice(page, 'rows').check()
    await expect(wall(page)).toBeHidden()
    await expect(page.locator('figure').first()).toBeVisible()
  })
})
