import type { Page } from '@playwright/test'
import { text, words } from './content.ts'
import type { Locale } from './pages.ts'

/** Cancels on the page of a link, or leaves the waiting list: the page asks once. */
export async function cancelOnPage(page: Page, locale: Locale, what: 'cancel' | 'leave' = 'cancel'): Promise<void> {
  await page.locator('summary', { hasText: words(text(`change:${what}.send`, locale)) }).click()
  await page.getByRole('button', { name: words(text(`change:${what}.sure`, locale)) }).click()
}
