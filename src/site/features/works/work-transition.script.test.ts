import { waitFor } from '@testing-library/react'
import { nameMovingWork } from './work-transition.script'

beforeAll(() => nameMovingWork())

const picture = () => document.querySelector('img')!

const never = new Promise<undefined>(() => undefined)

/** The browser shows a page with a transition. */
function reveal(ready: Promise<undefined>, finished: Promise<undefined>): void {
  document.body.innerHTML = '<main><article><figure><img alt="" /></figure></article></main>'
  Object.assign(window, { navigation: { activation: { from: { url: 'http://localhost/umelci' } } } })
  window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { ready, finished } }))
}

test('the picture has the name of the moving work during a transition', () => {
  reveal(never, never)
  expect(picture()).toHaveStyle({ viewTransitionName: 'work' })
})

test.each([
  ['finished', () => Promise.resolve(undefined)],
  ['was given up by the browser', () => Promise.reject<undefined>(new DOMException('', 'InvalidStateError'))],
])('the picture loses the name when the transition %s', async (_end, result) => {
  reveal(result(), result())
  await waitFor(() => expect(picture()).not.toHaveAttribute('style'))
})
