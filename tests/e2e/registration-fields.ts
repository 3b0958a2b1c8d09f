import type { Page } from '@playwright/test'
import { text, words } from './content.ts'
import type { Locale } from './pages.ts'

/** The guest of most registrations. */
export const guest = 'Žofie Příkladná'

/** The fields of the forms of registration, their button, the summary of what is wrong, and the answer of the server. */
export const fieldsOf = (page: Page, locale: Locale) => ({
  name: page.getByLabel(text('registration:fullName', locale)),
  email: page.getByLabel(text('registration:email', locale)),
  /** The choices of two seats in the forms of the programme and of the invitation. */
  two: page.locator('[name="persons"][value="2"], [name="attendance"][value="plusOne"]'),
  send: page.getByRole('button', { name: text('registration:send', locale) }),
  summary: page.getByRole('group', { name: words(text('registration:summary', locale)) }),
  answer: page.locator('[data-registration-answer]'),
})

/** Fills in a form for two. */
export async function fillIn(page: Page, locale: Locale, address: string): Promise<void> {
  const { name, email, two } = fieldsOf(page, locale)
  await name.fill(guest)
  await email.fill(address)
  await two.check()
}

/** Cancels on the page of a link: the page asks once. */
export async function cancelOnPage(page: Page, locale: Locale): Promise<void> {
  await page.locator('summary', { hasText: words(text('change:cancel.send', locale)) }).click()
  await page.getByRole('button', { name: words(text('change:cancel.sure', locale)) }).click()
}
