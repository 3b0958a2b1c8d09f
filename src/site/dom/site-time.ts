/**
 * The time by which the site decides what is over, open or next: a fixed moment, or the clock. The fixed moment is the
 * `demoDate` of the content, or `?asOf` in a preview. The build reads it from its environment
 * (src/gatsby/time-variables.ts), a page from `data-as-of` of <html>.
 * @returns milliseconds since 1970, as `Date.now()`
 */
export function siteTime(): number {
  const asOf = typeof document === 'undefined' ? process.env.GATSBY_AS_OF : document.documentElement.dataset.asOf
  return asOf ? Date.parse(asOf) : Date.now()
}
