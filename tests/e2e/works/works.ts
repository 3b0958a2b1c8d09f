import type { Locator, Page } from '@playwright/test'
import { artists, text } from '../content.ts'
import { expect } from '../test.ts'

export const artist = artists.find(({ works }) => works.length >= 4)!
export const [first, second, third] = artist.works as [Work, Work, Work]
export const path = `/umelec-${artist.slug}`
export type Work = (typeof artist.works)[number]

export const figure = (page: Page, { slug }: Work) => page.locator(`figure[id="figure_${slug}"]`)
export const dialog = (page: Page, { slug }: Work) => page.locator(`dialog[id="${slug}"]`)
export const control = (large: Locator, key: 'previous' | 'next' | 'close') =>
  large.getByRole('link', { name: text(`artist:work.${key}`, 'cs'), exact: true })
export const zoomIn = (large: Locator) => large.getByRole('button', { name: text('artist:work.zoomIn', 'cs') })

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

export async function openFirst(page: Page): Promise<Locator> {
  await figure(page, first).getByRole('link').click()
  await expect(dialog(page, first)).toBeVisible()
  return dialog(page, first)
}

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
