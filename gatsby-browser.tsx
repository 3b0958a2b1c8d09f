import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import './src/site/styles/layers.css'
import './src/site/styles/tokens.css'
import './src/site/styles/base.css'
import { animateNavigation } from './src/site/router/animate-navigation'
import { hydrateInSteps } from './src/site/router/hydrate-in-steps'
import { guardChunks, guardNavigation } from './src/site/router/install-load-guard'
import { pageChange } from './src/site/dom/page-change'
import { tellOfPage } from './src/site/router/tell-of-page'

export { wrapPageElement } from './src/site/templates/wrap-page-element'

export const replaceHydrateFunction = hydrateInSteps

guardChunks()

export function onClientEntry(): void {
  try {
    animateNavigation()
    guardNavigation()
  } catch (error) {
    console.error(error)
  }
}

export function onRouteUpdate({ location, prevLocation }: RouteUpdateArgs): void {
  document.dispatchEvent(new Event(pageChange))
  // The browser itself has told of the first page.
  if (prevLocation) tellOfPage(location.hash)
}

/** React arrives when the visitor may have scrolled: the place on the page is theirs. */
export function shouldUpdateScroll({ prevRouterProps }: ShouldUpdateScrollArgs): false | undefined {
  return prevRouterProps ? undefined : false
}
