import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { exhibition, text, textPages } from './content.ts'
import { sample } from './pages.ts'
import { expect, test } from './test.ts'

const contact = (page: Page) => page.locator('#contact')

test('the contact says how to get there and into the building, with links to maps only: nothing is embedded, and no request goes to another host before a click @phone', async ({
  page,
}) => {
  const statement = textPages.find(({ accessibility }) => accessibility)!
  const open = text('home:status.open', 'en').replace('{{time}}', '18:00')
  // Which line is shown when is tested in src/site/features/contact/contact.test.tsx.
  await page.clock.setFixedTime('2044-05-21T17:59:59+03:00')
  await page.goto(sample('home', 'en').path)
  await expect(contact(page).getByText(open, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await contact(page).getByText(text('home:contact.directions', 'en')).click()
  for (const direction of exhibition.contact.directions) {
    await expect(contact(page).getByText(direction.en)).toBeVisible()
  }
  await contact(page).scrollIntoViewIfNeeded()
  await contact(page)
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)))
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
  await test.step('one tap selects the coordinates as a whole', async () => {
    await contact(page).getByText('60.1675, 24.9627').click()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('60.1675, 24.9627')
  })
  await page.setViewportSize({ width: 320, height: 640 })
  const beyond = await contact(page).evaluate((section) =>
    [...section.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > 320)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(beyond).toEqual([])

  await test.step('access to the building and the statement on the site link to each other', async () => {
    const access = page.locator('#access')
    for (const fact of exhibition.contact.access!) await expect(access.getByText(fact.en)).toBeVisible()
    await access.getByRole('link', { name: text('common:access.site', 'en') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(statement.title.en)
    const [, back = ''] = text('common:access.building', 'en').split(':')
    await page.locator('main').getByRole('link', { name: back.trim() }).click()
    await expect(page).toHaveURL(/#access$/)
    await expect(access).toBeInViewport()
    await expect(access.getByText(exhibition.contact.access![0]!.en)).toBeVisible()
  })
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

test('the map has the background of the page in light and dark colours @desktop', async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // A picture that is decoded may be painted some frames later.
    await expect(async () => {
      const { dark, light } = await tones(contact(page).getByRole('img'))
      const [background, lines] = colorScheme === 'light' ? [light, dark] : [dark, light]
      expect(background).toBeGreaterThan(0.5)
      expect(lines).toBeGreaterThan(0.1)
    }).toPass({ timeout: 20_000 })
  }
})
