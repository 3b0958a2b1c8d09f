import type { Availability } from '../../../registration/availability'
import { askSeats, minuteChange, seatsChange } from '../../dom/contract'
import { onEachPage } from '../../dom/events'
import { siteTime } from '../../dom/site-time'

/** For how many milliseconds Netlify's edge gives the same answer. */
const edge = 15_000

/**
 * Shows which events have seats: asks the server when the programme comes into view, or when the page of an event opens,
 * once for each page, and again when registration opens or closes there, or a guest has sent a form. Without an answer the
 * page shows no state.
 */
export function showLiveSeats(): void {
  let asked: HTMLElement | undefined
  let askedAt = Infinity
  let isStale = false

  onEachPage(() => {
    const words = document.querySelector<HTMLElement>('[data-soon]')
    if (!words || words === asked) return
    asked = words
    new IntersectionObserver(([entry], observer) => {
      if (!entry!.isIntersecting) return
      observer.disconnect()
      ask()
    }).observe(words)
  })
  document.addEventListener(askSeats, () => {
    isStale = true
    ask()
  })
  document.addEventListener(minuteChange, () => {
    if (!isStale && !hasPassed(askedAt)) return
    isStale = false
    ask()
  })

  function ask(): void {
    if (!asked?.isConnected) return
    askedAt = siteTime()
    fetch(`${process.env.GATSBY_API_URL ?? ''}/api/availability${asked.dataset.asks ?? ''}`)
      .then((answer) => answer.json())
      .then(show)
      .catch(() => {})
  }

  function show({ events }: Availability): void {
    document.querySelectorAll<HTMLElement>('[data-event]').forEach((element) => {
      const event = events[element.dataset.event!]
      const words = event && element.closest<HTMLElement>('[data-soon]')!.dataset[event.state]
      if (!words) return
      // The page of an event has the number beside the capacity.
      const free = document.querySelector<HTMLElement>('[data-free]')
      const number = event.free === undefined ? '' : String(event.free)
      if (free) free.textContent = number && free.dataset.free!.replace('#', number)
      element.textContent = number && !free ? `${words}:\u00a0${number}` : words
      element.closest<HTMLElement>('[data-seats]')!.dataset.seats = event.state
    })
    document.dispatchEvent(new Event(seatsChange))
  }
}

/** Whether an element of the page has appeared or gone since, so that an answer of then, or one that was kept, is old. */
function hasPassed(askedAt: number): boolean {
  const times = [...document.querySelectorAll<HTMLElement>('[data-from], [data-until]')].flatMap(({ dataset }) => [
    Date.parse(dataset.from ?? ''),
    Date.parse(dataset.until ?? ''),
  ])
  return times.some((time) => askedAt < time + edge && time <= siteTime())
}
