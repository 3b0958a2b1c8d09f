import { artists, artistsIn, text } from './content.ts'
import { locales, sample, sizeOf } from './pages.ts'
import { expect, test } from './test.ts'

for (const locale of locales) {
  const { path } = sample('artists', locale)

  test(`the ${locale} list of artists has every artist in the order of its language ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(path)
    const names = page.locator('main ol li a')
    await expect(names).toHaveText(artistsIn(locale).map(({ name }) => name))
    await expect(names).toHaveCount(artists.length)
    await expect(page.locator('main ol li img')).toHaveCount(artists.length)
  })
}

test('an artist’s page links to the next and the previous artist @phone', async ({ page }) => {
  const [one, two] = artists
  await page.goto(`/umelec-${one!.slug}`)
  const others = page.getByRole('navigation', { name: text('artist:others', 'cs') })
  await others.getByRole('link', { name: two!.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(two!.name)
  await others.getByRole('link', { name: one!.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one!.name)
  await expect(page).toHaveURL(`/umelec-${one!.slug}`)
})

test('the events of an artist are in order of time and lead to their pages @desktop', async ({ page }) => {
  const events = page.getByRole('region', { name: text('artist:events.heading', 'en') })
  await page.goto('/en/artist-chiara-chladova')
  await expect(events.getByRole('listitem')).toHaveText([
    /Saturday 21\sMay, 16:00–17:30\s*Colour Workshop\s*Under the Cranes/,
    /Sunday 22\sMay, 15:30–16:30\s*In the Studio: Chiara Chladová\s*Lighthouse Studio, Laivurinrinne\s2/,
  ])
  await events.getByRole('link', { name: 'Colour Workshop' }).click()
  await expect(page).toHaveURL('/en/programme/dilna-barvy')
})
