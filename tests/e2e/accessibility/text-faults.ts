/** @returns text that is cut off, off the screen or over other text, and whether the page scrolls sideways */
export function textFaults(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} pixels wide`)

  // An open dialog covers the page, so only its own text counts.
  const [layer = document.body] = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open)
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : []
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], script, style') &&
    // Text for screen readers only, ours and that of Gatsby.
    !ancestors(element).some((each) => /inset\(50%\)/.test(getComputedStyle(each).clipPath)) &&
    !element.closest('#gatsby-announcer')

  const lines: { text: string; node: Node; box: DOMRect }[] = []
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim()
    const parents = ancestors(node.parentElement)
    if (!text || !isVisible(parents[0]!)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const styles = parents.map((parent) => ({ parent, style: getComputedStyle(parent) }))
    const scroller = styles.find(({ style }) => /auto|scroll/.test(style.overflowX + style.overflowY))
    const isFixed = styles.some(({ style }) => /fixed|sticky/.test(style.position))
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue
      if (!scroller && (box.left < -1 || box.right > clientWidth + 1)) faults.push(`off the screen: ${text}`)
      for (const { parent, style } of styles) {
        if (parent === document.body) break
        const outer = parent.getBoundingClientRect()
        const cutX = /hidden|clip/.test(style.overflowX) && (box.left < outer.left - 1 || box.right > outer.right + 1)
        // The line box may be higher than its letters.
        const slack = box.height * 0.3
        const cutY =
          /hidden|clip/.test(style.overflowY) && (box.top < outer.top - slack || box.bottom > outer.bottom + slack)
        if (cutX || cutY) faults.push(`cut off: ${text}`)
      }
      // Letters are in the middle of their box; the rest is for accents and descenders.
      const ink = new DOMRect(box.x, box.y + box.height * 0.15, box.width, box.height * 0.65)
      // A fixed element is always over something.
      if (!isFixed) lines.push({ text, node, box: ink })
    }
  }

  lines.sort((a, b) => a.box.top - b.box.top)
  lines.forEach(({ text, node, box }, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= box.bottom) break
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top
      // Line boxes may overlap a little. Letters overlap if a third of the line is shared.
      const isOver = width > 2 && height > Math.min(box.height, other.box.height) / 3
      if (other.node !== node && isOver) faults.push(`“${text}” over “${other.text}”`)
    }
  })
  return [...new Set(faults)]
}
