import type { showNotice as ShowNotice } from './show-notice'
import { pageChange } from '../../dom/contract'

const notice = { id: 'n-1', texts: { cs: 'Dnes zavřeno', en: '<b>Closed</b> today' }, seconds: 100 }

let showNotice: typeof ShowNotice
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.documentElement.lang = 'en'
  document.body.innerHTML =
    '<main>Page</main><div hidden data-urgent="/urgent/1.js" data-close="Close the notice"></div>'
  loadDocument()
})
afterEach(() => {
  showNotice({})
  jest.useRealTimers()
})

/** The state of the module goes with its document. */
function loadDocument(): void {
  document.querySelector('[role=status]')?.remove()
  jest.isolateModules(() => {
    ;({ showNotice } = jest.requireActual<{ showNotice: typeof ShowNotice }>('./show-notice'))
  })
}

const shown = () => document.querySelector('[role=status] p')?.textContent
const button = () => document.querySelector<HTMLElement>('[role=status] button')!

function take(next: Parameters<typeof ShowNotice>[0]): string | null | undefined {
  showNotice(next)
  jest.advanceTimersByTime(200)
  return shown()
}

test('the notice is shown in the language of the page, as a text, before everything else', () => {
  expect(take(notice)).toBe('<b>Closed</b> today')
  expect(document.body.firstElementChild).toHaveAttribute('role', 'status')
  expect(document.querySelector('[role=status] b')).toBeNull()
  expect(button().ariaLabel).toBe('Close the notice')
})

test('it goes at its end, whatever the clock of the visitor says', () => {
  jest.setSystemTime(new Date('2001-01-01'))
  take(notice)
  jest.advanceTimersByTime(99_700)
  expect(shown()).toBeDefined()
  jest.advanceTimersByTime(200)
  expect(shown()).toBeUndefined()
})

test('the same notice again is not announced again; another one takes its place, and none removes it', () => {
  take(notice)
  const text = document.querySelector('[role=status] p')
  take({ ...notice, seconds: 60 })
  expect(document.querySelector('[role=status] p')).toBe(text)
  expect(take({ ...notice, id: 'n-2', texts: { ...notice.texts, en: 'Open again' } })).toBe('Open again')
  expect(take({})).toBeUndefined()
})

test('who closes it sees it no more, in the next document neither, until there is another one', () => {
  take(notice)
  button().click()
  expect(shown()).toBeUndefined()
  expect(take(notice)).toBeUndefined()
  loadDocument()
  expect(take(notice)).toBeUndefined()
  expect(take({ ...notice, id: 'n-2' })).toBe('<b>Closed</b> today')
})

test('where nothing can be stored, it can be closed all the same', () => {
  const denied = () => {
    throw new Error('denied')
  }
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(denied),
  )
  take(notice)
  button().click()
  expect(shown()).toBeUndefined()
  spies.forEach((spy) => spy.mockRestore())
})

test('a page in another language that React shows has it in that language', () => {
  take(notice)
  document.documentElement.lang = 'cs'
  document.dispatchEvent(new Event(pageChange))
  jest.advanceTimersByTime(200)
  expect(shown()).toBe('Dnes zavřeno')
})
