/**
 * Leaves the scrolling after Back and Forward to Gatsby's router. The browser would scroll before the other page is
 * shown, and the router would store that as the place where this page was left. The browser still finds the place when
 * the whole document is loaded again.
 */
export function scrollByRouter(): void {
  const restoreBy = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode
  }
  restoreBy('manual')()
  addEventListener('pagehide', restoreBy('auto'))
  addEventListener('pageshow', restoreBy('manual'))
}
