/** @returns controls smaller than 24 × 24 pixels without enough space around them (WCAG 2.5.8) */
export function smallTargets(): string[] {
  const least = 24
  const [layer = document.body] = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open)
  const targets = [...layer.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('[type="hidden"]'))
    .map((element) => {
      // The label is part of the target.
      const pressed = element.closest('label') ?? element
      return { element, pressed, box: pressed.getBoundingClientRect() }
    })
    .filter(({ box }) => box.width > 0)

  const isSmall = ({ box }: { box: DOMRect }) => box.width < least - 0.5 || box.height < least - 0.5
  const isInSentence = (element: Element) => {
    const around = element.parentElement?.closest('p, li, dd, figcaption')
    const own = element.textContent?.trim() ?? ''
    return getComputedStyle(element).display === 'inline' && (around?.textContent?.trim() ?? own) !== own
  }
  const centre = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })
  const hasRoom = (box: DOMRect, pressed: Element) =>
    targets.every((other) => {
      if (other.pressed === pressed) return true
      const from = centre(box)
      const to = centre(other.box)
      if (isSmall(other)) return Math.hypot(from.x - to.x, from.y - to.y) >= least
      const x = Math.max(other.box.left - from.x, 0, from.x - other.box.right)
      const y = Math.max(other.box.top - from.y, 0, from.y - other.box.bottom)
      return Math.hypot(x, y) >= least / 2
    })

  return targets
    .filter((target) => isSmall(target) && !isInSentence(target.element) && !hasRoom(target.box, target.pressed))
    .map(
      ({ element, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${element.outerHTML.slice(0, 160)}`,
    )
}
