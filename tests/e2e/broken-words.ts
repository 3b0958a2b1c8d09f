import type { Locator } from '@playwright/test'

/**
 * Where lines end within a word that has no hyphen there, or between a number and its unit: 'Sep|tember', '70 c|m'.
 * Addresses of calendars and e-mail may be broken anywhere, and long words in the narrow columns of the programme.
 */
export function brokenWords(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const letter = document.createRange()
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode as Text
      if (!parentElement!.checkVisibility() || parentElement!.closest('#program') || /^https?:|@/.test(data)) continue
      let lineEnd = Infinity
      for (let at = 0; at < data.length; at++) {
        letter.setStart(texts.currentNode, at)
        letter.setEnd(texts.currentNode, at + 1)
        const { top, bottom, width } = letter.getBoundingClientRect()
        if (!width) continue
        const isNextLine = (top + bottom) / 2 > lineEnd
        if (isNextLine && !/[\s–-]/.test(data[at - 1]!)) broken.push(`${data.slice(0, at)}|${data.slice(at)}`)
        lineEnd = bottom
      }
    }
    return broken
  })
}
