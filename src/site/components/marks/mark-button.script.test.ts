import { pageChange } from '../../dom/contract'
import { toggleMarks } from './mark-button.script'

const button = (mark: string) => document.querySelector<HTMLElement>(`[data-mark="${mark}"]`)!
const pressed = (mark: string) => button(mark).dataset.marked
const message = (mark: string) => button(mark).nextElementSibling!

/** React shows a page with these events or works. */
function show(...marks: string[]): void {
  document.body.innerHTML = marks
    .map((mark) => `<button data-mark="${mark}" data-marked="false">Mark</button><span hidden>Not saved</span>`)
    .join('')
  document.dispatchEvent(new Event(pageChange))
}

beforeAll(() => toggleMarks())
beforeEach(() => {
  localStorage.clear()
  show('skladani', 'jana-nova/more')
})

test.each(['storage', 'pageshow'])('a mark of another tab or page is shown after the event %s', (type) => {
  localStorage.setItem('plan', 'skladani')
  window.dispatchEvent(new Event(type))
  expect(pressed('skladani')).toBe('true')
})

test('where the browser keeps nothing, nothing is marked and a message says so, until it can be kept', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  button('skladani').click()
  expect(pressed('skladani')).toBe('false')
  expect(message('skladani')).not.toHaveAttribute('hidden')
  expect(message('jana-nova/more')).toHaveAttribute('hidden')

  forbidden.mockRestore()
  button('skladani').click()
  expect(pressed('skladani')).toBe('true')
  expect(message('skladani')).toHaveAttribute('hidden')
})
