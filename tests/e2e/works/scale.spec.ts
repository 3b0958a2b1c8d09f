import type { Page } from '@playwright/test'
import { artists, text, words } from '../content.ts'
import { expect, hydrated, settled, test, waitForFonts } from '../test.ts'
import { expectNoShift, heading, type Work, withoutReact } from './works.ts'

/** Works with a height and a width hang on the line. */
const isMeasured = ({ dimensions }: Work) => Boolean(dimensions?.height && dimensions.width && !dimensions.note)
const measured = artists.filter(({ works }) => works.some(isMeasured))
const [first, second] = measured as [Artist, Artist]
/** An artist with a work that is wider than a phone. */
const wide = artists.find(({ works }) => works.some(({ dimensions }) => (dimensions?.width ?? 0) >= 500))!

type Artist = (typeof artists)[number]

const pathOf = ({ slug }: Artist) => `/umelec-${slug}`
const wall = (page: Page) => page.getByRole('region', { name: words(text('artist:hang.wall', 'cs')) })
const choice = (page: Page, hang: 'rows' | 'scale') =>
  page.getByRole('radio', { name: words(text(`artist:hang.${hang}`, 'cs')) })

/** Opens the page of an artist and chooses the scaled hang. */
async function hangToScale(page: Page, artist: Artist): Promise<void> {
  await page.goto(pathOf(artist))
  // On phones, a script sets the body font after the load, and lines above the choice may wrap again.
  await waitForFonts(page)
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

/** Expects that a wall fits the screen, also a narrow one, and that its works hang where they would in a room. */
async function expectScale(page: Page, { works }: Artist): Promise<void> {
  const size = page.viewportSize()!
  for (const width of [size.width, 320]) {
    await page.setViewportSize({ ...size, width })
    expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    expect.soft((await wall(page).boundingBox())!.height).toBeLessThan(size.height)
  }
  await page.setViewportSize(size)
  for (const work of works.filter(isMeasured)) {
    await test.step(`${work.slug} hangs at the scale of the figure, with its middle 150 cm above the floor`, async () => {
      const { picture, figure, floor } = await boxesOf(page, work)
      const centimetre = figure.height / 170
      const { height = 0, width = 0, depth = 0 } = work.dimensions!
      expect.soft(Math.abs(picture.height / centimetre / height - 1)).toBeLessThan(0.01)
      expect.soft(Math.abs(picture.width / centimetre / width - 1)).toBeLessThan(0.01)
      const middle = (floor - picture.y - picture.height / 2) / centimetre
      const expected = depth > 30 || height > 300 ? height / 2 : 150
      expect.soft(Math.abs(middle - expected)).toBeLessThan(1)
    })
  }
  await test.step('works without a size stand below the wall, in rows', async () => {
    const { y, height } = (await wall(page).boundingBox())!
    for (const work of works.filter((each) => isMeasured(each) || !each.dimensions)) {
      const figure = page.locator(`figure[id="${work.slug}"]`)
      await expect(wall(page).locator(`a[href$="/${work.slug}"]`)).toHaveCount(isMeasured(work) ? 1 : 0)
      if (isMeasured(work)) await expect(figure).toBeHidden()
      else expect((await figure.boundingBox())!.y).toBeGreaterThanOrEqual(y + height)
    }
  })
}

async function expectToScroll(page: Page): Promise<void> {
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
}

/** Expects that a work opens from the wall, and that going back returns to the wall. */
async function expectWallAgain(page: Page): Promise<void> {
  await wall(page).getByRole('link').first().click()
  await expect(page.locator('[data-work]')).toBeVisible()
  await page.goBack()
  await expect(wall(page)).toBeVisible()
}

test('the works hang to scale on a wall that fits the screen, from one artist to the next, and do not shift while they load', async ({
  page,
}) => {
  await expectNoShift(page, wall(page).locator('a'), () => hangToScale(page, first))
  await hydrated(page)
  for (const artist of artists.slice(artists.indexOf(first))) {
    await expect(heading(page)).toHaveText(artist.name)
    if (measured.includes(artist)) {
      await test.step(artist.name, async () => {
        await expect(choice(page, 'scale')).toBeChecked()
        await expectScale(page, artist)
        if (artist !== wide || page.viewportSize()!.width > 360) return
        await test.step('a wall that is wider than a phone scrolls in its own region, with the keyboard too', () =>
          expectToScroll(page))
      })
    }
    if (artist === measured.at(-1)) break
    await page.locator('main nav a[rel=next]').click()
  }
  await test.step('the floor is drawn in forced colours, too', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(wall(page)).toHaveCSS('background-image', /gradient/)
    await page.emulateMedia({ forcedColors: 'none' })
  })
  await expectWallAgain(page)
  await choice(page, 'rows').check()
  await expect(wall(page)).toBeHidden()
  for (const { slug } of measured.at(-1)!.works) await expect(page.locator(`figure[id="${slug}"]`)).toBeVisible()
})

test('before React too, the chosen hang is kept on the next artist’s page @phone', async ({ page }) => {
  await withoutReact(page)
  await hangToScale(page, first)
  await page.locator('main nav a[rel=next]').click()
  await expect(heading(page)).not.toHaveText(first.name)
  await expect(choice(page, 'scale')).toBeChecked()
  await expectWallAgain(page)
})

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
