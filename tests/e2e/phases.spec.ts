import type { Page } from '@playwright/test'
import { locales, sample, type Locale } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

type Phase = 'before' | 'during' | 'after'

const lines: Record<Locale, Record<Phase, RegExp>> = {
  cs: {
    before: /^Otevření: sobota 21\.\skvětna v\s10:00\.$/,
    during: /^Právě probíhá, poslední den: neděle 22\.\skvětna\.$/,
    after: /^Výstava skončila 22\.\s5\.\s2044; /,
  },
  en: {
    before: /^Opens on Saturday 21\sMay at 10:00\.$/,
    during: /^Now on, until Sunday 22\sMay\.$/,
    after: /^The exhibition closed on 22\sMay 2044; /,
  },
}

const moments: [time: string, phase: Phase][] = [
  ['2044-05-01T12:00:00+03:00', 'before'],
  ['2044-05-21T09:59:59+03:00', 'before'],
  ['2044-05-21T10:00:00+03:00', 'during'],
  ['2044-05-22T12:00:00+03:00', 'during'],
  ['2044-05-22T20:29:59+03:00', 'during'],
  ['2044-05-22T20:30:00+03:00', 'after'],
  ['2044-12-01T12:00:00+02:00', 'after'],
]

for (const locale of locales) {
  const { path } = sample('home', locale)

  /** Shows the page at each moment, and expects the line of its phase and no other. */
  async function expectPhases(page: Page, show: () => Promise<unknown>): Promise<void> {
    for (const [time, phase] of moments) {
      await page.clock.setFixedTime(time)
      await show()
      for (const [each, line] of Object.entries(lines[locale])) {
        await expect(page.locator('main').getByText(line), time).toBeVisible({ visible: each === phase })
      }
    }
  }

  test(`the ${locale} page is in the phase of its moment when it is loaded @desktop`, ({ page }) =>
    expectPhases(page, () => page.goto(path)))

  test(`the ${locale} page is in the phase of its moment after a client-side navigation @desktop`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto(path)
    await hydrated(page)
    await expectPhases(page, async () => {
      await page.locator('#artists').getByRole('link').first().click()
      await expect(page).toHaveURL(/(umelec|artist)-/)
      await page.locator('header a').first().click()
      await expect(page.locator('#program')).toBeAttached()
    })
  })
}

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the exhibition opens by the clock of Helsinki @desktop', async ({ page }) => {
    await page.clock.setFixedTime('2044-05-21T07:00:00Z')
    await page.goto('/en')
    await expect(page.getByText(lines.en.during)).toBeVisible()
    await expect(page.locator('#contact td').first()).toHaveText('10:00–18:00')
  })
})
