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
    const listening = new AbortController()
    const { signal } = listening
    takeLink()
    if (document.hidden) session.pause()
    session.open()
    document.addEventListener('visibilitychange', follow, { signal })
    addEventListener('online', follow, { signal })
    addEventListener('hashchange', openLink, { signal })
    addEventListener('beforeunload', warn, { signal })
    return () => {
      session.close()
      listening.abort()
    }
  }, [session])

  return { state, session }
}
