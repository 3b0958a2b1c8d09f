/** The shortest time between two reloads, in milliseconds. */
export const reloadGuardTtl = 10_000

const storageKey = 'reloaded-at'

/** The functions of a browser that the guard uses. */
export type GuardedBrowser = {
  isOnline: () => boolean
  now: () => number
  /** Throws if the visitor has disabled storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Requests an address from the server. */
  assign: (href: string) => void
  /** Shows the visitor that the address cannot be loaded. */
  report: (href: string) => void
  /** Tells the visitor that there is no network. The page stays: a request would lead to the browser's error page. */
  stay: () => void
}

/**
 * Requests an address that could not be loaded from the server, at most once in ten seconds: a page that fails after
 * every reload would otherwise reload for ever.
 */
export function goTo(href: string, { isOnline, now, storage, assign, report, stay }: GuardedBrowser): void {
  if (!isOnline()) return stay()
  let mayGo: boolean
  try {
    const last = storage().getItem(storageKey)
    mayGo = last === null || now() - Number(last) >= reloadGuardTtl
    if (mayGo) storage().setItem(storageKey, String(now()))
  } catch {
    // Without storage the last reload is unknown. Report the failure rather than risk a loop.
    mayGo = false
  }
  if (mayGo) assign(href)
  else report(href)
}

/** A page as Gatsby's loader returns it. */
export type LoadedPage = {
  status?: string
  page?: { path: string; webpackCompilationHash?: string }
}

/** Whether the loader found the requested page, of this build, and did not return the 404 page instead. */
export function isUsable(path: string, loaded: LoadedPage | undefined, compilationHash: string | undefined): boolean {
  if (!loaded?.page || loaded.status === 'error') return false
  if (compilationHash && loaded.page.webpackCompilationHash && loaded.page.webpackCompilationHash !== compilationHash) {
    return false
  }
  const isNotFoundPage = /^\/404(\.html)?$/.test(loaded.page.path)
  return !isNotFoundPage || /^\/404(\.html)?(\?|$)/.test(path)
}
