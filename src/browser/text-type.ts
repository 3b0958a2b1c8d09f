/**
 * Brings the typeface of the texts (tokens.css). On a phone when the page has loaded and is painted, so that the words,
 * the poster's type and the first picture do not wait for it (decision 020); at once on a wide screen, where a line
 * more or less would move much, and for who comes from another page of the site and has it already. Until then the
 * system's sans-serif stands in the same measure.
 */
export function textType(): void {
  const bring = () => document.documentElement.setAttribute('data-typeface', '')
  if (matchMedia('(width >= 820px)').matches || document.referrer.startsWith(`${location.origin}/`)) bring()
  else addEventListener('load', () => new PerformanceObserver(bring).observe({ type: 'paint', buffered: true }))
}
