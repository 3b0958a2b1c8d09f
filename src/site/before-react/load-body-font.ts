/**
 * Sets the page in the body font (tokens.css). On a phone the font is requested after the first paint, so that text,
 * title font and first picture do not wait for it (decision 020). The font is loaded before the page uses it, so the
 * text is laid out with it once. Until then a system font of the same metrics is shown.
 * On a wide screen, where a paragraph with another number of lines would move much, and after another page of the site,
 * which has the font in the cache, the page uses it at once.
 */
export function loadBodyFont(): void {
  const set = () => document.documentElement.setAttribute('data-typeface', '')
  // If the font cannot be loaded, the page keeps the system font.
  const load = () => document.fonts.load("1em 'Body Font'").then(set, () => {})
  if (matchMedia('(width >= 51.25rem)').matches || document.referrer.startsWith(`${location.origin}/`)) set()
  else
    addEventListener('load', () => {
      new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
      // Firefox tells of no paint where a page opens at an anchor.
      setTimeout(load, 1000)
    })
}
