import { minuteChange } from '../dom/contract'
import { siteTime } from '../dom/site-time'

/** Sets the phase of the exhibition by the clock. The HTML carries the phase of the day on which it was built. */
export function correctPhase(): void {
  const correct = () => {
    const { dataset } = document.documentElement
    const now = siteTime()
    if (dataset.opens) {
      dataset.phase =
        now < Date.parse(dataset.opens) ? 'before' : now < Date.parse(dataset.closes!) ? 'during' : 'after'
    }
  }
  correct()
  document.addEventListener(minuteChange, correct)
}
