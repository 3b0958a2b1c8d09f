import { waitFor } from '@testing-library/react'
import { markWork } from '../../dom/contract'
import { nameMovingWork } from './work-transition.script'

beforeAll(() => nameMovingWork())

beforeEach(() => {
  // jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.matches('[hidden] *') ? [] : [{}]) as unknown as DOMRectList
  })
})

const picture = () => document.querySelector('img')!

const never = new Promise<undefined>(() => undefined)

/** The browser shows a page with a transition. */
function reveal(
  ready: Promise<undefined>,
  finished: Promise<undefined>,
  from: object | null = { url: 'http://localhost/umelci' },
): void {
  document.body.innerHTML = '<main><article><figure><img alt="" /></figure></article></main>'
  Object.assign(window, { navigation: { activation: { from } } })
  window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { ready, finished } }))
}

test('the picture has the name of the moving work during a transition', () => {
  reveal(never, never)
  expect(picture()).toHaveStyle({ viewTransitionName: 'work' })
})

test('where the browser does not tell which page was left, no picture moves', () => {
  reveal(never, never, null)
  expect(picture()).not.toHaveAttribute('style')
})

test.each([
  ['finished', () => Promise.resolve(undefined)],
  ['was given up by the browser', () => Promise.reject<undefined>(new DOMException('', 'InvalidStateError'))],
])('the picture loses the name when the transition %s', async (_end, result) => {
  reveal(never, result())
  await waitFor(() => expect(picture()).not.toHaveAttribute('style'))
})

test('of two pictures of a work, the one that is shown moves', () => {
  document.body.innerHTML = ['hidden', '']
    .map((state) => `<main ${state}><figure><a href="/umelec-ada/dno"><img alt="" /></a></figure></main>`)
    .join('')
  document.dispatchEvent(new CustomEvent(markWork, { detail: '/umelec-ada/dno' }))
  const names = [...document.querySelectorAll('img')].map(({ style }) => style.viewTransitionName)
  expect(names).toEqual(['', 'work'])
})
