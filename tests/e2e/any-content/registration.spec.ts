import { readFileSync } from 'node:fs'
import { openHouseFile, type OpenHouse } from '../../../netlify/lib/open-house.ts'
import { text, words } from '../content.ts'
import { locales, sample } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

const { capacity, closesAt, asOf } = JSON.parse(readFileSync(openHouseFile, 'utf8')) as OpenHouse
// The function goes by the moment at which a site for demonstrations stands still, else by the clock.
const isOpen = (asOf ? new Date(asOf) : new Date()) < new Date(closesAt)

// There may be one seat only.
for (const locale of locales.slice(0, capacity)) {
  test(`a guest of the content’s own evening ${isOpen ? 'registers' : 'is told that registration has closed'} (${locale})`, async ({
    page,
  }) => {
    await page.goto(sample('registration', locale).path)
    await hydrated(page)
    if (!isOpen) {
      await expect(page.getByText(words(text('registration:closed', locale)))).toBeVisible()
      await expect(page.locator('[name="fullName"]')).toBeHidden()
      return
    }
    await page.locator('[name="fullName"]').fill('Žofie Příkladná')
    await page.locator('[name="email"]').fill(`guest-${locale}-${Date.now()}@example.org`)
    await page.locator('[name="attendance"][value="solo"]').check()
    await page.getByRole('button', { name: text('registration:send', locale) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(text('registration:success.title', locale)))
  })
}
