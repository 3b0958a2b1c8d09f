/**
 * The time by which the site decides what is over, open or next: a fixed moment, or the clock. The fixed moment is the
 * `demoDate` of the content, or `?asOf` in a preview.
 * @param asOf the fixed moment; in a browser it stands in `data-as-of` of <html>
 * @returns milliseconds since 1970, as `Date.now()`
 */
export const siteTime = (asOf = document.documentElement.dataset.asOf): number => (asOf ? Date.parse(asOf) : Date.now())
