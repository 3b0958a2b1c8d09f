import * as React from 'react'
import { createDoorSession } from './door-session'
import { takeKey } from './door-storage'

/** The list of the door while the page is shown, and what can be done with it. */
export function useDoor() {
  const [session] = React.useState(() => createDoorSession())
  const state = React.useSyncExternalStore(session.subscribe, session.getState, session.getState)

  React.useEffect(() => {
    const follow = () => (document.hidden ? session.pause() : session.resume())
    const openLink = () => {
      if (takeKey()) session.open()
    }
    takeKey()
    session.open()
    document.addEventListener('visibilitychange', follow)
    addEventListener('online', follow)
    addEventListener('hashchange', openLink)
    return () => {
      session.close()
      document.removeEventListener('visibilitychange', follow)
      removeEventListener('online', follow)
      removeEventListener('hashchange', openLink)
    }
  }, [session])

  return { state, session }
}
