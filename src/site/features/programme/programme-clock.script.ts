import { pageChange } from '../../dom/page-change'
import { siteTime } from '../../dom/site-time'

/**
 * Says of each event of the programme whether it is over, on, next or later (`data-moment`), now and each minute.
 * Whether that is shown is up to the style sheet and the phase.
 */
export function programmeClock(): void {
  function mark(): void {
    const now = siteTime()
    const events = [...document.querySelectorAll<HTMLElement>('[data-starts][data-ends]')]
    const startOf = ({ dataset }: HTMLElement) => Date.parse(dataset.starts!)
    const endOf = ({ dataset }: HTMLElement) => Date.parse(dataset.ends!)
    const next = events.map(startOf).reduce((first, start) => (start > now && start < first ? start : first), Infinity)
    events.forEach((event) => {
      const start = startOf(event)
      const moment = endOf(event) <= now ? 'past' : start <= now ? 'now' : start === next ? 'next' : 'later'
      if (event.dataset.moment !== moment) event.dataset.moment = moment
    })

    const jump = document.querySelector<HTMLAnchorElement>('a[data-jump]')
    const target =
      document.querySelector('[data-moment="now"] [id]') || document.querySelector('[data-moment="next"] [id]')
    if (jump && target) jump.hash = target.id
  }

  function markEachMinute(): void {
    mark()
    const minute = 60_000
    setTimeout(markEachMinute, minute - (Date.now() % minute))
  }

  document.addEventListener('DOMContentLoaded', markEachMinute)
  document.addEventListener(pageChange, mark)
  // The timers of a page in the background, or of a phone asleep, may be late.
  document.addEventListener('visibilitychange', mark)
}
