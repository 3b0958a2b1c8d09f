import { pageChange } from './page-change'

const whole = 'data-whole'
/** On the root when the height of everything on the page is known. */
const measured = 'data-measured'

/**
 * Only what is in sight is laid out; what is far (`data-far`, base.css) when it comes near, and until it has been laid
 * out once its height is a guess. A guess is no place to go to, so everything is laid out at once where somebody asks
 * for a place on the page, be it an anchor or what a step back returns to; and once, bit by bit, when React has shown a
 * page. After that all heights are known, and what is far costs nothing again, whatever the page has to do.
 */
export function wholeLayout(): void {
  const root = document.documentElement
  let pass = 0

  function layOutAll(): void {
    pass += 1 // whoever asks for a place has it when the next page is shown, so no measuring ends before that
    root.setAttribute(whole, '')
  }

  /** A browser remembers the height of what it has laid out, at the end of the frame. */
  function measure(current: number): void {
    if (current !== pass) return
    const next = document.querySelector(`[data-far]:not([${whole}])`)
    if (next) {
      next.setAttribute(whole, '')
      requestAnimationFrame(() => setTimeout(() => measure(current)))
    } else {
      for (const element of document.querySelectorAll(`[${whole}]`)) element.removeAttribute(whole)
      root.setAttribute(measured, '')
    }
  }

  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || arrival?.type !== 'navigate') layOutAll()
  addEventListener('popstate', layOutAll)
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')?.hash) layOutAll()
  })
  document.addEventListener(pageChange, () => measure(++pass))
}
