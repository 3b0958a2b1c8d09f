/** Where a browser stores texts: for the tab, or on the device. */
type Area = 'sessionStorage' | 'localStorage'

/** The text under a key; null if there is none, or if the visitor forbids storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key. @returns false if the visitor forbids storage */
export function store(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes what is stored under a key. */
export function forget(area: Area, key: string): void {
  try {
    window[area].removeItem(key)
  } catch {
    // Nothing is stored where the visitor forbids it.
  }
}
