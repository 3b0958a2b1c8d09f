import * as React from 'react'
import type { OverviewAnswer } from '../../../registration/organisers'
import { organisersApi, type Problem } from './organisers-api'
import { useSession } from './session'
import { forgetKept } from './use-kept'

/** Milliseconds between two requests while the page is shown. */
export const pollEvery = 15_000

type State = {
  access: 'loading' | 'signed_out' | 'granted'
  overview?: OverviewAnswer
  /** When the overview was read. */
  readAt?: Date
  problem?: Problem
  /** Whether the session is over: the page stays as it is below the form to sign in, with what was typed. */
  hasEnded?: boolean
}

/** @returns the state when there is no session any more */
const ended = (before: State): State =>
  before.access === 'granted' ? { ...before, hasEnded: true } : { access: 'signed_out' }

/** The key of the local server in the address (tools/server/start-functions.mts). */
function takeKey(): string | undefined {
  const [, key] = /^#key=(\w+)$/.exec(location.hash) ?? []
  if (key) history.replaceState(history.state, '', location.pathname + location.search)
  return key
}

/** The session of the organiser and the overview, which follows what happens while the page is shown. */
export function useOrganisers() {
  const [state, setState] = React.useState<State>({ access: 'loading' })
  const signOuts = React.useRef(0)

  const refresh = React.useCallback(async () => {
    const before = signOuts.current
    const asked = await organisersApi.readOverview()
    // What was asked before the organiser signed out is not shown any more.
    if (before !== signOuts.current) return
    setState((before) => {
      if (asked === 'signed_out') return ended(before)
      if ('refusal' in asked) {
        const access = before.access === 'loading' ? 'signed_out' : before.access
        return { ...before, access, problem: asked.refusal.problem }
      }
      return { access: 'granted', overview: asked.answer, readAt: new Date() }
    })
  }, [])

  const signOut = React.useCallback(() => setState(ended), [])

  React.useEffect(() => {
    void (async () => {
      const key = takeKey()
      if (key) await organisersApi.session({ key })
      await refresh()
    })()
  }, [refresh])

  // Whoever has a session is not asked to sign in once the server answers again.
  useWhileShown(refresh, (state.access === 'granted' && !state.hasEnded) || state.problem !== undefined)

  const end = async (which: 'this' | 'all') => {
    const asked = await organisersApi.session({ end: which })
    if (asked !== 'signed_out' && 'refusal' in asked) {
      // Meanwhile the session may have ended by itself.
      return setState((before) => ({ ...before, problem: asked.refusal.problem }))
    }
    signOuts.current++
    forgetKept()
    setState({ access: 'signed_out' })
  }
  return { state, refresh, signOut, end }
}

/**
 * Calls a function again and again while the page is shown and there is a session, and at once when it is shown again, or
 * another session begins.
 */
export function useWhileShown(act: () => Promise<unknown>, isActive = true): void {
  const { hasEnded } = useSession()
  const wasEnded = React.useRef(false)
  React.useEffect(() => {
    if (!isActive || hasEnded) {
      wasEnded.current = hasEnded
      return undefined
    }
    const actIfShown = () => !document.hidden && void act()
    if (wasEnded.current) actIfShown()
    wasEnded.current = false
    const timer = setInterval(actIfShown, pollEvery)
    document.addEventListener('visibilitychange', actIfShown)
    addEventListener('online', actIfShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', actIfShown)
      removeEventListener('online', actIfShown)
    }
  }, [act, isActive, hasEnded])
}
