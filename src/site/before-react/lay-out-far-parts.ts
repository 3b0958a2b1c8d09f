import { afterPaint } from '../dom/after-paint'
import { isNewVisit } from '../dom/arrival'
import { onClick } from '../dom/events'
import { whenIdle } from '../dom/when-idle'

const whole = 'data-whole'

/**
 * Browsers lay out an element with `data-far` only when it comes near the screen (`content-visibility`, base.css), and
 * guess its height until then. This script lays out all of them: one by one after React has started, and at once when
 * the visitor goes to a place on the page, by an anchor or through the history.
 */
export function layOutFarParts(): void {
  const root = document.documentElement
  const layOutAll = () => root.setAttribute(whole, '')

  function layOutOneByOne(): void {
    const next = document.querySelector('[data-far]:not([data-whole])')
    if (!next) return layOutAll()
    next.setAttribute(whole, '')
    afterPaint(layOutOneByOne)
  }

  if (location.hash || !isNewVisit()) layOutAll()
  addEventListener('popstate', layOutAll)
  onClick<HTMLAnchorElement>('a', ({ hash }) => {
    if (hash) layOutAll()
  })
  addEventListener('load', () => whenIdle(() => void document.fonts.ready.then(layOutOneByOne)))
}
