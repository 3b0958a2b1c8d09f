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

/** Stores a text under a key; an empty one removes it. @returns false if the visitor forbids storage */
export function store(area: Area, key: string, text: string): boolean {
  try {
    if (text) window[area].setItem(key, text)
    else window[area].removeItem(key)
    return true
  } catch {
    return false
  }
}
