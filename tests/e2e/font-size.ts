import type { Page } from '@playwright/test'

/** Sets the font size that the visitor has chosen in the browser, in pixels; 16 by default. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}
