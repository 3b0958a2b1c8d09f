import { whileListening } from '../../../../tests/support/while-listening'
import { askForNotice } from './ask-for-notice.script'

let fetched: jest.Mock
beforeEach(() => {
  jest.useFakeTimers()
  fetched = jest.fn().mockResolvedValue({ ok: true, json: async () => ({}) })
  window.fetch = fetched
})
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

/** A page that has loaded. */
function load(): void {
  whileListening(() => {
    askForNotice()
    expect(fetched).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
  })
}

test('a page asks once it has loaded, and again while it is shown', async () => {
  load()
  await pass(0)
  expect(fetched.mock.calls).toEqual([['/api/notice']])
  await pass(79_000)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('without a notice, and without an answer, nothing is added to the page', async () => {
  document.body.innerHTML = '<main>Page</main>'
  load()
  await pass(0)
  fetched.mockResolvedValue({ ok: false })
  await pass(40_000)
  fetched.mockRejectedValue(new Error('no network'))
  await pass(40_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(document.body.innerHTML).toBe('<main>Page</main>')
})

test('a hidden page and one without network do not ask', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  load()
  await pass(0)
  hidden.mockRestore()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pass(40_000)
  onLine.mockRestore()
  expect(fetched).not.toHaveBeenCalled()
})
