import { closest } from '../dom/events'
import { siteTime } from '../dom/site-time'

/**
 * What every page does before, and without, React: the phase, the language switch, the path of a 404 page.
 */
export function early(): void {
  const root = document.documentElement

  // The HTML carries the phase of the day on which it was built.
  const { opens, closes } = root.dataset
  if (opens && closes) {
    const now = siteTime()
    root.dataset.phase = now < Date.parse(opens) ? 'before' : now < Date.parse(closes) ? 'during' : 'after'
  }

  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a')
    if (!link) return

    // The language switch keeps the query and the anchor, and Netlify remembers the choice for `/`.
    const language = link.dataset.language
    if (language) {
      const year = 365 * 24 * 60 * 60
      document.cookie = `nf_lang=${language}; Path=/; Max-Age=${year}; SameSite=Lax`
      const url = new URL(link.href)
      // From nothing each time: a link that opens in a new tab is followed more than once.
      const lang = url.searchParams.get('lang')
      url.search = lang ? `lang=${lang}` : ''
      new URLSearchParams(location.search).forEach((value, name) => {
        if (name !== 'lang') url.searchParams.append(name, value)
      })
      url.hash = location.hash
      // What is missing in one language may be there in the other, or else is said to be missing in that.
      const { missingPath: prefix, prefixes } = findMissing()?.dataset ?? {}
      if (prefix !== undefined && prefixes) {
        const others = JSON.parse(prefixes) as Record<string, string>
        url.pathname = `${others[language]}${location.pathname.slice(prefix.length)}`
      }
      link.href = url.href
    }
  })

  document.addEventListener('DOMContentLoaded', () => {
    const path = findMissing()
    if (path) path.textContent = `: ${decodePath(location.pathname)}`
  })

  const findMissing = () => document.querySelector<HTMLElement>('[data-missing-path]')

  function decodePath(path: string): string {
    try {
      return decodeURI(path)
    } catch {
      return path
    }
  }
}
