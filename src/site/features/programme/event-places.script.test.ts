import { whileListening } from '../../../../tests/support/while-listening'
import { seatsChange } from '../../dom/contract'
import { showEventPlaces } from './event-places.script'

test.each([
  [{ a: { state: 'few', free: 2, capacity: 14 } }, '14 (2 free)'],
  [{ a: { state: 'full', capacity: 14 } }, '14'],
  [{ a: { state: 'open', capacity: 20 } }, '20'],
  [{ b: { state: 'open', capacity: 20 } }, '14'],
])(
  'the places of an event are those that the server names, and how many are free if it says so: %j',
  (detail, shown) => {
    document.body.innerHTML =
      '<strong data-event="a"></strong><p><i data-capacity>14</i> <b data-free="(# free)"></b></p>'
    whileListening(() => {
      showEventPlaces()
      document.dispatchEvent(new CustomEvent(seatsChange, { detail }))
    })
    expect(document.querySelector('p')!.textContent.trim()).toBe(shown)
  },
)
