import { siteTime } from '../dom/site-time'

/** Sets the phase of the exhibition by the clock. The HTML carries the phase of the day on which it was built. */
export function correctPhase(): void {
  const { dataset } = document.documentElement
  const { opens, closes } = dataset
  if (!opens || !closes) return
  const now = siteTime()
  dataset.phase = now < Date.parse(opens) ? 'before' : now < Date.parse(closes) ? 'during' : 'after'
}
