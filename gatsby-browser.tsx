import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby'
import './src/styles/layers.css'
import './src/styles/tokens.css'
import './src/styles/base.css'
import { animateNavigation } from './src/browser/animate-navigation'
import { hydrateInSteps } from './src/browser/hydrate-in-steps'
import { guardChunks, guardNavigation } from './src/browser/install-load-guard'
import { pageChange } from './src/browser/page-change'
import { tellOfPage } from './src/browser/tell-of-page'

export { wrapPageElement } from './src/gatsby/wrap-page-element'

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
