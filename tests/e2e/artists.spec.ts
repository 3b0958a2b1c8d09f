import type { Page } from '@playwright/test'
import { artists, artistsIn, plain, text } from './content.ts'
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

const facts = [
  ['zofie-zitna', 'kolem 1957–2039, Olomouc', 'c. 1957–2039, Olomouc'],
  ['svea-tallmark', 'Vaasa', 'Vaasa'],
  ['ada-brusinka', '* 1979, Turku', 'b. 1979, Turku'],
]

const labels = [
  [
    'svea-tallmark',
    'poledne-ve-snehu',
    '2038–2041 skládaný papír, rozměry proměnné',
    '2038–2041 folded paper, dimensions variable',
  ],
  [
    'zofie-zitna',
    'rohovy-dum',
    'kolem 1998 řezané trámy, výška 100 cm, průměr 42,5 cm',
    'c. 1998 carved beams, height 100 cm, diameter 42.5 cm',
  ],
  ['lukasz-swiatek', 'zed-cislo-tri', '100 × 100 cm, edice 3/10 + 2 AP', '100 × 100 cm, edition 3/10 + 2 AP'],
  ['lukasz-swiatek', 'pudorys', '90 × 120 cm, edice 25 ks', '90 × 120 cm, edition of 25'],
  [
    'chiara-chladova',
    'protiproud',
    'video, barva, beze zvuku, 1 h 12 min 30 s, neomezená edice',
    'video, colour, silent, 1 h 12 min 30 s, open edition',
  ],
]

for (const [index, locale] of locales.entries()) {
  test(`the ${locale} pages show the known facts of artists and works @desktop`, async ({ page }) => {
    const prefix = { cs: '/umelec-', en: '/en/artist-' }[locale]
    for (const slug of new Set([...facts, ...labels].map(([slug]) => slug!))) {
      await page.goto(prefix + slug)
      for (const [, ...line] of facts.filter(([each]) => each === slug)) {
        await expect(page.locator('main header p').nth(1)).toHaveText(line[index]!)
      }
      for (const [, work, ...label] of labels.filter(([each]) => each === slug)) {
        const caption = page.locator(`figure[id="${work}"] figcaption`)
        expect(plain((await caption.locator('> *').allInnerTexts()).join(' '))).toContain(label[index])
      }
    }
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

test('the label of a work has its room @desktop', async ({ page }) => {
  await page.goto('/en/artist-ada-brusinka')
  await expect(page.locator('figure#leden figcaption')).toContainText('Upper Floor')
  await expect(page.locator('figure#tani figcaption')).not.toContainText('Upper Floor')
  await page.goto('/en/artist-ada-brusinka/leden')
  await expect(page.locator('main figcaption')).toContainText('Upper Floor')
})

test.describe('the events of an artist', () => {
  const events = (page: Page) => page.getByRole('region', { name: text('artist:events.heading', 'en') })

  test('are in order of time and lead to their pages @desktop', async ({ page }) => {
    await page.goto('/en/artist-chiara-chladova')
    await expect(events(page).getByRole('listitem')).toHaveText([
      /Saturday 21\sMay, 16:00–17:30\s*Colour Workshop\s*Under the Cranes/,
      /Sunday 22\sMay, 15:30–16:30\s*In the Studio: Chiara Chladová\s*Lighthouse Studio, Laivurinrinne\s2/,
    ])
    await events(page).getByRole('link', { name: 'Colour Workshop' }).click()
    await expect(page).toHaveURL('/en/programme/dilna-barvy')
  })

  test('are marked when they are over @phone', async ({ page }) => {
    const past = () => events(page).getByText(text('artist:events.past', 'en')).filter({ visible: true })
    await page.clock.setFixedTime('2044-05-21T17:29:59+03:00')
    await page.goto('/en/artist-chiara-chladova')
    await expect(past()).toHaveCount(0)
    await page.clock.setFixedTime('2044-05-21T17:30:00+03:00')
    await page.reload()
    await expect(past()).toHaveCount(1)
  })
})
