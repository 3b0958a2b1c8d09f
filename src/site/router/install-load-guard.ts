import { goTo, isUsable, loadFailureEvent, type GuardedBrowser, type LoadedPage } from './load-guard'

type Loader = { loadPage: (path: string) => Promise<LoadedPage | undefined> }

declare global {
  interface Window {
    ___loader?: Loader
    ___navigate?: (to: string | number, options?: object) => void
    ___webpackCompilationHash?: string
  }
}

const thisBrowser: GuardedBrowser = {
  now: () => Date.now(),
  storage: () => window.sessionStorage,
  assign: (href) => {
    // To assign the address that is open, with its anchor, would only scroll to the anchor.
    if (new URL(href, window.location.href).href === window.location.href) window.location.reload()
    else window.location.assign(href)
  },
  report: (href) => window.dispatchEvent(new CustomEvent(loadFailureEvent, { detail: href })),
}

const forever = new Promise<never>(() => {})

/**
 * Gatsby's own handler of a chunk that failed to load reloads the page without a guard, so a broken chunk reloads
 * it for ever. This one must be registered before it: at the top of gatsby-browser.
 */
export function guardChunks(browser: GuardedBrowser = thisBrowser): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!/loading (css )?chunk/i.test(String(event.reason))) return
    event.stopImmediatePropagation()
    console.error(event.reason)
    goTo(window.location.href, browser)
  })
}

/**
 * Gatsby leaves for a page that failed to load without its query and its hash, and as often as it fails.
 * The loader that it asks is wrapped: for such a page the guard goes there, and Gatsby never hears back.
 */
export function guardNavigation(browser: GuardedBrowser = thisBrowser): void {
  const { ___loader: loader, ___navigate: navigate } = window
  if (!loader || !navigate) return
  let target = ''

  window.___navigate = (to, options) => {
    target = typeof to === 'string' ? to : ''
    navigate(to, options)
  }

  const loadPage = loader.loadPage.bind(loader)
  const initialPath = window.location.pathname + window.location.search
  let started = false
  loader.loadPage = async (path) => {
    const loaded = await loadPage(path)
    if (!started && path === initialPath) {
      started = true
      // The static page is there and complete; better that it stays than that the 404 page takes its place.
      return loaded?.status === 'error' || isUsable(path, loaded, undefined) ? loaded : forever
    }
    if (isUsable(path, loaded, window.___webpackCompilationHash)) return loaded
    goTo(target.split('#')[0] === path ? target : addressWithHash(path), browser)
    return forever
  }
}

/** Back and forward name no target, but by then the address bar does. */
function addressWithHash(path: string): string {
  const { pathname, search, hash } = window.location
  return pathname + search === path ? path + hash : path
}
