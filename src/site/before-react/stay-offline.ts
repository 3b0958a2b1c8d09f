import { offlineLink } from '../dom/contract'
import { hasModifier, onClick } from '../dom/events'

/**
 * Without network, a link would lead from a page that can be read to the browser's error page. The page stays and says
 * so (components/load-failure.tsx). Links that React follows are the router's: it may have loaded their page before. The
 * page of the door has no such message: it asks before it is left.
 */
export function stayOffline(): void {
  const message = () => document.querySelector('[data-offline]')
  const say = () => message()?.toggleAttribute('hidden', navigator.onLine)

  addEventListener(offlineLink, say)
  addEventListener('online', say)
  onClick<HTMLAnchorElement>('a[href^="/"], a[href^="http"]', (link, event) => {
    if (navigator.onLine || event.defaultPrevented || hasModifier(event) || link.target || !message()) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    say()
  })
}
