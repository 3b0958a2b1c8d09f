import { whileListening } from '../../../tests/support/while-listening'
import { pageChange } from '../dom/contract'
import { showByTime } from './show-by-time'

const day = '<span data-from="2031-09-04T22:00:00.000Z" data-until="2031-09-05T17:00:00.000Z" hidden>today</span>'

/** Whether the line is shown at a time. */
function shownAt(now: string, body = day): boolean {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  document.body.innerHTML = body
  whileListening(showByTime)
  return !document.querySelector('span')!.hidden
}

test('an element with a start and an end is shown between them', () => {
  expect(shownAt('2031-09-04T21:59:59Z')).toBe(false)
  expect(shownAt('2031-09-04T22:00:00Z')).toBe(true)
  expect(shownAt('2031-09-05T16:59:59Z')).toBe(true)
  expect(shownAt('2031-09-05T17:00:00Z')).toBe(false)
})

test('the elements of a page that React shows later are updated too', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-09-05T12:00:00Z'))
  whileListening(() => {
    showByTime()
    document.body.innerHTML = day
    document.dispatchEvent(new Event(pageChange))
  })
  expect(document.querySelector('span')).toBeVisible()
})

test('an element with a start only is shown from then on, one with an end only until then', () => {
  const closing = '2031-09-05T17:00:00.000Z'
  const shown = (now: string) => [
    shownAt(now, `<span data-until="${closing}">Register</span>`),
    shownAt(now, `<span data-from="${closing}" hidden>Closed</span>`),
  ]
  expect(shown('2031-09-05T16:59:59Z')).toEqual([true, false])
  expect(shown('2031-09-05T17:00:00Z')).toEqual([false, true])
})
