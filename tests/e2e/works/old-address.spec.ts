import { artists } from '../content.ts'
import { locales, sizeOf } from '../pages.ts'
import { expect, test } from '../test.ts'
import { artist, heading, headingOf, pathOf, second, withoutReact } from './works.ts'

const moved = artists.flatMap(({ slug, works }) =>
  works.flatMap(({ slug: work, formerSlugs = [] }) => formerSlugs.map((former) => ({ slug, work, former }))),
)[0]!

for (const locale of locales) {
  test(`the old address of a work leads to its page before React, also to another slug, and leaves no entry in the history (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await withoutReact(page)
    await page.goto('/umelci')
    await page.goto(`${{ cs: '/umelec', en: '/en/artist' }[locale]}-${artist.slug}#${second.slug}`)
    await expect(page).toHaveURL(pathOf(second, locale))
    await expect(heading(page)).toHaveText(headingOf(second, locale))
    await page.goBack()
    await expect(page).toHaveURL('/umelci')
    if (locale !== 'cs') return
    await page.goto(`/umelec-${moved.slug}#${moved.former}`)
    await expect(page).toHaveURL(`/umelec-${moved.slug}/${moved.work}`)
  })
}
