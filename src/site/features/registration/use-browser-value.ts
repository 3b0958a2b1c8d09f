import * as React from 'react'

const never = () => () => {}

/** A value that only the browser knows; the page as it was built, and its hydration, see another. */
export function useBrowserValue<T extends string | boolean>(inBrowser: () => T, inBuild: T): T {
  return React.useSyncExternalStore(never, inBrowser, () => inBuild)
}
