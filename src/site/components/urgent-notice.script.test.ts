import { whileListening } from '../../../tests/support/while-listening'
import { pageChange } from '../dom/contract'
import { showUrgentNotice } from './urgent-notice.script'

const notice = { id: 'n-1', texts: { cs: 'Dnes zavřeno', en: '<b>Closed</b> today' }, seconds: 100 }

let fetched: jest.Mock
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.documentElement.lang = 'en'
  document.body.innerHTML = '<main>Page</main><div hidden data-urgent><div><p></p><button>×</button></div></div>'
  fetched = jest.fn()
  window.fetch = fetched
})
afterEach(() => jest.useRealTimers())

const answers = (body: object, ok = true) => fetched.mockResolvedValue({ ok, json: async () => body })
const shown = () => document.querySelector('[role=status] p')?.textContent

/** A page that has loaded. */
async function load(): Promise<void> {
  whileListening(() => {
    showUrgentNotice()
    window.dispatchEvent(new Event('load'))
  })
  await pass(200)
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('the notice is shown in the language of the page, as a text, before everything else', async () => {
  answers(notice)
  await load()
  expect(fetched.mock.calls).toEqual([['/api/notice']])
  expect(shown()).toBe('<b>Closed</b> today')
  expect(document.body.firstElementChild).toHaveAttribute('role', 'status')
  expect(document.querySelector('[role=status] b')).toBeNull()
})

test('without a notice nothing is added to the page', async () => {
  const { innerHTML } = document.body
  answers({})
  await load()
  expect(document.body.innerHTML).toBe(innerHTML)
})

test('it goes at its end, whatever the clock of the visitor says', async () => {
  answers(notice)
  jest.setSystemTime(new Date('2001-01-01'))
  await load()
  fetched.mockRejectedValue(new Error('no network'))
  await pass(99_000)
  expect(shown()).toBeDefined()
  await pass(1_000)
  expect(shown()).toBeUndefined()
})

test('a page that is shown asks again, and follows what the server says; an error changes nothing', async () => {
  answers({})
  await load()
  answers(notice)
  await pass(40_200)
  expect(shown()).toBe('<b>Closed</b> today')
  answers({ code: 'unavailable' }, false)
  await pass(40_000)
  expect(shown()).toBe('<b>Closed</b> today')
  answers({ ...notice, id: 'n-2', texts: { ...notice.texts, en: 'Open again' } })
  await pass(40_200)
  expect(shown()).toBe('Open again')
  answers({})
  await pass(40_000)
  expect(shown()).toBeUndefined()
})

test('a hidden page and one without network do not ask', async () => {
  answers({})
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await load()
  hidden.mockRestore()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pass(40_000)
  onLine.mockRestore()
  expect(fetched).not.toHaveBeenCalled()
})

test('who closes it sees it no more, on the next page neither, until there is another one', async () => {
  answers(notice)
  await load()
  document.querySelector<HTMLElement>('[role=status] button')!.click()
  expect(shown()).toBeUndefined()
  await pass(40_200)
  expect(shown()).toBeUndefined()
  await load()
  expect(shown()).toBeUndefined()
  answers({ ...notice, id: 'n-2' })
  await load()
  expect(shown()).toBe('<b>Closed</b> today')
})

test('where nothing can be stored, it can be closed all the same', async () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  answers(notice)
  await load()
  document.querySelector<HTMLElement>('[role=status] button')!.click()
  expect(shown()).toBeUndefined()
  get.mockRestore()
  set.mockRestore()
})

test('a page in another language that React shows has it in that language', async () => {
  answers(notice)
  // The event listeners stay for this test.
  showUrgentNotice()
  window.dispatchEvent(new Event('load'))
  await pass(200)
  document.documentElement.lang = 'cs'
  document.dispatchEvent(new Event(pageChange))
  await pass(200)
  expect(shown()).toBe('Dnes zavřeno')
})
