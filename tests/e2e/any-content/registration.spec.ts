import { readFileSync } from 'node:fs'
import { factsFile, type Facts } from '../../../netlify/registration/facts.ts'
import { text, words } from '../content.ts'
import { locales, sample } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Facts | null
const invitation = facts?.events.find(({ form }) => form === 'invitation')
// The function uses `demoDate` if there is one, else the clock.
const isOpen = (facts?.asOf ? new Date(facts.asOf) : new Date()) < new Date(invitation?.closesAt ?? 0)

// There may be only one seat, or no invitation.
for (const locale of locales.slice(0, invitation?.capacity ?? 0)) {
  test(`an invited guest ${isOpen ? 'registers' : 'reads that registration has closed'} (${locale})`, async ({
    page,
  }) => {
    await page.goto(sample('invitation', locale).path)
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
