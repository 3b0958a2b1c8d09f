import { pageChange } from '../../dom/contract'
import { whileListening } from '../../../../tests/support/while-listening'
import { markTopmostRow } from './topmost-row.script'

/** Shows a list of rows whose tops are at these distances from the top of the screen. The first row is marked. */
function show(...tops: number[]): void {
  document.body.innerHTML = `<ol>${tops.map((_, at) => `<li${at === 0 ? ' data-topmost' : ''}></li>`).join('')}</ol>`
  scrollTo(...tops)
}

function scrollTo(...tops: number[]): void {
  document.querySelectorAll('li').forEach((row, at) => {
    row.getBoundingClientRect = () => ({ top: tops[at] }) as DOMRect
  })
  dispatchEvent(new Event('scroll'))
}

const marked = () => [...document.querySelectorAll('li')].map((row) => row.hasAttribute('data-topmost'))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the first row that begins on the screen is marked, also when the page was opened further down', () => {
  show(-120, -40, 20, 80)
  whileListening(markTopmostRow)
  expect(marked()).toEqual([false, false, true, false])
})

test('while the page scrolls, the mark follows at most five times a second', () => {
  show(0, 60, 120)
  whileListening(() => {
    markTopmostRow()
    scrollTo(-60, 0, 60)
    expect(marked()).toEqual([true, false, false])
    scrollTo(-120, -60, 0)
    jest.advanceTimersByTime(200)
    expect(marked()).toEqual([false, false, true])
    scrollTo(0, 60, 120)
    jest.advanceTimersByTime(200)
    expect(marked()).toEqual([true, false, false])
  })
})

test('below the list the last row stays marked, and on another page nothing happens', () => {
  show(-900, -800)
  whileListening(() => {
    markTopmostRow()
    expect(marked()).toEqual([false, true])
    document.body.innerHTML = '<p>Another page</p>'
    document.dispatchEvent(new Event(pageChange))
    expect(document.body.innerHTML).toBe('<p>Another page</p>')
  })
})
