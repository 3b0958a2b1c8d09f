import { onClick } from '../dom/events'

const find = () => document.querySelector<HTMLElement>('[data-missing-path]')

/** Shows on a 404 page the path that was not found. */
export function showMissingPath(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const path = document.createElement('span')
    path.textContent = decodePath(location.pathname)
    find()?.replaceChildren(': ', path)
  })
}

/** Lets the language switch of a 404 page lead to the same path: what is missing in one language may exist in another. */
export function keepMissingPath(): void {
  // After switch-language.ts, which has set the query and the anchor.
  onClick<HTMLAnchorElement>('a[data-language]', (link) => {
    const { missingPath: prefix = '', prefixes } = find()?.dataset ?? {}
    if (!prefixes) return
    const others = JSON.parse(prefixes) as Record<string, string>
    link.pathname = `${others[link.dataset.language!]}${location.pathname.slice(prefix.length)}`
  })
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
