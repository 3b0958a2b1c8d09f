import * as React from 'react'
import { forget, readStored, store } from '../../dom/storage'

const kept = new Map<string, unknown>()

/** The keys of the states that are stored. */
const stored = (key: string) => `kept ${key}`

/**
 * A state that outlives its component, as when another view is shown: what an organiser typed is not lost.
 * @param isStored whether it also outlives the page, until the tab is closed. Not for the data of guests.
 */
export function useKept<T>(key: string, initial: T, isStored = false): [T, (value: T) => void] {
  const [value, setValue] = React.useState<T>(() => {
    if (kept.has(key)) return kept.get(key) as T
    const before = isStored ? readStored('sessionStorage', stored(key)) : null
    return before === null ? initial : (JSON.parse(before) as T)
  })
  /** Also when the component is gone: an answer may come after another view is shown. */
  function keep(changed: T): void {
    kept.set(key, changed)
    if (isStored) store('sessionStorage', stored(key), JSON.stringify(changed))
    setValue(changed)
  }
  return [value, keep]
}

/** Forgets what was typed: the next organiser at this device is somebody else. */
export function forgetKept(): void {
  kept.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(stored(''))) forget('sessionStorage', key)
  } catch {
    // Nothing is stored where the visitor forbids it.
  }
}
