/**
 * A document without this site's styles, for example a PDF, takes no part in transitions between documents, and the browser
 * would report an error there, where no script could catch it. So no transition to a file is started. Nor is it an error
 * that the browser gives one up, as when it restores the page from memory.
 */
export function skipTransitionsToFiles(): void {
  const start = ({ viewTransition, activation }: Partial<PageSwapEvent>) => {
    viewTransition?.ready.catch(() => {})
    if (/\.\w+([?#]|$)/.test(activation?.entry.url ?? '')) viewTransition?.skipTransition()
  }
  addEventListener('pageswap', start)
  addEventListener('pagereveal', start)
}
