import { whileListening } from '../../../../tests/support/while-listening'
import { markEvents } from './programme-clock.script'

const event = (starts: string, ends: string, invited = '') =>
  `<li ${invited} data-starts="2031-09-05T${starts}Z" data-ends="2031-09-05T${ends}Z"><article id="at-${starts}">`

const programme = [event('08:00', '09:00'), event('10:00', '12:00'), event('13:00', '14:00')]

/** The marks of the events when the programme is shown at a time. */
function marksAt(now: string, events = programme): (string | undefined)[] {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  document.body.innerHTML = `<a href="#program" data-jump></a>${events.join('')}`
  whileListening(markEvents)
  return [...document.querySelectorAll('li')].map(({ dataset }) => dataset.moment)
}

test('each event is marked as past, now, next or later by the clock', () => {
  expect(marksAt('2031-09-05T11:00:00Z')).toEqual(['past', 'now', 'next'])
  expect(marksAt('2031-09-05T07:00:00Z')).toEqual(['next', 'later', 'later'])
})

test('an event by invitation is never on or next', () => {
  const events = [event('08:00', '12:00', 'data-invited'), event('10:00', '11:00'), event('12:00', '14:00')]
  expect(marksAt('2031-09-05T07:00:00Z', events)).toEqual(['later', 'next', 'later'])
  expect(marksAt('2031-09-05T09:00:00Z', events)).toEqual(['later', 'next', 'later'])
  expect(marksAt('2031-09-05T11:00:00Z', events)).toEqual(['later', 'past', 'next'])
  expect(marksAt('2031-09-05T12:00:00Z', events)).toEqual(['past', 'past', 'now'])
})

test('the link leads to the event that is on, or else to the next one', () => {
  const target = (now: string) => marksAt(now) && document.querySelector('a')!.hash
  expect(target('2031-09-05T07:00:00Z')).toBe('#at-08:00')
  expect(target('2031-09-05T11:00:00Z')).toBe('#at-10:00')
  expect(target('2031-09-05T14:00:00Z')).toBe('#program')
})

test('of several events that are on or next, the link leads to one at the venue', () => {
  const here = event('10:00', '13:00', 'data-here')
  const target = (now: string, events: string[]) => marksAt(now, events) && document.querySelector('a')!.hash
  expect(target('2031-09-05T11:00:00Z', [event('08:00', '12:00'), here])).toBe('#at-10:00')
  expect(target('2031-09-05T09:00:00Z', [event('08:00', '12:00'), here])).toBe('#at-08:00')
})

test('an event that was called off has no end, and is neither on nor next', () => {
  const events = ['<li data-starts="2031-09-05T10:00Z"></li>', '<li data-starts="2031-09-05T12:00Z"></li>']
  expect(marksAt('2031-09-05T11:00:00Z', events)).toEqual([undefined, undefined])
})
