import { onEachPage } from './page-change'

/**
 * Shows what is true now: an element with `data-from` and `data-until`, two instants in ISO 8601, is hidden before
 * the one and from the other on.
 */
export function moments(): void {
  function update() {
    const now = Date.now()
    document.querySelectorAll<HTMLElement>('[data-from][data-until]').forEach((element) => {
      const { from, until } = element.dataset
      element.hidden = now < Date.parse(from!) || now >= Date.parse(until!)
    })
  }
  onEachPage(update)
}
