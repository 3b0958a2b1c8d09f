/**
 * Brings the typeface of the texts when the page has loaded and is to be seen, so that the words, the poster's type and
 * the first picture do not wait for it (decision 020); at once for who comes from another page of the site and has it
 * already. Until then the system's sans-serif stands in the same measure. Without scripts the style sheet asks for it.
 */
export function textType(): void {
  const bring = () => {
    const face = (part: string, unicodeRange: string) =>
      new FontFace('Archivo', `url(/fonts/archivo-text-${part}-2.woff2)`, {
        weight: '400 800',
        display: 'swap',
        unicodeRange,
      })
    document.fonts.add(face('latin', 'U+0-FF, U+2000-22FF'))
    document.fonts.add(face('czech', 'U+100-17F'))
  }

  if (document.referrer.startsWith(`${location.origin}/`)) bring()
  else
    addEventListener('load', () => {
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        bring()
      }).observe({ type: 'paint', buffered: true })
    })
}
