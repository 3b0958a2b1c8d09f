import './src/styles/layers.css'
import './src/styles/tokens.css'
import './src/styles/base.css'
import { guardChunks, guardNavigation } from './src/browser/install-load-guard'

export { wrapPageElement } from './src/gatsby/wrap-page-element'

guardChunks()

export function onClientEntry(): void {
  try {
    guardNavigation()
  } catch (error) {
    console.error(error)
  }
}
