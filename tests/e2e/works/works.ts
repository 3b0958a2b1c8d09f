import type { Page } from '@playwright/test'
import { artists, plain, text } from '../content.ts'
import type { Locale } from '../pages.ts'
import { expect } from '../test.ts'

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

/** Scrolls to each picture of the page until it has loaded. @returns the measures of all pictures in their rows */
export async function loadedPictures(page: Page) {
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
