import { closest, onEachPage } from '../../dom/events'
import { readStored, store } from '../../dom/storage'

const key = 'hang'

/**
 * Keeps the chosen hang on the other artists' pages of the tab, and moves the works from the one hang to the other with a
 * view transition.
 */
export function keepHang(): void {
  const find = (choice: string) => document.querySelector<HTMLInputElement>(`input[name="hang"]${choice}`)

  /** Names each picture that is shown after its work: the transition then moves it to the other picture of that work. */
  const name = (isNamed: boolean) =>
    document.querySelectorAll<HTMLElement>('[data-hangs] img').forEach((picture) => {
      const isShown = picture.getClientRects().length > 0
      const slug = picture.closest('a')?.pathname.split('/').pop()
      picture.style.viewTransitionName = isNamed && isShown ? `hang-${slug}` : ''
      if (!picture.getAttribute('style')) picture.removeAttribute('style')
    })

  document.addEventListener('change', (event) => {
    const chosen = closest<HTMLInputElement>(event, 'input[name="hang"]')
    if (!chosen) return
    store('sessionStorage', key, chosen.value)
    if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    find(':not(:checked)')!.checked = true // until the browser has captured the former hang
    name(true)
    const transition = document.startViewTransition(() => {
      chosen.checked = true
      name(true)
    })
    transition.ready.catch(() => undefined)
    void transition.finished.catch(() => undefined).then(() => name(false))
  })
  onEachPage(() => {
    const kept = find(`[value="${readStored('sessionStorage', key)}"]`)
    if (kept) kept.checked = true
  })
}
