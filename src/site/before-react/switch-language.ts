import { onClick } from '../dom/events'

/** In seconds. */
const year = 31_536_000

/**
 * Makes the language switch keep the query and the anchor of the page, and remembers the chosen language in a cookie
 * that Netlify reads for the address `/`.
 */
export function switchLanguage(): void {
  onClick<HTMLAnchorElement>('a[data-language]', (link) => {
    const language = link.dataset.language!
    document.cookie = `nf_lang=${language}; Path=/; Max-Age=${year}; SameSite=Lax`

    const url = new URL(link.href)
    // Build the query from scratch: a link opened in a new tab can be followed again.
    const lang = url.searchParams.get('lang')
    url.search = lang ? `lang=${lang}` : ''
    new URLSearchParams(location.search).forEach((value, name) => {
      if (name !== 'lang') url.searchParams.append(name, value)
    })
    url.hash = location.hash
    link.href = url.href
  })
}
