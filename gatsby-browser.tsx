import './src/styles/layers.css'
import './src/styles/tokens.css'
import './src/styles/base.css'
import { animateNavigation } from './src/browser/animate-navigation'
import { pageChange } from './src/browser/before-react'
import { guardChunks, guardNavigation } from './src/browser/install-load-guard'

export { wrapPageElement } from './src/gatsby/wrap-page-element'

guardChunks()

export function onClientEntry(): void {
  try {
    animateNavigation()
    guardNavigation()
  } catch (error) {
    console.error(error)
  }
}

export function onRouteUpdate(): void {
  document.dispatchEvent(new Event(pageChange))
}
