/**
 * Brings the typeface of the texts (tokens.css). On a phone when the page has loaded and is painted, so that the words,
 * the poster's type and the first picture do not wait for it (decision 020), and it is there before the page is set in
 * it, so that it is set once; at once on a wide screen, where a line more or less would move much, and for who comes
 * from another page of the site and has it already. Until then the system's sans-serif stands in the same measure.
 */
export function textType(): void {
  const set = () => document.documentElement.setAttribute('data-typeface', '')
  // Without it the page stays as it is.
  const bring = () => document.fonts.load('1em archivo').then(set, () => {})
  if (matchMedia('(width >= 820px)').matches || document.referrer.startsWith(`${location.origin}/`)) set()
  else addEventListener('load', () => new PerformanceObserver(bring).observe({ type: 'paint', buffered: true }))
}
