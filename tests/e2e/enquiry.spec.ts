import { artists, partners, plain, text } from './content.ts'
import { locales, siteUrl, sizeOf } from './pages.ts'
import { expect, test } from './test.ts'

const asked = artists.find(({ gallery, email }) => gallery && !email)!
const [work] = asked.works
const gallery = partners.find(({ slug }) => slug === asked.gallery)!

for (const locale of locales) {
  test(`a visitor asks about a work by a mail that has its title, artist and address (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const path = `${locale === 'cs' ? '/umelec-' : '/en/artist-'}${asked.slug}/${work!.slug}`
    await page.goto(path)
    const link = page.getByRole('link', { name: text('artist:enquiry.mail', locale) })
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href'))!)
    expect(protocol + pathname).toBe(`mailto:${gallery.email}`)
    expect(searchParams.get('subject')).toBe(`${asked.name}: ${plain(work!.title[locale])}`)
    expect(searchParams.get('body')).toContain(siteUrl + path)
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  })
}

test('a gallery on the home page leads to its artists, and an artist to the gallery @desktop', async ({ page }) => {
  await page.goto('/en')
  const list = page.getByRole('list', {
    name: text('home:partners.artists', 'en').replace('{{gallery}}', gallery.name),
  })
  await list.getByRole('link', { name: asked.name }).click()
  await expect(page).toHaveURL(`/en/artist-${asked.slug}`)
  await expect(page.getByRole('link', { name: gallery.name })).toHaveAttribute('href', gallery.url)
})

test('an artist without anybody to ask has no such link @desktop', async ({ page }) => {
  const silent = artists.find(({ gallery, email }) => !gallery && !email)!
  await page.goto(`/en/artist-${silent.slug}/${silent.works[0]!.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(silent.name)
  await expect(page.getByRole('link', { name: text('artist:enquiry.mail', 'en') })).toHaveCount(0)
})
