import { onEachPage } from '../../dom/events'
import { siteTime } from '../../dom/site-time'

const minute = 60_000

/**
 * Marks each event of the programme as over, on, next or later (`data-moment`), now and every minute. The style sheet
 * shows the marks during the exhibition.
 */
export function markEvents(): void {
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
    setTimeout(
      () => {
        mark()
        markEachMinute()
      },
      minute - (Date.now() % minute),
    )
  }

  onEachPage(mark)
  markEachMinute()
  // Timers run late in a background tab and on a sleeping phone.
  document.addEventListener('visibilitychange', mark)
}
