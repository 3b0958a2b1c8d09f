import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import './src/site/styles/layers.css'
import './src/site/styles/tokens.css'
import './src/site/styles/base.css'
import { animateNavigation } from './src/site/router/animate-navigation'
import { announcePage } from './src/site/router/announce-page'
import { hydrateInSteps } from './src/site/router/hydrate-in-steps'
import { guardChunks, guardNavigation } from './src/site/router/install-load-guard'
import { rememberOpenDetails } from './src/site/router/open-details'
import { scrollByRouter } from './src/site/router/scroll-by-router'
import { pageChange } from './src/site/dom/contract'

export { wrapPageElement } from './src/site/templates/wrap-page-element'

export const replaceHydrateFunction = hydrateInSteps

guardChunks()

export function onClientEntry(): void {
  try {
    scrollByRouter()
    animateNavigation()
    guardNavigation()
  } catch (error) {
    console.error(error)
  }
}

/**
 * Gatsby's router stores where a page was left when it hears of scrolling, which it does only from now on. Without this,
 * Back would lead to the top of a page that was scrolled before.
 */
export function onInitialClientRender(): void {
  if (window.scrollY > 0) window.dispatchEvent(new Event('scroll'))
}

/** Whether the navigation leads back, or forward again, to another page of the history. */
let isInHistory = false

export function onPreRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  // Gatsby's router says so only of a new entry of the history.
  const { action } = location as Location & { action?: 'PUSH' }
  isInHistory = action !== 'PUSH' && prevLocation?.pathname !== location.pathname
  if (prevLocation) rememberOpenDetails(prevLocation)
}

export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  const { scrollX, scrollY } = window
  document.dispatchEvent(new Event(pageChange))
  // Scripts may have changed the height of what is above the place where the router has scrolled to.
  if (prevLocation && (isInHistory || !location.hash)) window.scrollTo(scrollX, scrollY)
  else if (prevLocation) document.getElementById(decodeURI(location.hash).slice(1))?.scrollIntoView()
  // The browser has announced the first page itself.
  if (prevLocation) announcePage(location.hash)
}

/**
 * Keeps the scroll position on hydration: the visitor may have scrolled before. Leads back to where a page was left, also
 * if its address has an anchor, to which the router would scroll.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs): false | undefined {
  if (!prevRouterProps) return false
  if (!isInHistory || !location.hash) return undefined
  const [x, y] = getSavedScrollPosition(location)
  window.scrollTo(x, y)
  return false
}
