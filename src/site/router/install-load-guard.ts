import { loadFailure, offlineLink } from '../dom/contract'
import { readStored, store } from '../dom/storage'

/** A page as Gatsby's loader returns it. */
export type LoadedPage = {
  status?: string
  page?: { path: string; webpackCompilationHash?: string }
}

type Loader = { loadPage: (path: string) => Promise<LoadedPage | undefined> }

declare global {
  interface Window {
    ___loader?: Loader
    ___navigate?: (to: string | number, options?: object) => void
    ___webpackCompilationHash?: string
  }
}

/** Requests an address from the server. */
type Assign = (href: string) => void

const assignAddress: Assign = (href) => {
  // Assigning the current address would only scroll to its anchor.
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload()
  else window.location.assign(href)
}

const forever = new Promise<never>(() => {})

/** Whether the visitor is on the way to another document. */
let isLeaving = false

/**
 * Replaces Gatsby's handler for a chunk that failed to load, which reloads the page without a limit. Must be registered
 * before Gatsby's, so call it at the top of gatsby-browser.
 */
export function guardChunks(assign = assignAddress): void {
  const stay = () => (isLeaving = false)
  window.addEventListener('beforeunload', () => {
    isLeaving = true
    // A link to a mail program or a download leaves nothing.
    setTimeout(stay, leavingTime)
  })
  window.addEventListener('pageshow', stay)
  window.addEventListener('unhandledrejection', (event) => {
    if (!/loading (css )?chunk/i.test(String(event.reason))) return
    event.stopImmediatePropagation()
    console.error(event.reason)
    goTo(window.location.href, assign)
  })
}

/**
 * Wraps Gatsby's page loader. When a page fails to load, Gatsby would request it from the server without its query and
 * hash, and without a limit. The guard requests it instead, and Gatsby's promise stays pending.
 */
export function guardNavigation(assign = assignAddress): void {
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
    goTo(target.split('#')[0] === path ? target : addressWithHash(path), assign)
    return forever
  }
}

/** Whether the loader found the requested page, of this build, and did not return the 404 page instead. */
function isUsable(path: string, loaded: LoadedPage | undefined, compilationHash: string | undefined): boolean {
  if (!loaded?.page || loaded.status === 'error') return false
  const { webpackCompilationHash } = loaded.page
  if (compilationHash && webpackCompilationHash && webpackCompilationHash !== compilationHash) return false
  const isNotFoundPage = /^\/404(\.html)?$/.test(loaded.page.path)
  return !isNotFoundPage || /^\/404(\.html)?(\?|$)/.test(path)
}

/** For steps in the history, which have no target: the address bar already shows the page. */
function addressWithHash(path: string): string {
  const { pathname, search, hash } = window.location
  return pathname + search === path ? path + hash : path
}

/** The shortest time between two reloads, in milliseconds. */
const reloadGuardTtl = 10_000

const storageKey = 'reloaded-at'

/** How long the visitor may take to leave, in milliseconds. */
const leavingTime = 10_000

/**
 * Requests an address that could not be loaded from the server, at most once in ten seconds: a page that fails after
 * every reload would otherwise reload for ever. Else the page tells the visitor. Without network it stays: a request would
 * lead to the browser's error page. Where the visitor is leaving, Firefox has ended what the page was loading, and a request
 * would end the visitor's: it waits, in case the visitor stays or comes back.
 */
function goTo(href: string, assign: Assign): void {
  if (isLeaving) return void setTimeout(goTo, leavingTime, href, assign)
  if (!navigator.onLine) return void window.dispatchEvent(new Event(offlineLink))
  const last = readStored('sessionStorage', storageKey)
  const isLongAgo = last === null || Date.now() - Number(last) >= reloadGuardTtl
  // Without storage the last reload is unknown. Report the failure rather than risk a loop.
  if (isLongAgo && store('sessionStorage', storageKey, String(Date.now()))) assign(href)
  else window.dispatchEvent(new CustomEvent(loadFailure, { detail: href }))
}
