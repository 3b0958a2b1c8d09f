import { showNextWork } from './show-next-work.script'

const html = document.documentElement

/** Opens the home page with as many works, in the same tab or in a new one. @returns the work that is shown */
function open(count: number, { newTab = true } = {}): string | undefined {
  if (newTab) sessionStorage.clear()
  delete html.dataset.hero
  const preload = (_: unknown, index: number) => `<link rel="preload" media="not all" data-hero="${index + 1}">`
  document.head.innerHTML = Array.from({ length: count }, preload).join('')
  showNextWork()
  const active = [...document.querySelectorAll<HTMLLinkElement>('link[data-hero]')].filter(
    ({ media }) => media === 'all',
  )
  expect(active.map(({ dataset }) => dataset.hero)).toEqual(html.dataset.hero ? [html.dataset.hero] : [])
  return html.dataset.hero
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('each visit shows the next work, after the last one the first again, and preloads only its picture', () => {
  expect([open(3), open(3), open(3), open(3)]).toEqual(['1', '2', '3', '1'])
})

test('a visit shows the same work until its tab is closed', () => {
  open(3)
  expect([open(3), open(3, { newTab: false }), open(3, { newTab: false })]).toEqual(['2', '2', '2'])
})

test('a visit after works were removed shows one that is left', () => {
  for (let visit = 0; visit < 5; visit++) open(5)
  expect(open(2)).toBe('2')
  localStorage.setItem('hero', 'no number')
  expect(open(2)).toBe('1')
})

test('a title with one work, and any other page, stays as it is', () => {
  expect(open(0)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('without storage the first work is shown', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect([open(3), open(3)]).toEqual(['1', '1'])
})
