import type { Page } from '@playwright/test'
import { plain, textPages } from './content.ts'
import { locales, sample, type Locale } from './pages.ts'
import { countDocuments, expect, hydrated, test } from './test.ts'

const lines: Record<Locale, Record<string, RegExp>> = {
  cs: {
    before: /^Otevření: sobota 21\.\skvětna v\s10:00$/,
    eve: /^Otevření: zítra v\s10:00$/,
    firstDay: /^Otevření: dnes v\s10:00$/,
    open: /^Dnes otevřeno do 18:00$/,
    tomorrow: /^Teď zavřeno, otevření: zítra v\s11:00$/,
    today: /^Teď zavřeno, otevření: dnes v\s11:00$/,
    lastDay: /^Dnes otevřeno do 20:30$/,
    after: /^Výstava skončila 22\.\s5\.\s2044; /,
  },
  en: {
    before: /^Opens Saturday 21\sMay at 10:00$/,
    eve: /^Opens tomorrow at 10:00$/,
    firstDay: /^Opens today at 10:00$/,
    open: /^Open today until 18:00$/,
    tomorrow: /^Closed now, opens tomorrow at 11:00$/,
    today: /^Closed now, opens today at 11:00$/,
    lastDay: /^Open today until 20:30$/,
    after: /^The exhibition closed on 22\sMay 2044; /,
  },
}

const moments: [time: string, line: string][] = [
  ['2044-05-01T12:00:00+03:00', 'before'],
  ['2044-05-20T12:00:00+03:00', 'eve'],
  ['2044-05-21T09:59:59+03:00', 'firstDay'],
  ['2044-05-21T10:00:00+03:00', 'open'],
  ['2044-05-21T18:00:00+03:00', 'tomorrow'],
  ['2044-05-22T00:00:00+03:00', 'today'],
  ['2044-05-22T11:00:00+03:00', 'lastDay'],
  ['2044-05-22T20:29:59+03:00', 'lastDay'],
  ['2044-05-22T20:30:00+03:00', 'after'],
  ['2044-12-01T12:00:00+02:00', 'after'],
]

/** The line of the hero about the opening hours. */
const statusLine = (page: Page) => page.locator('main p').filter({ has: page.locator('[data-now]') })

/** Shows the page at each moment, and expects its line and no other. */
async function expectLines(page: Page, locale: Locale, show: () => Promise<unknown>): Promise<void> {
  for (const [time, name] of moments) {
    await page.clock.setFixedTime(time)
    await show()
    const shown = statusLine(page)
      .locator('span:visible')
      .filter({ hasNot: page.locator('a') })
    await expect(shown, time).toHaveText([lines[locale][name]!])
  }
}

for (const locale of locales) {
  test(`the ${locale} page says what is true at the moment when it is loaded @desktop`, ({ page }) =>
    expectLines(page, locale, () => page.goto(sample('home', locale).path)))
}

test('the page says what is true at the moment of a client-side navigation @desktop', async ({ page }) => {
  const title = plain(textPages[0]!.title.en)
  // Without animations between the pages.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(sample('home', 'en').path)
  await hydrated(page)
  const documents = countDocuments(page)
  await expectLines(page, 'en', async () => {
    await page.locator('footer').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.locator('header a').first().click()
    await expect(page.locator('#program')).toBeAttached()
  })
  expect(documents()).toBe(0)
})

test('the line changes with the minute while the page stays open, and no screen reader announces it @desktop', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2044-05-21T17:59:30+03:00') })
  await page.goto('/en')
  const line = statusLine(page)
  await expect(line).toHaveText(lines.en.open!, { useInnerText: true })
  await page.clock.runFor(60_000)
  await expect(line).toHaveText(lines.en.tomorrow!, { useInnerText: true })
  expect(await line.evaluate((element) => element.closest('[aria-live], [role]:not([role="main"])'))).toBeNull()
})

test('the phase changes with the minute while the page stays open @desktop', async ({ page }) => {
  await page.clock.install({ time: new Date('2044-05-22T20:29:30+03:00') })
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'during')
  await page.clock.runFor(60_000)
  await expect(page.locator('html')).toHaveAttribute('data-phase', 'after')
  await expect(statusLine(page)).toHaveText(lines.en.after!, { useInnerText: true })
})

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the exhibition opens by the clock of Helsinki @desktop', async ({ page }) => {
    await page.clock.setFixedTime('2044-05-21T07:00:00Z')
    await page.goto('/en')
    await expect(statusLine(page).getByText(lines.en.open!)).toBeVisible()
    await expect(page.locator('#contact td').first()).toHaveText('10:00–18:00')
  })
})
