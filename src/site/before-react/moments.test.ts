import { whileListening } from '../../../tests/support/while-listening'
import { moments } from './moments'
import { pageChange } from '../dom/page-change'

const day = '<span data-from="2031-09-04T22:00:00.000Z" data-until="2031-09-05T17:00:00.000Z" hidden>today</span>'

/** Whether the line is shown at a time. */
function shownAt(now: string, { event = 'DOMContentLoaded', body = day } = {}): boolean {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  document.body.innerHTML = body
  whileListening(() => {
    moments()
    document.dispatchEvent(new Event(event))
  })
  return !document.querySelector('span')!.hidden
}

test('what is true from one moment until another is shown between them', () => {
  expect(shownAt('2031-09-04T21:59:59Z')).toBe(false)
  expect(shownAt('2031-09-04T22:00:00Z')).toBe(true)
  expect(shownAt('2031-09-05T16:59:59Z')).toBe(true)
  expect(shownAt('2031-09-05T17:00:00Z')).toBe(false)
})

test('it is looked at anew when another page is shown', () => {
  expect(shownAt('2031-09-05T12:00:00Z', { event: pageChange })).toBe(true)
})

test('what has only a beginning is shown from then on, what has only an end until then', () => {
  const closing = '2031-09-05T17:00:00.000Z'
  const shown = (now: string) => [
    shownAt(now, { body: `<span data-until="${closing}">Register</span>` }),
    shownAt(now, { body: `<span data-from="${closing}" hidden>Closed</span>` }),
  ]
  expect(shown('2031-09-05T16:59:59Z')).toEqual([true, false])
  expect(shown('2031-09-05T17:00:00Z')).toEqual([false, true])
})

test('the moment that the page names decides, not the clock', () => {
  document.documentElement.dataset.asOf = '2031-09-05T12:00:00.000Z'
  expect(shownAt('2030-01-01T00:00:00Z')).toBe(true)
  delete document.documentElement.dataset.asOf
})
