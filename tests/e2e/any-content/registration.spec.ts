import { readFileSync } from 'node:fs'
import { openHouseFile, type OpenHouse } from '../../../netlify/lib/open-house.ts'
import { text, words } from '../content.ts'
import { locales, sample } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

const { closesAt } = JSON.parse(readFileSync(openHouseFile, 'utf8')) as OpenHouse
const isOpen = closesAt === null || new Date() < new Date(closesAt)

for (const locale of locales) {
  test(`a guest of the content’s own evening ${isOpen ? 'registers' : 'is told that registration has closed'} (${locale})`, async ({
    page,
    expectProblems,
  }) => {
    if (!isOpen) expectProblems(/409/)
    await page.goto(sample('registration', locale).path)
    await hydrated(page)
    await page.locator('[name="fullName"]').fill('Žofie Příkladná')
    await page.locator('[name="email"]').fill(`guest-${locale}-${Date.now()}@example.org`)
    await page.locator('[name="attendance"][value="solo"]').check()
    await page.getByRole('button', { name: text('registration:send', locale) }).click()
    const answer = isOpen
      ? page.getByRole('heading', { level: 1 })
      : page.getByRole('alert').filter({ hasText: /\S/ }).first()
    await expect(answer).toHaveText(
      words(text(isOpen ? 'registration:success.title' : 'registration:answer.registration_closed', locale)),
    )
  })
}
