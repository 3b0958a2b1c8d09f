import { artists } from '../content.ts'
import { locales, sizeOf } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { artist, first, heading, headingOf, path, pathOf, second } from './works.ts'

const moved = artists.flatMap(({ slug, works }) =>
  works.flatMap(({ slug: work, formerSlugs = [] }) => formerSlugs.map((former) => ({ slug, work, former }))),
)[0]!

for (const locale of locales) {
  test(`the old address of a work leads to its page before React, and leaves no entry in the history (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/umelci')
    await page.goto(`${{ cs: '/umelec', en: '/en/artist' }[locale]}-${artist.slug}#${second.slug}`)
    await expect(page).toHaveURL(pathOf(second, locale))
    await expect(heading(page)).toHaveText(headingOf(second, locale))
    await page.goBack()
    await expect(page).toHaveURL('/umelci')
  })
}

test('the old address of a work that has another slug now leads to its page @desktop', async ({ page }) => {
  await page.goto(`/umelec-${moved.slug}#${moved.former}`)
  await expect(page).toHaveURL(`/umelec-${moved.slug}/${moved.work}`)
})

test('an old address that is opened on the artist’s page itself leads to the work @desktop', async ({ page }) => {
  await page.goto(path)
  await hydrated(page)
  await page.evaluate((slug) => {
    location.hash = slug
  }, first.slug)
  await expect(page).toHaveURL(pathOf(first))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the old address of a work leads to its picture on the artist’s page @phone', async ({ page }) => {
    const last = artist.works.at(-1)!
    await page.goto(`${path}#${last.slug}`)
    await expect(page.locator(`figure[id="${last.slug}"]`)).toBeInViewport()
  })
})
