/** @returns text that touches a line, such as a border above it, and values that their field cuts off */
export function crowdedText(): string[] {
  const faults: string[] = []
  const [layer = document.body] = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open)
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('script, style')
  const ancestors = (element: Element | null): Element[] =>
    element && element !== layer ? [element, ...ancestors(element.parentElement)] : []

  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim()
    const parent = node.parentElement!
    // A legend is in the middle of its line.
    if (!text || !isVisible(parent) || parent.closest('legend')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue
      for (const each of ancestors(parent)) {
        const { borderTopWidth, borderBottomWidth, overflowY } = getComputedStyle(each)
        // What scrolls passes under the line.
        if (/auto|scroll/.test(overflowY)) continue
        const outer = each.getBoundingClientRect()
        const above = box.top - outer.top - parseFloat(borderTopWidth)
        const below = outer.bottom - parseFloat(borderBottomWidth) - box.bottom
        const touches = (width: string, gap: number) => parseFloat(width) > 0 && Math.abs(gap) < 4
        if (touches(borderTopWidth, above) || touches(borderBottomWidth, below)) faults.push(`on a line: ${text}`)
      }
    }
  }

  const context = document.createElement('canvas').getContext('2d')!
  /** The arrow of a select, which is inside its padding. */
  const arrow = 16
  for (const select of [...layer.querySelectorAll('select')].filter(isVisible)) {
    const style = getComputedStyle(select)
    context.font = style.font
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    const value = select.selectedOptions[0]?.text ?? ''
    if (context.measureText(value).width > room) faults.push(`cut off: ${value}`)
  }
  return [...new Set(faults)]
}
