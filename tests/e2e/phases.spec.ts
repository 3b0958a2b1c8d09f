import { locales, sample, type Locale } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

type Phase = 'before' | 'during' | 'after'

const lines: Record<Locale, Record<Phase, RegExp>> = {
  cs: {
    before: /^Otevíráme čtvrtek 4\.\száří v\s10:00\.$/,
    during: /^Právě probíhá, naposledy otevřeno neděle 7\.\száří\.$/,
    after: /^Výstava skončila 7\.\s9\.\s2025; /,
  },
  en: {
    before: /^Opens on Thursday 4\sSeptember at 10:00\.$/,
    during: /^Now on, until Sunday 7\sSeptember\.$/,
    after: /^The exhibition closed on 7\sSeptember 2025; /,
  },
}

const moments: [time: string, phase: Phase][] = [
  ['2025-08-01T12:00:00+02:00', 'before'],
  ['2025-09-04T09:59:59+02:00', 'before'],
  ['2025-09-04T10:00:00+02:00', 'during'],
  ['2025-09-05T12:00:00+02:00', 'during'],
  ['2025-09-07T20:59:59+02:00', 'during'],
  ['2025-09-07T21:00:00+02:00', 'after'],
  ['2026-03-01T12:00:00+01:00', 'after'],
]

for (const locale of locales) {
  for (const [time, phase] of moments) {
    test(`at ${time} the ${locale} site says that the exhibition is ${phase} @desktop`, async ({ page }) => {
      await page.clock.setFixedTime(time)
      const { path } = sample('home', locale)
      await page.goto(path)
      const expectPhase = async () => {
        for (const [each, line] of Object.entries(lines[locale])) {
          await expect(page.locator('main').getByText(line)).toBeVisible({ visible: each === phase })
        }
      }
      await expectPhase()

      await hydrated(page)
      await page.locator('#artists').getByRole('link').first().click()
      await expect(page).toHaveURL(/(umelec|artist)-/)
      await page.locator('header a').first().click()
      await expect(page.locator('#program')).toBeAttached()
      await expectPhase()
    })
  }
}

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the doors open at the hour of Prague @desktop', async ({ page }) => {
    await page.clock.setFixedTime('2025-09-04T08:00:00Z')
    await page.goto('/en')
    await expect(page.getByText(lines.en.during)).toBeVisible()
    await expect(page.locator('#contact td').first()).toHaveText('10:00–19:00')
  })
})
