import { siteTime } from './site-time'

/** Whether it is before one instant or after the other, in ISO 8601. */
export function isOutside(from = '', until = ''): boolean {
  const now = siteTime()
  // A missing instant parses to NaN, and comparisons with NaN are false.
  return now < Date.parse(from) || now >= Date.parse(until)
}

/**
 * Attributes of an element that is shown from an instant on, or until an instant, in ISO 8601. They are right at the time
 * of the build; show-by-time.ts changes `hidden` later. Without an instant the element has no such limit.
 */
export function byTime({ from, until }: { from?: string | undefined; until?: string | undefined }) {
  return { 'data-from': from, 'data-until': until, hidden: isOutside(from, until), suppressHydrationWarning: true }
}
