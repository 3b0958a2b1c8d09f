/**
 * Between a list of artists and an artist's page, the small picture of a work becomes the large one: both get the
 * same name for the browser's view transition. This is for transitions between documents; those between pages that
 * React shows (animate-navigation.ts) ask for the names by the events `markwork` and `unmarkwork`.
 */
export function workTransition(): void {
  const name = 'work'

  /** @param other path of the page that is left, or gone to */
  const mark = (other: string | undefined): void => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
    const link = links.filter((each) => each.pathname === other && each.closest('li')?.querySelector('img'))[0]
    // From one artist to the next there is no work that is in both.
    const isNeighbour = links.some((each) => each.pathname === other && /^(prev|next)$/.test(each.rel))
    const picture = link
      ? link.closest('li')?.querySelector<HTMLElement>('img')
      : !isNeighbour && document.querySelector<HTMLElement>('article figure img')
    if (picture) picture.style.viewTransitionName = name
  }

  const unmark = (): void => {
    document.querySelectorAll<HTMLElement>('main img').forEach((picture) => {
      picture.style.viewTransitionName = ''
      if (!picture.getAttribute('style')) picture.removeAttribute('style')
    })
  }

  const pathOf = (entry: { url: string | null } | null | undefined) =>
    entry?.url ? new URL(entry.url).pathname : undefined

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return
    mark(pathOf(activation?.entry))
    void viewTransition.finished.then(unmark)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return
    mark(pathOf(window.navigation.activation?.from))
    void viewTransition.finished.then(unmark)
  })
  document.addEventListener('markwork', (event) => mark((event as CustomEvent<string>).detail))
  document.addEventListener('unmarkwork', unmark)
}
