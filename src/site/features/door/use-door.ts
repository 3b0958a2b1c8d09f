import * as React from 'react'
import { countUnsavedGuests } from './guest-list'
import { createDoorSession } from './door-session'
import { takeLink } from './door-storage'

/** The list of the door while the page is shown, and what can be done with it. */
export function useDoor() {
  const [session] = React.useState(() => createDoorSession())
  const state = React.useSyncExternalStore(session.subscribe, session.getState, session.getState)

  React.useEffect(() => {
    const follow = () => (document.hidden ? session.pause() : session.resume())
    const openLink = () => {
      if (takeLink()) session.open()
    }
    /** Keeps the list, which cannot be loaded again without network, and the ticks that wait. */
    const warn = (event: Event) => {
      const { list, ticks, problem } = session.getState()
      if ((list && problem) || countUnsavedGuests(ticks) > 0) event.preventDefault()
    }
    takeLink()
    if (document.hidden) session.pause()
    session.open()
    document.addEventListener('visibilitychange', follow)
    addEventListener('online', follow)
    addEventListener('hashchange', openLink)
    addEventListener('beforeunload', warn)
    return () => {
      session.close()
      document.removeEventListener('visibilitychange', follow)
      removeEventListener('online', follow)
      removeEventListener('hashchange', openLink)
      removeEventListener('beforeunload', warn)
    }
  }, [session])

  return { state, session }
}
