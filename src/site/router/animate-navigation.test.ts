import { pageChange } from '../dom/contract'
import { animateNavigation } from './animate-navigation'

beforeEach(() => {
  history.replaceState(null, '', '/umelci')
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  // The browser draws no frame during a view transition.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  window.___loader = { loadPage: async () => undefined }
  // Gatsby's router waits for a frame before it shows the next page.
  window.___navigate = jest.fn((to) => {
    requestAnimationFrame(() => {
      history.pushState(null, '', String(to))
      document.dispatchEvent(new Event(pageChange))
    })
  })
})

afterEach(() => {
  delete window.___loader
  delete window.___navigate
})

/** Navigates by a view transition. @returns when the function that changes the page has ended */
function navigateTo(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    document.startViewTransition = ((update: () => Promise<void>) => {
      update().then(resolve, reject)
      return { ready: Promise.resolve(), finished: Promise.resolve() }
    }) as typeof document.startViewTransition
    animateNavigation()
    window.___navigate!(path)
  })
}

test('after the transition, frames are those of the browser again', async () => {
  const { requestAnimationFrame } = window
  await navigateTo('/umelec-ada')
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame)
})

test('a visitor who goes back before the next page is shown does not wait for it', async () => {
  const { requestAnimationFrame } = window
  window.___navigate = () => window.dispatchEvent(new PopStateEvent('popstate'))
  await navigateTo('/umelec-ada')
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame)
})

test('with reduced motion there is no transition', () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  const navigate = window.___navigate!
  const startViewTransition = jest.fn()
  Object.assign(document, { startViewTransition })
  animateNavigation()
  window.___navigate!('/umelec-ada', { replace: true })
  expect(navigate).toHaveBeenCalledWith('/umelec-ada', { replace: true })
  expect(startViewTransition).not.toHaveBeenCalled()
})
