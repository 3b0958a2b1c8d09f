/** @returns what looks like text in forced colours, where only borders, underlines and outlines remain */
export function unseenControls(): string[] {
  const [layer = document.body] = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open)
  // Forced colours make every border visible, also a transparent one.
  const isBordered = (element: Element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1
  }
  const isUnderlined = (element: Element) => {
    const { textDecorationLine, borderBottomStyle } = getComputedStyle(element)
    return textDecorationLine === 'underline' || borderBottomStyle !== 'none'
  }
  const seen = (selector: string) =>
    [...layer.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))

  const fields = seen('input:not([type="radio"], [type="hidden"])').filter((field) => !isBordered(field))
  const buttons = seen('button').filter((button) => !isBordered(button) && !isUnderlined(button))
  // A link with room on every side looks like a button.
  const links = seen('a').filter((link) => {
    const { paddingTop, paddingLeft } = getComputedStyle(link)
    const isButton = parseFloat(paddingTop) >= 8 && parseFloat(paddingLeft) >= 8
    return isButton && !isBordered(link) && !isUnderlined(link)
  })
  const chosen = seen('label:has(input:checked)').filter((label) => {
    const input = label.querySelector('input')!
    const isDrawn = getComputedStyle(input).opacity !== '0' && getComputedStyle(input).appearance !== 'none'
    return !isDrawn && ![...label.children].some(isUnderlined)
  })
  const current = seen('[aria-current="true"]').filter((link) => !isUnderlined(link))
  // The box of a mark is filled by its border.
  const marks = seen('[data-marked="true"]').filter((button) => {
    const { blockSize, borderTopWidth } = getComputedStyle(button, '::before')
    return parseFloat(borderTopWidth) < parseFloat(blockSize) - 1
  })
  // A part over the page has an edge.
  const parts = seen('[role="alert"]:has(a), dialog').filter((part) => {
    const { position, borderTopStyle, borderLeftStyle, inlineSize } = getComputedStyle(part)
    const isOver = position === 'fixed' && parseFloat(inlineSize) < innerWidth
    return isOver && borderTopStyle === 'none' && borderLeftStyle === 'none'
  })
  return [...fields, ...buttons, ...links, ...chosen, ...current, ...marks, ...parts].map((element) =>
    element.outerHTML.slice(0, 160),
  )
}
