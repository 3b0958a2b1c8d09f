import { asOf } from '#build-values'

/**
 * The time by which the site decides what is over, open or next: a fixed moment, or the clock. The fixed moment is the
 * `demoDate` of the content, or `?asOf` in a preview. The build reads it from its values,
 * a page from `data-as-of` of <html>.
 * @returns milliseconds since 1970, as `Date.now()`
 */
export function siteTime(): number {
  const fixed = typeof document === 'undefined' ? asOf : document.documentElement.dataset.asOf
  return fixed ? Date.parse(fixed) : Date.now()
}
