import * as React from 'react'

const never = () => () => {}

/** A value that only the browser knows. The build and hydration use `inBuild` instead. */
export function useBrowserValue<T extends string | number | boolean>(inBrowser: () => T, inBuild: T): T {
  return React.useSyncExternalStore(never, inBrowser, () => inBuild)
}
