import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { exhibition, plain, text, textPages, words } from './content.ts'
import { openParts } from './open-parts.ts'
import { locales, sample, sizeOf, type Locale } from './pages.ts'
import { expect, test } from './test.ts'

const contact = (page: Page) => page.locator('#contact')
const map = exhibition.contact.map!

const today = { cs: /^Dnes otevřeno do (18:00|20:30)$/, en: /^Open today until (18:00|20:30)$/ } satisfies Record<
  Locale,
  RegExp
>

const moments: [time: string, shown: string | undefined][] = [
  ['2044-05-21T09:59:59+03:00', undefined],
  ['2044-05-21T10:00:00+03:00', '18:00'],
  ['2044-05-21T17:59:59+03:00', '18:00'],
  ['2044-05-21T18:00:00+03:00', undefined],
  ['2044-05-22T20:00:00+03:00', '20:30'],
  ['2044-05-22T20:30:00+03:00', undefined],
]

for (const locale of locales) {
  const { path } = sample('home', locale)

  test(`the ${locale} opening hours say until when it is open today, while it is open @desktop`, async ({ page }) => {
    for (const [time, shown] of moments) {
      await test.step(`at ${time}`, async () => {
        await page.clock.setFixedTime(time)
        await page.goto(path)
        const line = contact(page).getByText(today[locale]).filter({ visible: true })
        await expect(line).toHaveCount(shown ? 1 : 0)
        if (shown) await expect(line).toHaveText(text('home:status.open', locale).replace('{{time}}', shown))
      })
    }
  })

  test(`the ${locale} contact says how to get there and into the building ${sizeOf[locale]}`, async ({ page }) => {
    const statement = textPages.find(({ accessibility }) => accessibility)!
    await page.goto(path)
    await test.step('the map has a description, a legend and directions in words', async () => {
      const image = contact(page).getByRole('img', { name: plain(map.alt[locale]) })
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
      const legend = contact(page).getByRole('list', { name: text('home:contact.legend', locale) })
      await expect(legend.getByRole('listitem')).toHaveText(map.legend.map((entry) => entry[locale]))
      await contact(page).getByText(text('home:contact.directions', locale)).click()
      for (const direction of exhibition.contact.directions) {
        await expect(contact(page).getByText(direction[locale])).toBeVisible()
      }
    })
    await test.step('the stops have their lines, their names and the walk from them', async () => {
      const stops = exhibition.contact.stops!.map(({ by, lines = [], name, minutes }) => {
        const walk = text('home:contact.onFoot', locale).replace('{{minutes}}', String(minutes))
        return [text(`home:contact.by.${by}`, locale), lines.join(', '), name, walk].filter(Boolean).join(' ')
      })
      for (const stop of stops) {
        await expect(
          contact(page)
            .getByRole('listitem')
            .filter({ hasText: words(stop) }),
        ).toBeVisible()
      }
    })
    await test.step('access to the building and the statement on the site link to each other', async () => {
      const access = page.locator('#access')
      await contact(page).getByText(text('home:contact.access', locale), { exact: true }).click()
      for (const fact of exhibition.contact.access!) await expect(access.getByText(fact[locale])).toBeVisible()
      await access.getByRole('link', { name: text('common:access.site', locale) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(statement.title[locale])
      const [, back = ''] = text('common:access.building', locale).split(':')
      await page.locator('main').getByRole('link', { name: back.trim() }).click()
      await expect(page).toHaveURL(/#access$/)
      await expect(access).toBeInViewport()
      await expect(access.getByText(exhibition.contact.access![0]![locale])).toBeVisible()
    })
  })
}

test('a place in the venue links to the contact from its event, and a studio to a public map @desktop', async ({
  page,
}) => {
  await page.goto('/en/programme/pozdni-prohlidka')
  await page.getByRole('link', { name: 'Harbour Warehouse (on the map)' }).click()
  await expect(page).toHaveURL('/en#contact')
  await expect(contact(page)).toBeInViewport()

  const studio = page.locator('#studios').getByRole('link', { name: 'Laundry Studio, ' })
  await expect(studio).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=60.1634&mlon=24.9456#map=17/60.1634/24.9456',
  )
  await expect(studio).toContainText('(OpenStreetMap)')
})

test('the card of an event leads to the contact on the same page @phone', async ({ page }) => {
  await page.goto('/en#pozdni-prohlidka')
  await page.locator('#pozdni-prohlidka').getByRole('link', { name: '(on the map)' }).click()
  await expect(page).toHaveURL('/en#contact')
  await expect(contact(page)).toBeInViewport()
})

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })

  test('today is the day in Helsinki @desktop', async ({ page }) => {
    await page.clock.setFixedTime('2044-05-22T08:30:00Z')
    await page.goto('/en')
    const line = contact(page).getByText(today.en).filter({ visible: true })
    await expect(line).toHaveText('Open today until 20:30')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the opening hours say nothing about today, because the date is unknown @phone', async ({ page }) => {
    await page.goto('/')
    await expect(contact(page).getByText(today.cs).filter({ visible: true })).toHaveCount(0)
    await expect(contact(page).locator('td').first()).toBeVisible()
  })
})

