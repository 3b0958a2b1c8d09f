import type { Locator, Page } from '@playwright/test'
import { artists, plain, text } from '../content.ts'
import type { Locale } from '../pages.ts'
import { expect, waitForFonts } from '../test.ts'

const found = artists.findIndex(({ works }) => works.length >= 4)
export const artist = artists[found]!
/** The artist after this one, in the order of the list. */
export const nextArtist = artists[(found + 1) % artists.length]!
export const [first, second, third] = artist.works as [Work, Work, Work]
export type Work = (typeof artist.works)[number]

const artistPaths = { cs: `/umelec-${artist.slug}`, en: `/en/artist-${artist.slug}` }
/** The page of the artist. */
export const path = artistPaths.cs
/** The page of a work of the artist. */
export const pathOf = ({ slug }: Work, locale: Locale = 'cs') => `${artistPaths[locale]}/${slug}`

/** The link to a work on the artist’s page. */
export const linkTo = (page: Page, { slug }: Work) => page.locator(`main figure a[href$="/${slug}"]`)
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const headingOf = ({ title }: Work, locale: Locale = 'cs') => `${artist.name}, ${plain(title[locale])}`
export const picture = (page: Page) => page.locator('[data-sheet] picture img')
export const zoomIn = (page: Page) => page.getByRole('button', { name: text('artist:work.zoomIn', 'cs') })
export const neighbour = (page: Page, rel: 'prev' | 'next') => page.locator(`main nav a[rel=${rel}]`)

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Serves empty scripts in place of those of React. */
export const withoutReact = (page: Page) =>
  page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))

/** Scrolls to each picture until it has loaded. */
export async function loadPictures(pictures: Locator): Promise<void> {
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0))
      .toBe(true)
  }
}

/**
 * Expects that elements stay in their places while the pictures in them load.
 * @param open opens the page with the elements
 */
export async function expectNoShift(page: Page, elements: Locator, open: () => Promise<unknown>): Promise<void> {
  const places = async () => {
    await waitForFonts(page) // the fallback font has other widths
    return elements.evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        const scrolled = each.closest('[tabindex]')?.scrollLeft ?? 0
        return [x + scrolled, y + scrollY, width, height].map(Math.round)
      }),
    )
  }
  const pictures = /\.(jpe?g|webp|avif)$/
  await page.route(pictures, (route) => route.fulfill({ status: 204 }))
  await open()
  const before = await places()
  expect(before.length).toBeGreaterThan(0)
  await page.unroute(pictures)
  await open()
  await loadPictures(elements.locator('img'))
  expect(await places()).toEqual(before)
}

/** Loads the pictures of the page. @returns the measures of all pictures in their rows */
export async function loadedPictures(page: Page) {
  await loadPictures(page.locator('figure img'))
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
