import { readFileSync } from 'node:fs'
import { invitationFile, type InvitationFacts } from '../../../netlify/registration/invitation.ts'
import { text, words } from '../content.ts'
import { locales, sample } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

const facts = JSON.parse(readFileSync(invitationFile, 'utf8')) as InvitationFacts | null
// The function goes by the moment at which a site for demonstrations stands still, else by the clock.
const isOpen = (facts?.asOf ? new Date(facts.asOf) : new Date()) < new Date(facts?.closesAt ?? 0)

// There may be one seat only, or no invitation at all.
for (const locale of locales.slice(0, facts?.capacity ?? 0)) {
  test(`a guest whom the content invites ${isOpen ? 'registers' : 'is told that registration has closed'} (${locale})`, async ({
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
