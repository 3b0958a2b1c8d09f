import type { Page } from '@playwright/test'
import { artists, artistsIn, text } from '../content.ts'
import type { Locale } from '../pages.ts'

export const wallPath = { cs: '/dila', en: '/en/works' }

const ranks = { cs: artists, en: artistsIn('en') }
const rankOf = (artist: string, locale: Locale) => ranks[locale].findIndex(({ slug }) => slug === artist)

/** All works in the order of the artists in the default language, with their paths in each language and their areas. */
export const works = artists.flatMap(({ slug, name, works }) =>
  works.map((work) => {
    const { height, width, diameter } = work.dimensions ?? {}
    return {
      ...work,
      artist: name,
      rank: { cs: rankOf(slug, 'cs'), en: rankOf(slug, 'en') },
      paths: { cs: `/umelec-${slug}/${work.slug}`, en: `/en/artist-${slug}/${work.slug}` },
      area: (height ?? diameter ?? 0) * (width ?? diameter ?? 0),
    }
  }),
)
export type WallWork = (typeof works)[number]

/** The paths of works in the order of the artists. */
export const pathsOf = (some: readonly WallWork[], locale: Locale = 'cs') =>
  some.toSorted((a, b) => a.rank[locale] - b.rank[locale]).map(({ paths }) => paths[locale])

/** Works without dimensions are last; works of the same size are in the order of the artists. */
export const bySize = works.toSorted((a, b) => b.area - a.area)

export const pathsBySize = (locale: Locale = 'cs') =>
  works.toSorted((a, b) => b.area - a.area || a.rank[locale] - b.rank[locale]).map(({ paths }) => paths[locale])

export const items = (page: Page) => page.locator('main ol > li')

/** The paths of the works that are shown, in the order of the document. */
export const shownPaths = (page: Page) =>
  items(page).evaluateAll((all) =>
    all
      .filter((item) => item.getClientRects().length > 0)
      .map((item) => new URL(item.querySelector('a')!.href).pathname),
  )

/** The same in the order of the screen: by rows from the top, each from the left. */
export const pathsOnScreen = (page: Page) =>
  items(page).evaluateAll((all) =>
    all
      .map((item) => ({ path: new URL(item.querySelector('a')!.href).pathname, box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((a, b) => Math.round(a.box.top) - Math.round(b.box.top) || a.box.left - b.box.left)
      .map(({ path }) => path),
  )

export const field = (page: Page) => page.getByRole('searchbox')
export const status = (page: Page) => page.getByRole('search').getByRole('status')
export const reset = (page: Page, locale: Locale = 'cs') =>
  page.getByRole('button', { name: text('works:search.reset', locale) })
export const order = (page: Page, by: 'artist' | 'size', locale: Locale = 'cs') =>
  page.getByRole('radio', { name: text(`works:order.${by}`, locale) })

export const countOf = (shown: number, locale: Locale = 'cs') =>
  text('works:search.shown', locale).replace('{{shown}}', String(shown)).replace('{{total}}', String(works.length))
