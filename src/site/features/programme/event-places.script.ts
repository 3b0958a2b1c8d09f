import type { Availability } from '../../../registration/availability'
import { seatsChange } from '../../dom/contract'

/**
 * Shows on the page of an event how many of its places are free, beside its capacity, which an organiser may have changed.
 * live-seats.script.ts asks the server.
 */
export function showEventPlaces(): void {
  document.addEventListener(seatsChange, (event) => {
    const { detail } = event as CustomEvent<Availability['events']>
    const slug = document.querySelector<HTMLElement>('[data-event]')?.dataset.event
    const places = document.querySelector<HTMLElement>('[data-capacity]')
    const left = document.querySelector<HTMLElement>('[data-free]')
    const { capacity, free } = detail[slug ?? ''] ?? {}
    if (!places || !left || !capacity) return
    places.textContent = String(capacity)
    left.textContent = free === undefined ? '' : left.dataset.free!.replace('#', String(free))
  })
}
