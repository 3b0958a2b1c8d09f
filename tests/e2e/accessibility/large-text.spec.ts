import { brokenWords } from '../broken-words.ts'
import { samples } from '../pages.ts'
import { expect, test, waitForFonts } from '../test.ts'

for (const { path } of samples) {
  test(`with text of twice the size, nothing of ${path} is beside the screen of a phone, and no word is broken @phone`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.goto(path)
    await waitForFonts(page)
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(widths.scrollWidth).toBe(widths.clientWidth)
    expect(await brokenWords(page.locator('body'))).toEqual([])
  })
}
