import type { Page } from '@playwright/test'

/** The fonts in which the browser has drawn the text of each element, by their names; those of the device say so. */
export async function fontsOf(page: Page, selector: string): Promise<string[][]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const found = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  return found.map(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `system font: ${familyName}`)),
  )
}
