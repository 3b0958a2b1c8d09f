import type { Page } from '@playwright/test'
import { openFontFile } from '../../../src/typeface/open-font.ts'
import { typefaceFiles } from '../../../src/typeface/typeface-files.ts'
import { homeOf, locales } from '../content.ts'
import { expect, test, waitForFonts } from '../test.ts'

/** The fonts in which the letters of elements are drawn; a font of the device is called so. */
async function fontsOf(page: Page, selector: string): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const found = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  return new Set(
    found.flatMap(({ fonts }) =>
      fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'a system font')),
    ),
  )
}

test('pages are set in the typeface of the content, with a system font only for letters that it lacks', async ({
  page,
}) => {
  const { text, bold, title } = typefaceFiles()
  const fonts = await Promise.all([text, bold, title].map(openFontFile))
  const own = new Set(fonts.map(({ familyName }) => familyName))
  for (const locale of locales) {
    await page.goto(homeOf(locale))
    await waitForFonts(page)
    const used = await fontsOf(page, 'main h2, main p, footer p')
    expect([...used].filter((name) => name !== 'a system font' && !own.has(name))).toEqual([])
    expect(used.size).toBeGreaterThan(0)
    expect([...used].some((name) => own.has(name))).toBe(true)
  }
})
