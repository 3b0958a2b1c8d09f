import { brokenWords } from '../broken-words.ts'
import { samples } from '../pages.ts'
import { expect, test, waitForFonts } from '../test.ts'

for (const { path } of samples) {
  test(`with text of twice the size, nothing of ${path} is beside the screen, and no word is broken on a phone @phone`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(path)
    await waitForFonts(page)
    expect(await brokenWords(page.locator('body'))).toEqual([])
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}
