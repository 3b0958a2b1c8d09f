/**
 * A document without this site's styles, for example a PDF, takes no part in transitions between documents, and the browser
 * would report an error there, where no script could catch it. So no transition to a file is started.
 */
export function skipTransitionsToFiles(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !/\.\w+([?#]|$)/.test(activation?.entry.url ?? '')) return
    viewTransition.ready.catch(() => undefined)
    viewTransition.skipTransition()
  })
}