test('maps are links only: nothing is embedded, and no request goes to another host before a click', async ({
  page,
}) => {
  await page.goto('/en')
  await contact(page).scrollIntoViewIfNeeded()
  await openParts(contact(page))
  await page.waitForLoadState('networkidle') // a request to another host fails every test
  await expect(page.locator('iframe, object, embed')).toHaveCount(0)
  for (const [way, maps] of [
    ['By public transport', ['Google', 'Apple']],
    ['On foot', ['Mapy.com', 'Google', 'Apple', 'OpenStreetMap']],
    ['By bicycle', ['Mapy.com', 'Google', 'Apple', 'OpenStreetMap']],
    ['On a map', ['Mapy.com', 'Google', 'Apple', 'OpenStreetMap']],
  ] as const) {
    await test.step(`${way}: the links name the venue and the maps`, async () => {
      const list = contact(page).getByRole('list', { name: `Directions to Harbour Warehouse ${way}` })
      await expect(list.getByRole('link')).toHaveText([...maps])
      for (const link of await list.getByRole('link').all()) {
        expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
        expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      }
    })
  }
})

test('one tap selects the coordinates as a whole @phone', async ({ page }) => {
  await page.goto('/')
  await openParts(contact(page))
  const position = contact(page).getByText('60.1675, 24.9627')
  await position.click()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('60.1675, 24.9627')
})

/** The shares of dark and of light pixels in an element's screenshot. */
async function tones(element: Locator): Promise<{ dark: number; light: number }> {
  await element.scrollIntoViewIfNeeded()
  await element.evaluate((image: HTMLImageElement) => image.decode())
  const pixels = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer()
  const share = (test: (value: number) => boolean) => pixels.filter(test).length / pixels.length
  return { dark: share((value) => value < 60), light: share((value) => value > 200) }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test(`the map has the ${colorScheme} background of the page ${colorScheme === 'light' ? '@phone' : '@desktop'}`, async ({
      page,
    }) => {
      await page.goto('/')
      // A picture that is decoded may be painted some frames later.
      await expect(async () => {
        const { dark, light } = await tones(contact(page).getByRole('img'))
        const [background, lines] = colorScheme === 'light' ? [light, dark] : [dark, light]
        expect(background).toBeGreaterThan(0.5)
        expect(lines).toBeGreaterThan(0.1)
      }).toPass({ timeout: 20_000 })
    })
  })
}

test('on a screen of 320 pixels the map, the hours and the links stay within the page @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const beyond = await contact(page).evaluate((section) =>
    [...section.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > 320)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(beyond).toEqual([])
})
