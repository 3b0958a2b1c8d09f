/** @jest-environment node */
import { registersHere } from './registers-here'

const here = {}
const elsewhere = { programme: { registration: 'https://tickets.example' } }

test.each([
  ['the event by invitation', { invitation: {} }, true, true],
  ['an event of the programme with a registration', { registration: {} }, true, false],
  ['an event without one', { invitation: null, registration: null }, false, false],
])('people register for %s here: %#', (_event, event, ifHere, ifElsewhere) => {
  expect(registersHere(event, here)).toBe(ifHere)
  expect(registersHere(event, { programme: null })).toBe(ifHere)
  expect(registersHere(event, elsewhere)).toBe(ifElsewhere)
})
