import { openFontFile } from '../../../src/typeface/open-font.ts'
import { typefaceFiles } from '../../../src/typeface/typeface-files.ts'
import { homeOf, locales } from '../content.ts'
import { fontsOf } from '../fonts-of.ts'
import { expect, test, waitForFonts } from '../test.ts'

for (const width of [360, 1440]) {
  test(`at ${width} px, pages are set in the typeface of the content, with a system font only for letters that it lacks`, async ({
    page,
  }) => {
    const { text, bold, title } = typefaceFiles()
    const fonts = await Promise.all([text, bold, title].map(openFontFile))
    const own = new Set(fonts.map(({ familyName }) => familyName))
    await page.setViewportSize({ width, height: 800 })
    for (const locale of locales) {
      await page.goto(homeOf(locale))
      await waitForFonts(page)
      const used = new Set((await fontsOf(page, 'main h2, main p, footer p')).flat())
      expect([...used].filter((name) => !name.startsWith('system font') && !own.has(name))).toEqual([])
      expect(used.size).toBeGreaterThan(0)
      expect([...used].some((name) => own.has(name))).toBe(true)
    }
  })
}
