import { renderTime } from './render-time'

/**
 * Attributes of an element that is shown from an instant on, or until an instant, in ISO 8601. They are right at the time
 * of the build; show-by-time.ts changes `hidden` later. Without an instant the element has no such limit.
 */
export function byTime({ from, until }: { from?: string | undefined; until?: string | undefined }) {
  const now = renderTime()
  // A missing instant parses to NaN, and comparisons with NaN are false.
  const hidden = now < Date.parse(from ?? '') || now >= Date.parse(until ?? '')
  return { 'data-from': from, 'data-until': until, hidden, suppressHydrationWarning: true }
}
