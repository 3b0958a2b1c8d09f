/**
 * The time by which the site decides what is over, open or next: the moment that it shows itself as of, which stands
 * still, or else the clock. That moment is the `demoDate` of the content, or what `?asOf` asks for in a preview; the
 * build knows it from its environment (src/gatsby/time-variables.ts), a page from `data-as-of` of <html>.
 * @returns milliseconds since 1970, as `Date.now()` does
 */
export function siteTime(): number {
  const asOf = typeof document === 'undefined' ? process.env.GATSBY_AS_OF : document.documentElement.dataset.asOf
  return asOf ? Date.parse(asOf) : Date.now()
}
