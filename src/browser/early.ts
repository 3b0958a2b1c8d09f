/**
 * What every page does before, and without, React: the phase, the language switch, the path of a 404 page.
 */
export function early(): void {
  const root = document.documentElement

  // The HTML carries the phase of the day on which it was built.
  const { opens, closes } = root.dataset
  if (opens && closes) {
    const now = Date.now()
    root.dataset.phase = now < Date.parse(opens) ? 'before' : now < Date.parse(closes) ? 'during' : 'after'
  }

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
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
      link.href = url.href
    }
  })

  document.addEventListener('DOMContentLoaded', () => {
    const path = document.querySelector('[data-missing-path]')
    if (path) path.textContent = `: ${decodePath(location.pathname)}`
  })

  function decodePath(path: string): string {
    try {
      return decodeURI(path)
    } catch {
      return path
    }
  }
}
