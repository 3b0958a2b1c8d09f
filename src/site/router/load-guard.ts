/** Sent on `window` when a page could not be loaded and going to it again would not help; `detail` is its address. */
export const loadFailureEvent = 'loadfailure'

/** How long one reload forbids the next, in milliseconds (specification, section 9). */
export const reloadGuardTtl = 10_000

const storageKey = 'reloaded-at'

/** What the guard needs of a browser. */
export type GuardedBrowser = {
  now: () => number
  /** Throws where the visitor forbids storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Leaves for an address by a request to the server. */
  assign: (href: string) => void
  /** Tells the visitor that the address cannot be loaded. */
  report: (href: string) => void
}

/**
 * Goes to an address that could not be loaded, by a request to the server; but at most once in ten seconds,
 * because a page that fails after each reload would reload for ever (specification, sections 4 and 9).
 */
export function goTo(href: string, { now, storage, assign, report }: GuardedBrowser): void {
  let mayGo: boolean
  try {
    const last = storage().getItem(storageKey)
    mayGo = last === null || now() - Number(last) >= reloadGuardTtl
    if (mayGo) storage().setItem(storageKey, String(now()))
  } catch {
    // No storage, no memory of the last reload: better to say so than to risk a loop.
    mayGo = false
  }
  if (mayGo) assign(href)
  else report(href)
}

/** A page as Gatsby's loader gives it. */
export type LoadedPage = {
  status?: string
  page?: { path: string; webpackCompilationHash?: string }
}

/** Whether a page that was asked for is there, belongs to this build, and is not the 404 page in its stead. */
export function isUsable(path: string, loaded: LoadedPage | undefined, compilationHash: string | undefined): boolean {
  if (!loaded?.page || loaded.status === 'error') return false
  if (compilationHash && loaded.page.webpackCompilationHash && loaded.page.webpackCompilationHash !== compilationHash) {
    return false
  }
  const isNotFoundPage = /^\/404(\.html)?$/.test(loaded.page.path)
  return !isNotFoundPage || /^\/404(\.html)?(\?|$)/.test(path)
}
