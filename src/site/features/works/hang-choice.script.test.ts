import { waitFor } from '@testing-library/react'
import { pageChange } from '../../dom/contract'
import { keepHang } from './hang-choice.script'

const page = `<div data-hangs>
  <input type="radio" name="hang" value="rows" checked /><input type="radio" name="hang" value="scale" />
  <ul><a href="/umelec-ada/dno"><img alt="" data-in="scale" /></a></ul>
  <figure><a href="/umelec-ada/dno"><img alt="" data-in="rows" /></a></figure>
</div>`

const find = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)!
const nameOf = (hang: string) => document.querySelector<HTMLElement>(`[data-in="${hang}"]`)!.style.viewTransitionName

/** React shows the page of an artist. */
function show(): void {
  document.body.innerHTML = page
  document.dispatchEvent(new Event(pageChange))
}

function choose(value: string): void {
  find(value).checked = true
  find(value).dispatchEvent(new Event('change', { bubbles: true }))
}

beforeAll(() => keepHang())

beforeEach(() => {
  sessionStorage.clear()
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  // jsdom has no layout: of the two pictures, the one in the chosen hang is shown.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (find((this as HTMLElement).dataset.in!).checked ? [{}] : []) as unknown as DOMRectList
  })
  show()
})

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'))

test('the chosen hang is kept on the pages of other artists', () => {
  choose('scale')
  show()
  expect(find('scale')).toBeChecked()
  choose('rows')
  show()
  expect(find('rows')).toBeChecked()
})

test('a stored value that is no hang changes nothing', () => {
  sessionStorage.setItem('hang', 'salon')
  show()
  expect(find('rows')).toBeChecked()
})

test('without storage the choice holds for one page', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  choose('scale')
  expect(find('scale')).toBeChecked()
  show()
  expect(find('rows')).toBeChecked()
})

test('the browser captures the former hang before the chosen one, and both pictures of a work have one name', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  let update = () => {}
  Object.assign(document, {
    startViewTransition: (callback: () => void) => {
      update = callback
      return { ready: Promise.resolve(), finished }
    },
  })
  choose('scale')
  expect(find('rows')).toBeChecked()
  expect([nameOf('rows'), nameOf('scale')]).toEqual(['hang-dno', ''])
  update()
  expect(find('scale')).toBeChecked()
  expect([nameOf('rows'), nameOf('scale')]).toEqual(['', 'hang-dno'])
  finish()
  await waitFor(() => expect(document.querySelector('[style]')).toBeNull())
})

test('with reduced motion the hang changes at once', () => {
  const startViewTransition = jest.fn()
  Object.assign(document, { startViewTransition })
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
  choose('scale')
  expect(find('scale')).toBeChecked()
  expect(startViewTransition).not.toHaveBeenCalled()
})
