/** @jest-environment node */
import { goTo, isUsable, reloadGuardTtl, type GuardedBrowser } from './load-guard'

/** A browser with a given time and storage. */
function aBrowser() {
  let time = 1_000_000
  const items = new Map<string, string>()
  const assign = jest.fn<void, [string]>()
  const report = jest.fn<void, [string]>()
  const stay = jest.fn<void, []>()
  let isOnline = true
  const browser: GuardedBrowser = {
    isOnline: () => isOnline,
    now: () => time,
    storage: () => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
    }),
    assign,
    report,
    stay,
  }
  const goOffline = () => void (isOnline = false)
  return { browser, assign, report, stay, goOffline, wait: (milliseconds: number) => (time += milliseconds) }
}

test('reloads are at least ten seconds apart', () => {
  expect(reloadGuardTtl).toBe(10_000)
})

test('the first time, a page that could not be loaded is requested', () => {
  const { browser, assign, report } = aBrowser()
  goTo('/umelci?a=1#x', browser)
  expect(assign.mock.calls).toEqual([['/umelci?a=1#x']])
  expect(report).not.toHaveBeenCalled()
})

test('without network the page stays, and nothing is requested, also later', () => {
  const { browser, assign, report, stay, goOffline, wait } = aBrowser()
  goOffline()
  goTo('/umelci', browser)
  wait(20_000)
  goTo('/umelci', browser)
  expect(stay).toHaveBeenCalledTimes(2)
  expect([assign, report].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('the second time within ten seconds it is reported instead', () => {
  const { browser, assign, report, wait } = aBrowser()
  goTo('/umelci', browser)
  wait(9_999)
  goTo('/umelci', browser)
  expect(assign).toHaveBeenCalledTimes(1)
  expect(report.mock.calls).toEqual([['/umelci']])
})

test('after ten seconds it is requested again', () => {
  const { browser, assign, report, wait } = aBrowser()
  goTo('/umelci', browser)
  wait(10_000)
  goTo('/umelci', browser)
  expect(assign).toHaveBeenCalledTimes(2)
  expect(report).not.toHaveBeenCalled()
})

test('a report does not restart the ten seconds', () => {
  const { browser, assign, wait } = aBrowser()
  goTo('/umelci', browser)
  wait(6_000)
  goTo('/umelci', browser)
  wait(4_000)
  goTo('/umelci', browser)
  expect(assign).toHaveBeenCalledTimes(2)
})

test('without storage it is reported, because a loop would be worse', () => {
  const { browser, assign, report } = aBrowser()
  const storage = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  goTo('/umelci', { ...browser, storage })
  expect(assign).not.toHaveBeenCalled()
  expect(report.mock.calls).toEqual([['/umelci']])
})

test('when storage is full it is reported too', () => {
  const { browser, assign, report } = aBrowser()
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  goTo('/umelci', { ...browser, storage: () => ({ getItem: () => null, setItem }) })
  expect(assign).not.toHaveBeenCalled()
  expect(report).toHaveBeenCalledTimes(1)
})

const page = (path: string, webpackCompilationHash = 'abc') => ({
  status: 'success',
  page: { path, webpackCompilationHash },
})

test('a page of this build is usable', () => {
  expect(isUsable('/umelci', page('/umelci'), 'abc')).toBe(true)
})

test('a page that failed or is missing is not usable', () => {
  expect(isUsable('/umelci', undefined, 'abc')).toBe(false)
  expect(isUsable('/umelci', { status: 'error' }, 'abc')).toBe(false)
  expect(isUsable('/umelci', { ...page('/umelci'), status: 'error' }, 'abc')).toBe(false)
  expect(isUsable('/umelci', { status: 'success' }, 'abc')).toBe(false)
})

test('a page of a newer build is not usable', () => {
  expect(isUsable('/umelci', page('/umelci', 'def'), 'abc')).toBe(false)
})

test('a page of an unknown build is usable', () => {
  expect(isUsable('/umelci', page('/umelci', ''), 'abc')).toBe(true)
  expect(isUsable('/umelci', page('/umelci', 'def'), undefined)).toBe(true)
})

test('the 404 page instead of another is not usable; requested at its own address it is', () => {
  expect(isUsable('/umelci', page('/404'), 'abc')).toBe(false)
  expect(isUsable('/umelci', page('/404.html'), 'abc')).toBe(false)
  expect(isUsable('/404', page('/404'), 'abc')).toBe(true)
  expect(isUsable('/404.html?a=1', page('/404.html'), 'abc')).toBe(true)
  expect(isUsable('/4040', page('/404'), 'abc')).toBe(false)
})
