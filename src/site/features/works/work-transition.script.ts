import { markWork, unmarkWork } from '../../dom/contract'

/**
 * Lets the picture of a work grow out of the list of artists into the artist's page, and from there into its own page, and
 * shrink back: both pictures get the same name for the browser's view transition. The browser's own events tell of
 * transitions between documents, `markwork` and `unmarkwork` of client-side navigation (animate-navigation.ts).
 */
export function nameMovingWork(): void {
  /** An artist's page has two pictures of a work, and shows one of them (artist-works.tsx). */
  const isShown = (picture: Element | null | undefined) => picture && picture.getClientRects().length > 0

  /** @param other path of the page that the visitor leaves or goes to */
  const mark = (other: string): void => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((each) => each.pathname === other)
    const pictures = links.map((each) => each.closest('li, figure')?.querySelector<HTMLElement>('img'))
    // Two neighbouring artists or works have no picture in common.
    const isNeighbour = links.some(({ rel }) => /^(prev|next)$/.test(rel))
    const picture =
      pictures.find(isShown) ??
      (!isNeighbour && [...document.querySelectorAll<HTMLElement>('article :is(figure, li) img')].find(isShown))
    if (picture) picture.style.viewTransitionName = 'work'
  }

  const unmark = (): void => {
    document.querySelectorAll<HTMLElement>('main img').forEach((picture) => {
      picture.style.viewTransitionName = ''
      if (!picture.getAttribute('style')) picture.removeAttribute('style')
    })
  }

  /** Safari does not tell which page was left. */
  const move = (transition: ViewTransition | null, other: { url: string | null } | null | undefined): void => {
    if (!transition || !other?.url) return
    mark(new URL(other.url).pathname)
    void transition.finished.then(unmark, unmark)
  }

  addEventListener('pageswap', ({ viewTransition, activation }) => move(viewTransition, activation?.entry))
  addEventListener('pagereveal', ({ viewTransition }) => move(viewTransition, window.navigation?.activation?.from))
  document.addEventListener(markWork, ({ detail }) => mark(detail))
  document.addEventListener(unmarkWork, unmark)
}
