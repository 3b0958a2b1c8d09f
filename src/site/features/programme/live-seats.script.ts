import type { Availability } from '../../../registration/availability'
import { askSeats, minuteChange, seatsChange } from '../../dom/contract'
import { onEachPage } from '../../dom/events'

/**
 * Shows which events have seats: asks the server when the programme comes into view, or when the page of an event opens,
 * once for each page, and again when registration opens or closes there, or a guest has sent a form. Without an answer the
 * page shows no state.
 */
export function showLiveSeats(): void {
  let asked: HTMLElement | undefined
  /** What the clock had hidden when the server was asked. */
  let hidden: number | undefined
  /** Whether Netlify's edge may have answered what was true before. */
  let isStale = false

  onEachPage(() => {
    const words = document.querySelector<HTMLElement>('[data-soon]')
    if (!words || words === asked) return
    asked = words
    new IntersectionObserver(
      ([entry], observer) => {
        if (!entry!.isIntersecting) return
        observer.disconnect()
        ask()
      },
      // Also if an anchor has led past it.
      { rootMargin: '9999% 0px 0px' },
    ).observe(words)
  })
  document.addEventListener(askSeats, () => {
    isStale = true
    ask()
  })
  // After show-by-time.ts.
  document.addEventListener(minuteChange, () => {
    if (hidden === undefined) return
    const hasChanged = countHidden() !== hidden
    if (hasChanged || isStale) ask()
    isStale = hasChanged
  })

  function ask(): void {
    if (!asked?.isConnected) return
    hidden = countHidden()
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
      // The page of an event has the number beside the capacity (event-places.script.ts).
      const isBeside = event.free === undefined || document.querySelector('[data-free]')
      element.textContent = isBeside ? words : `${words}:\u00a0${event.free}`
      element.closest<HTMLElement>('[data-seats]')!.dataset.seats = event.state
    })
    document.dispatchEvent(new CustomEvent(seatsChange, { detail: events }))
  }
}

const countHidden = () => document.querySelectorAll('[data-from][hidden], [data-until][hidden]').length
