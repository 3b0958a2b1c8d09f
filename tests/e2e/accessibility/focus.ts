import { expect, type Locator, type Page } from '@playwright/test'

/**
 * @param part a selector
 * @returns the position of the focused element in the document, -1 if no element has the focus, whether it is in a part of
 * the page, and why it cannot be seen: no outline, off the screen, or covered
 */
function focus(part: string): { stop: number; isInPart: boolean; faults: string[] } {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { stop: -1, isInPart: false, faults: ['no element has the focus'] }
  const name = focused.outerHTML.slice(0, 160)

  // If a control lies invisibly over its label, the label has the outline. A link that covers more has it on `::after`.
  const shown = focused.closest('label') ?? focused
  const styles = [getComputedStyle(focused), getComputedStyle(focused, '::after'), getComputedStyle(shown)]
  const isOutlined = styles.some(({ outlineStyle, outlineWidth, opacity }) => {
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && Number(opacity) > 0
  })

  const isReached = [...shown.getClientRects()].some(({ left, right, top, bottom }) => {
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    if (to <= from || below <= above) return false
    return [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(from + (to - from) * x, above + (below - above) * y)
        return hit !== null && (shown.contains(hit) || hit === focused)
      }),
    )
  })
  return {
    stop: [...document.querySelectorAll('*')].indexOf(focused),
    isInPart: focused.closest(part) !== null,
    faults: [
      ...(isOutlined ? [] : [`no outline: ${name}`]),
      ...(isReached ? [] : [`off the screen or covered: ${name}`]),
    ],
  }
}

/** Checks that the focus is visible (WCAG 2.4.7 and 2.4.11). */
export async function expectVisibleFocus(page: Page): Promise<void> {
  expect((await page.evaluate(focus, 'html')).faults).toEqual([])
}

/** Presses a key until an element has the focus, and checks the focus at each stop. */
export async function moveTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const hasFocus = () => target.evaluateAll((all) => all.some((element) => element === document.activeElement))
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await hasFocus()) return
  }
  throw new Error(`${target} cannot be reached by ${key}`)
}

/**
 * Moves through all stops of a page, of an open dialog, or of a part of the page, with Tab.
 * @param part a selector
 * @returns the number of stops
 */
export async function walkThrough(page: Page, part?: string): Promise<number> {
  if (part) {
    // Tab goes on from an element that has lost the focus.
    await page
      .locator(part)
      .first()
      .evaluate((element: HTMLElement) => {
        element.setAttribute('tabindex', '-1')
        element.focus()
        element.removeAttribute('tabindex')
      })
  }
  const stops: number[] = []
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press('Tab')
    const { stop, isInPart, faults } = await page.evaluate(focus, part ?? 'html')
    // After the last stop the focus moves to the browser's own controls.
    if (stop === -1 && stops.length === 0) continue
    if (stop === -1 || stop === stops[0] || !isInPart) return stops.length
    expect(faults).toEqual([])
    stops.push(stop)
  }
  throw new Error('Tab never returns to the first stop')
}
