import { isOutside } from '../dom/by-time'
import { onEachMinute } from '../dom/events'

/** Shows elements with `data-from` from that moment on, and elements with `data-until` until that moment. */
export function showByTime(): void {
  onEachMinute(() => {
    document.querySelectorAll<HTMLElement>('[data-from], [data-until]').forEach((element) => {
      element.hidden = isOutside(element.dataset.from, element.dataset.until)
    })
  })
}
