import type { Page } from '@playwright/test'
import { text, words } from './content.ts'
import type { Locale } from './pages.ts'

/** The fields of the forms of registration, their button, and the summary of what is wrong. */
export const fieldsOf = (page: Page, locale: Locale) => ({
  name: page.getByLabel(text('registration:fullName', locale)),
  email: page.getByLabel(text('registration:email', locale)),
  /** Of the invitation. */
  solo: page.getByLabel(text('registration:solo', locale)),
  /** Of an event of the programme. */
  two: page.getByLabel('2', { exact: true }),
  send: page.getByRole('button', { name: text('registration:send', locale) }),
  summary: page.getByRole('group', { name: words(text('registration:summary', locale)) }),
})
