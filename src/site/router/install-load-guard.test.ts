import { guardChunks, guardNavigation } from './install-load-guard'
import type { GuardedBrowser, LoadedPage } from './load-guard'

function aBrowser() {
  const assign = jest.fn<void, [string]>()
  const report = jest.fn<void, [string]>()
  const browser: GuardedBrowser = {
    now: () => 0,
    storage: () => ({ getItem: () => null, setItem: () => undefined }),
    assign,
    report,
  }
  return { browser, assign, report }
}

const found = (path: string): LoadedPage => ({ status: 'success', page: { path, webpackCompilationHash: 'abc' } })

/** Gatsby as it starts on an address, its loader answering what is given, with the guard installed. */
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

/** Whether a promise is settled once everything that could settle it has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol()
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending
}

test('a page that loads is handed on to Gatsby', async () => {
  const { loader, assign } = start({ at: '/', pages: { '/umelci': found('/umelci') } })
  await expect(loader.loadPage('/umelci')).resolves.toEqual(found('/umelci'))
  expect(assign).not.toHaveBeenCalled()
})

test('a page that failed is gone to with its query and its anchor, and Gatsby never hears back', async () => {
  const { loader, assign } = start({ at: '/', pages: { '/umelci?a=1': { status: 'error' } } })
  window.___navigate?.('/umelci?a=1#ch')
  expect(await isSettled(loader.loadPage('/umelci?a=1'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/umelci?a=1#ch']])
})

test('navigating still goes through Gatsby, with its options', () => {
  const { navigate } = start({ at: '/', pages: {} })
  window.___navigate?.('/umelci#ch', { replace: true })
  window.___navigate?.(-1)
  expect(navigate.mock.calls).toEqual([
    ['/umelci#ch', { replace: true }],
    [-1, undefined],
  ])
})

test('back to a page that failed goes to the address that the bar shows by then', async () => {
  const { loader, assign } = start({ at: '/', pages: {} })
  window.___navigate?.(-1)
  window.history.replaceState(null, '', '/umelci?a=1#ch')
  expect(await isSettled(loader.loadPage('/umelci?a=1'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/umelci?a=1#ch']])
})

test('a page of a newer build is gone to', async () => {
  const newer = { status: 'success', page: { path: '/umelci', webpackCompilationHash: 'def' } }
  const { loader, assign } = start({ at: '/', pages: { '/umelci': newer } })
  expect(await isSettled(loader.loadPage('/umelci'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/umelci']])
})

test('the 404 page in place of another is not shown under its address: the server answers instead', async () => {
  const { loader, assign } = start({ at: '/', pages: { '/neni': found('/404.html') } })
  expect(await isSettled(loader.loadPage('/neni'))).toBe(false)
  expect(assign.mock.calls).toEqual([['/neni']])
})

test('at the start the static page stays where its data is the 404 page’s', async () => {
  const { loader, assign } = start({ at: '/neni?a=1', pages: { '/neni?a=1': found('/404.html') } })
  expect(await isSettled(loader.loadPage('/neni?a=1'))).toBe(false)
  expect(assign).not.toHaveBeenCalled()
})

test('at the start an error is handed on, and nothing is reloaded', async () => {
  const { loader, assign } = start({ at: '/umelci', pages: { '/umelci': { status: 'error' } } })
  await expect(loader.loadPage('/umelci')).resolves.toEqual({ status: 'error' })
  expect(assign).not.toHaveBeenCalled()
})

test('only the first load is the start: a later failure of the same page is guarded', async () => {
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

/** A window of its own for each test, on which Gatsby's handler comes after the guard. */
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
  'a script that could not be loaded reloads the page by the guard, and Gatsby’s own handler is stopped: %s',
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

test('any other failure is none of the guard’s business', () => {
  const { reject, gatsby, assign } = rejections()
  reject(new TypeError('x is not a function'))
  reject(undefined)
  expect(assign).not.toHaveBeenCalled()
  expect(gatsby).toHaveBeenCalledTimes(2)
})
