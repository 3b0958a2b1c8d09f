import { locales, sample } from '../pages.ts'
import { expect, test, waitForFonts } from '../test.ts'

for (const locale of locales) {
  for (const kind of ['home', 'artists', 'artist', 'event', 'plan', 'invitation', 'organisers'] as const) {
    const { path } = sample(kind, locale)
    test(`with text of twice the size, nothing of ${path} is beside the screen of a phone @phone`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await waitForFonts(page)
      const widths = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(widths.scrollWidth).toBe(widths.clientWidth)
    })
  }
}
