import { onEachPage } from '../dom/page-change'
import { siteTime } from '../dom/site-time'

/**
 * Shows what is true now: an element with `data-from`, `data-until` or both, instants in ISO 8601, is hidden before
 * the one and from the other on.
 */
export function moments(): void {
  function update() {
    const now = siteTime()
    document.querySelectorAll<HTMLElement>('[data-from], [data-until]').forEach((element) => {
      const { from = '', until = '' } = element.dataset
      // What is not a date is neither before nor after anything.
      element.hidden = now < Date.parse(from) || now >= Date.parse(until)
    })
  }
  onEachPage(update)
}
