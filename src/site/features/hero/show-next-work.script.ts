const key = 'hero'

/**
 * Shows another work in the title of the home page than the last visit did, and preloads its picture. A visit lasts as
 * long as the tab. Without storage, and on pages that React shows later, the title has its first work.
 */
export function showNextWork(): void {
  // One for each work (HeroHead).
  const pictures = document.querySelectorAll<HTMLLinkElement>('link[data-hero]')
  const picture = pictures.length > 0 && pictures[chosenOf(pictures.length)]
  if (!picture) return
  picture.media = 'all'
  document.documentElement.dataset.hero = picture.dataset.hero
}

/** The index of the work of this visit. */
function chosenOf(count: number): number {
  try {
    const chosen = sessionStorage.getItem(key) ?? String(Number(localStorage.getItem(key) ?? -1) + 1)
    const index = Number(chosen) % count || 0
    keepWork(index)
    return index
  } catch {
    return 0
  }
}

/** Keeps which work this visit shows. @throws DOMException without storage */
export function keepWork(index: number): void {
  sessionStorage.setItem(key, String(index))
  localStorage.setItem(key, String(index))
}
