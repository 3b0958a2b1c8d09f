import { moments } from './moments'

const body = '<span data-from="2025-09-04T22:00:00.000Z" data-until="2025-09-05T17:00:00.000Z" hidden>today</span>'

/** Whether the line is shown at a time; listeners are gone afterwards. */
function shownAt(now: string, event = 'DOMContentLoaded', run: () => void = moments): boolean {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  document.body.innerHTML = body
  const listeners = new AbortController()
  const add = EventTarget.prototype.addEventListener.bind(document)
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: listeners.signal }),
    )
  run()
  document.dispatchEvent(new Event(event))
  listeners.abort()
  return !document.querySelector('span')!.hidden
}

test('what is true from one moment until another is shown between them', () => {
  expect(shownAt('2025-09-04T21:59:59Z')).toBe(false)
  expect(shownAt('2025-09-04T22:00:00Z')).toBe(true)
  expect(shownAt('2025-09-05T16:59:59Z')).toBe(true)
  expect(shownAt('2025-09-05T17:00:00Z')).toBe(false)
})

test('it is looked at anew when another page is shown', () => {
  expect(shownAt('2025-09-05T12:00:00Z', 'pagechange')).toBe(true)
})

test('the function’s text runs by itself: it needs nothing from outside', () => {
  const run = new Function(`(${String(moments)})()`) as () => void
  expect(shownAt('2025-09-05T12:00:00Z', 'DOMContentLoaded', run)).toBe(true)
})
