import { loadFailure } from '../dom/contract'
import { guardChunks, guardNavigation, type LoadedPage } from './install-load-guard'

const assign = jest.fn<void, [string]>()
const report = jest.fn<void, [string]>()
window.addEventListener(loadFailure, ({ detail }) => report(detail))

const addresses = () => assign.mock.calls.flat()

beforeEach(() => {
  sessionStorage.clear()
  for (const mock of [assign, report]) mock.mockClear()
})

const found = (path: string, webpackCompilationHash = 'abc'): LoadedPage => ({
  status: 'success',
  page: { path, webpackCompilationHash },
})

/** Gatsby at an address, with the guard installed and a loader that returns these pages. */
function start(pages: Record<string, LoadedPage> = {}, at = '/', hash: string | undefined = 'abc') {
  window.history.replaceState(null, '', at)
  const navigate = jest.fn()
  const loader = { loadPage: async (path: string): Promise<LoadedPage | undefined> => pages[path] }
  Object.assign(window, { ___loader: loader, ___navigate: navigate, ___webpackCompilationHash: hash })
  guardNavigation(assign)
  return { load: (path: string) => outcomeOf(loader.loadPage(path)), navigate }
}

/** What Gatsby gets, or 'pending' after all tasks. */
async function outcomeOf(loading: Promise<unknown>): Promise<unknown> {
  for (let task = 0; task < 3; task++) await Promise.resolve()
  return Promise.race([loading, Promise.resolve('pending')])
}

test('navigation still calls Gatsby, with its options', () => {
  const { navigate } = start()
  window.___navigate?.('/umelci#ch', { replace: true })
  window.___navigate?.(-1)
  expect(navigate.mock.calls).toEqual([
    ['/umelci#ch', { replace: true }],
    [-1, undefined],
  ])
})

test.each([
  ['of this build', '/umelci', found('/umelci'), 'abc'],
  ['of an unknown build', '/umelci', found('/umelci', ''), 'abc'],
  ['loaded without knowing the build', '/umelci', found('/umelci', 'def'), ''],
  ['404, at its own address', '/404', found('/404'), 'abc'],
  ['404.html, at its own address', '/404.html?a=1', found('/404.html'), 'abc'],
])('a page %s is returned to Gatsby', async (_, path, page, hash) => {
  expect(await start({ [path]: page }, '/', hash).load(path)).toBe(page)
  expect(assign).not.toHaveBeenCalled()
})

test.each([
  ['is missing', '/umelci', undefined],
  ['failed', '/umelci', { status: 'error' }],
  ['failed in part', '/umelci', { ...found('/umelci'), status: 'error' }],
  ['is empty', '/umelci', { status: 'success' }],
  ['is of a newer build', '/umelci', found('/umelci', 'def')],
  ['is the 404 page instead', '/neni', found('/404.html')],
  ['is the 404 page at a similar address', '/4040', found('/404')],
])('a page that %s is requested from the server, and Gatsby’s promise stays pending', async (_, path, page) => {
  expect(await start(page && { [path]: page }).load(path)).toBe('pending')
  expect(addresses()).toEqual([path])
})

test('the HTML of the first page stays if its data is that of the 404 page', async () => {
  expect(await start({ '/neni?a=1': found('/404.html') }, '/neni?a=1').load('/neni?a=1')).toBe('pending')
  expect(assign).not.toHaveBeenCalled()
})

test('an error of the first page is returned to Gatsby, and a later one is guarded', async () => {
  const { load } = start({ '/umelci': { status: 'error' } }, '/umelci')
  expect(await load('/umelci')).toEqual({ status: 'error' })
  expect(assign).not.toHaveBeenCalled()
  expect(await load('/umelci')).toBe('pending')
  expect(addresses()).toEqual(['/umelci'])
})

test('without Gatsby’s loader there is nothing to guard', () => {
  delete window.___loader
  delete window.___navigate
  expect(() => guardNavigation(assign)).not.toThrow()
})

test.each([
  ['denied', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
])('where storage is %s, a failure is reported: a loop is worse', async (why, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException(why)
  })
  await start().load('/umelci')
  expect(assign).not.toHaveBeenCalled()
  expect(report.mock.calls).toEqual([['/umelci']])
})

/** A new window, on which Gatsby's handler is registered after the guard. */
function rejections() {
  const target = new EventTarget()
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      target.addEventListener(type, listener),
    )
  guardChunks(assign)
  const gatsby = jest.fn()
  target.addEventListener('unhandledrejection', gatsby)
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  return { reject, gatsby, target }
}

test.each(['ChunkLoadError: Loading chunk 7 failed.', 'Loading CSS chunk 7 failed.'])(
  'after a failed chunk the guard reloads the page, and Gatsby’s handler is not called: %s',
  (message) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    window.history.replaceState(null, '', '/umelci?a=1#ch')
    const { reject, gatsby } = rejections()
    reject(new Error(message))
    expect(addresses()).toEqual(['http://localhost/umelci?a=1#ch'])
    expect(gatsby).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledTimes(1)
  },
)

test('a chunk that fails because the visitor leaves is requested again only if the visitor stays', () => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { reject, target } = rejections()
  target.dispatchEvent(new Event('beforeunload'))
  reject(new Error('Loading chunk 7 failed.'))
  expect(assign).not.toHaveBeenCalled()
  jest.advanceTimersByTime(10_000)
  expect(assign).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

test('after a page that was left is shown again, a failed chunk is requested at once', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { reject, target } = rejections()
  target.dispatchEvent(new Event('beforeunload'))
  target.dispatchEvent(new Event('pageshow'))
  reject(new Error('Loading chunk 7 failed.'))
  expect(assign).toHaveBeenCalledTimes(1)
})

test('other errors are not handled by the guard', () => {
  const { reject, gatsby } = rejections()
  reject(new TypeError('x is not a function'))
  reject(undefined)
  expect(assign).not.toHaveBeenCalled()
  expect(gatsby).toHaveBeenCalledTimes(2)
})
