import { afterPaint } from '../dom/after-paint'
import { closest } from '../dom/events'
import { pageChange } from '../dom/page-change'

const whole = 'data-whole'

/**
 * Before the first paint only what is in sight is laid out; what is far (`data-far`, base.css) when it comes near, and
 * until then its height is a guess. This lays out the rest: bit by bit when React has taken the page over, at once
 * where somebody asks for a place on the page, be it an anchor or what a step back returns to.
 */
export function wholeLayout(): void {
  const root = document.documentElement
  const layOutAll = () => root.setAttribute(whole, '')

  function layOutBitByBit(): void {
    const next = document.querySelector('[data-far]:not([data-whole])')
    if (!next) return layOutAll()
    next.setAttribute(whole, '')
    afterPaint(layOutBitByBit)
  }

  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || arrival?.type !== 'navigate') layOutAll()
  addEventListener('popstate', layOutAll)
  document.addEventListener('click', (event) => {
    if (closest<HTMLAnchorElement>(event, 'a')?.hash) layOutAll()
  })
  document.addEventListener(pageChange, layOutBitByBit, { once: true })
}
