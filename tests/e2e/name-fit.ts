import type { Locator } from '@playwright/test'

/**
 * How the large name of a guest fits into its box: the words that are broken into two lines, by how many pixels the widest
 * line leaves the box, and whether the page scrolls sideways.
 */
export function fitOf(name: Locator) {
  return name.evaluate((element) => {
    const text = element.firstChild!
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    const brokenWords = [...text.textContent!.matchAll(/[^ -]+/g)].filter(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      return Math.max(...tops) - Math.min(...tops) > 0.5 * parseFloat(getComputedStyle(element).fontSize)
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      widest: Math.max(box.left - left, right - box.right),
      brokenWords: brokenWords.map(String),
      scrolls: scrollWidth > clientWidth,
    }
  })
}
