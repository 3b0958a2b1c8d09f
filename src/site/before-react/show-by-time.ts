import { onEachMinute } from '../dom/events'
import { siteTime } from '../dom/site-time'

/** Shows elements with `data-from` from that moment on, and elements with `data-until` until that moment. */
export function showByTime(): void {
  onEachMinute(() => {
    const now = siteTime()
    document.querySelectorAll<HTMLElement>('[data-from], [data-until]').forEach((element) => {
      const { from = '', until = '' } = element.dataset
      // A missing date parses to NaN, and comparisons with NaN are false.
      element.hidden = now < Date.parse(from) || now >= Date.parse(until)
    })
  })
}
