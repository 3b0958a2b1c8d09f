import * as React from 'react'
import { readStored, store } from '../../dom/storage'

const kept = new Map<string, unknown>()

/**
 * A state that outlives its component, as when another view is shown: what an organiser typed is not lost.
 * @param isStored whether it also outlives the page, until the tab is closed. Not for the data of guests.
 */
export function useKept<T>(key: string, initial: T, isStored = false): [T, (value: T) => void] {
  const [value, setValue] = React.useState<T>(() => {
    if (kept.has(key)) return kept.get(key) as T
    const stored = isStored ? readStored('sessionStorage', key) : null
    return stored === null ? initial : (JSON.parse(stored) as T)
  })
  /** Also when the component is gone: an answer may come after another view is shown. */
  function keep(changed: T): void {
    kept.set(key, changed)
    if (isStored) store('sessionStorage', key, JSON.stringify(changed))
    setValue(changed)
  }
  return [value, keep]
}
