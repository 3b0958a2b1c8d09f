import { onEachPage } from '../../dom/events'

/**
 * Loads the script that opens the names of the artists (open-names.ts) when they are a screen away. Until its font has
 * loaded, the title font is spaced to the same width, from the start, so that nothing moves later.
 * With Save-Data nothing is loaded.
 */
export function loadOpenNames(): void {
  onEachPage(() => {
    const list = document.querySelector<HTMLElement>('[data-names-script]:not([data-names])')
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (!list || connection?.saveData) return
    list.dataset.names = 'spaced'
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return
        near.disconnect()
        void import(/* webpackIgnore: true */ list.dataset.namesScript!).then(
          ({ openNames }: typeof import('./open-names')) => openNames(list),
          () => {}, // The names stay closed.
        )
      },
      { rootMargin: '100%' },
    )
    near.observe(list)
  })
}
