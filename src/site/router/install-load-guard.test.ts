import { guardChunks, guardNavigation } from './install-load-guard'
import type { GuardedBrowser, LoadedPage } from './load-guard'

function aBrowser() {
  const assign = jest.fn<void, [string]>()
  const report = jest.fn<void, [string]>()
  const browser: GuardedBrowser = {
    isOnline: () => true,
    now: () => 0,
    storage: () => ({ getItem: () => null, setItem: () => undefined }),
    assign,
    report,
    stay: () => undefined,
  }
  return { browser, assign, report }
}

const found = (path: string): LoadedPage => ({ status: 'success', page: { path, webpackCompilationHash: 'abc' } })

/** Gatsby at an address, with the guard installed and a loader that returns the given page. */
function start({ at, pages }: { at: string; pages: Record<string, LoadedPage> }) {
  window.history.replaceState(null, '', at)
  const loadPage = jest.fn(async (path: string) => pages[path])
  const navigate = jest.fn()
  const loader = { loadPage }
  window.___loader = loader
  window.___navigate = navigate
  window.___webpackCompilationHash = 'abc'
  const { browser, assign } = aBrowser()
  guardNavigation(browser)
  return { loader: loader as { loadPage: (path: string) => Promise<LoadedPage | undefined> }, navigate, assign }
}

/** Whether a promise is settled after all pending tasks. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol()
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending
}

test('a page that loads is returned to Gatsby', async () => {
  const { loader, assign } = start({ at: '/', pages: { '/umelci': found('/umelci') } })
  await expect(loader.loadPage('/umelci')).resolves.toEqual(found('/umelci'))
  expect(assign).not.toHaveBeenCalled()
})

test('a page that failed is requested from the server with query and anchor, and Gatsby’s promise stays pending', async () => {
  const { loader, assign } = start({ at: '/', pages: { '/umelci?a=1': { status: 'error' } } })
  window.___navigate?.('/umelci?a=1#ch')
  expect(await isSettled(loader.loadPage('/umelci?a=1'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/umelci?a=1#ch']])
})

test('navigation still calls Gatsby, with its options', () => {
  const { navigate } = start({ at: '/', pages: {} })
  window.___navigate?.('/umelci#ch', { replace: true })
  window.___navigate?.(-1)
  expect(navigate.mock.calls).toEqual([
    ['/umelci#ch', { replace: true }],
    [-1, undefined],
  ])
})

test('after a step back to a page that failed, the current address is requested', async () => {
  const { loader, assign } = start({ at: '/', pages: {} })
  window.___navigate?.(-1)
  window.history.replaceState(null, '', '/umelci?a=1#ch')
  expect(await isSettled(loader.loadPage('/umelci?a=1'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/umelci?a=1#ch']])
})

test('a page of a newer build is requested from the server', async () => {
  const newer = { status: 'success', page: { path: '/umelci', webpackCompilationHash: 'def' } }
  const { loader, assign } = start({ at: '/', pages: { '/umelci': newer } })
  expect(await isSettled(loader.loadPage('/umelci'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/umelci']])
})

test('when Gatsby loads the 404 page instead of another, the page is requested from the server', async () => {
  const { loader, assign } = start({ at: '/', pages: { '/neni': found('/404.html') } })
  expect(await isSettled(loader.loadPage('/neni'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/neni']])
})

test('the HTML of the first page stays if its data is that of the 404 page', async () => {
  const { loader, assign } = start({ at: '/neni?a=1', pages: { '/neni?a=1': found('/404.html') } })
  expect(await isSettled(loader.loadPage('/neni?a=1'))).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

test('an error of the first page is returned to Gatsby, and nothing is reloaded', async () => {
  const { loader, assign } = start({ at: '/umelci', pages: { '/umelci': { status: 'error' } } })
  await expect(loader.loadPage('/umelci')).resolves.toEqual({ status: 'error' })
  expect(assign).not.toHaveBeenCalled()
})

test('a later failure of the first page is guarded', async () => {
  const pages: Record<string, LoadedPage> = { '/umelci': found('/umelci') }
  const { loader, assign } = start({ at: '/umelci', pages })
  await expect(loader.loadPage('/umelci')).resolves.toEqual(found('/umelci'))
  pages['/umelci'] = { status: 'error' }
  expect(await isSettled(loader.loadPage('/umelci'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/umelci']])
})

test('without Gatsby’s loader there is nothing to guard', () => {
  delete window.___loader
  delete window.___navigate
  expect(() => guardNavigation(aBrowser().browser)).not.toThrow()
})

/** A new window, on which Gatsby's handler is registered after the guard. */
function rejections() {
  const target = new EventTarget()
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      target.addEventListener(type, listener),
    )
  const { browser, assign } = aBrowser()
  guardChunks(browser)
  const gatsby = jest.fn()
  target.addEventListener('unhandledrejection', gatsby)
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  return { reject, gatsby, assign }
}

test.each(['ChunkLoadError: Loading chunk 7 failed.', 'Loading CSS chunk 7 failed.'])(
  'after a failed chunk the guard reloads the page, and Gatsby’s handler is not called: %s',
  (message) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    window.history.replaceState(null, '', '/umelci?a=1#ch')
    const { reject, gatsby, assign } = rejections()
    reject(new Error(message))
    expect(assign.mock.calls).toEqual([['http://localhost/umelci?a=1#ch']])
    expect(gatsby).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledTimes(1)
  },
)

test('other errors are not handled by the guard', () => {
  const { reject, gatsby, assign } = rejections()
  reject(new TypeError('x is not a function'))
  reject(undefined)
  expect(assign).not.toHaveBeenCalled()
  expect(gatsby).toHaveBeenCalledTimes(2)
})
