import { loadFailure, offlineLink } from '../dom/contract'
import { goTo, isUsable, type GuardedBrowser, type LoadedPage } from './load-guard'

type Loader = { loadPage: (path: string) => Promise<LoadedPage | undefined> }

declare global {
  interface Window {
    ___loader?: Loader
    ___navigate?: (to: string | number, options?: object) => void
    ___webpackCompilationHash?: string
  }
}

const thisBrowser: GuardedBrowser = {
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  storage: () => window.sessionStorage,
  assign: (href) => {
    // Assigning the current address would only scroll to its anchor.
    if (new URL(href, window.location.href).href === window.location.href) window.location.reload()
    else window.location.assign(href)
  },
  report: (href) => window.dispatchEvent(new CustomEvent(loadFailure, { detail: href })),
  stay: () => window.dispatchEvent(new Event(offlineLink)),
}

const forever = new Promise<never>(() => {})

/**
 * Replaces Gatsby's handler for a chunk that failed to load, which reloads the page without a limit. Must be registered
 * before Gatsby's, so call it at the top of gatsby-browser.
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
 * Wraps Gatsby's page loader. When a page fails to load, Gatsby would request it from the server without its query and
 * hash, and without a limit. The guard requests it instead, and Gatsby's promise stays pending.
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
      // The HTML of the first page is complete. Keep it rather than replace it with the 404 page.
      return loaded?.status === 'error' || isUsable(path, loaded, undefined) ? loaded : forever
    }
    if (isUsable(path, loaded, window.___webpackCompilationHash)) return loaded
    goTo(target.split('#')[0] === path ? target : addressWithHash(path), browser)
    return forever
  }
}

/** For steps in the history, which have no target: the address bar already shows the page. */
function addressWithHash(path: string): string {
  const { pathname, search, hash } = window.location
  return pathname + search === path ? path + hash : path
}
