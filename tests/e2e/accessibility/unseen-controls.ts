/** @returns controls that look like text in forced colours, where only borders, underlines and outlines remain */
export function unseenControls(): string[] {
  const [layer = document.body] = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open)
  // Forced colours make every border visible, also a transparent one.
  const isBordered = (element: Element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
    return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1
  }
  const isUnderlined = (element: Element) => getComputedStyle(element).textDecorationLine === 'underline'
  const seen = (selector: string) =>
    [...layer.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))

  const fields = seen('input:not([type="radio"], [type="hidden"])').filter((field) => !isBordered(field))
  const buttons = seen('button').filter((button) => !isBordered(button) && !isUnderlined(button))
  const chosen = seen('label:has(input:checked)').filter((label) => {
    const input = label.querySelector('input')!
    const isDrawn = getComputedStyle(input).opacity !== '0' && getComputedStyle(input).appearance !== 'none'
    return !isDrawn && ![...label.children].some(isUnderlined)
  })
  return [...fields, ...buttons, ...chosen].map((element) => element.outerHTML.slice(0, 160))
}
