import type { Availability } from '../../../registration/availability'
import { seatsChange } from '../../dom/contract'
import { onEachPage } from '../../dom/events'

/**
 * Shows which events have seats: asks the server when the programme comes into view, or when the page of an event opens,
 * once for each page. Without an answer the page shows no state.
 */
export function showLiveSeats(): void {
  let asked: Element | undefined

  onEachPage(() => {
    const words = document.querySelector<HTMLElement>('[data-soon]')
    if (!words || words === asked) return
    asked = words
    new IntersectionObserver(([entry], observer) => {
      if (!entry!.isIntersecting) return
      observer.disconnect()
      fetch(`${process.env.GATSBY_API_URL ?? ''}/api/availability${words.dataset.asks ?? ''}`)
        .then((answer) => answer.json())
        .then(show)
        .catch(() => {})
    }).observe(words)
  })

  function show({ events }: Availability): void {
    document.querySelectorAll<HTMLElement>('[data-event]').forEach((element) => {
      const event = events[element.dataset.event!]
      const words = event && element.closest<HTMLElement>('[data-soon]')!.dataset[event.state]
      if (!words) return
      element.textContent = event.free === undefined ? words : `${words}:\u00a0${event.free}`
      element.closest<HTMLElement>('[data-seats]')!.dataset.seats = event.state
    })
    document.dispatchEvent(new Event(seatsChange))
  }
}
