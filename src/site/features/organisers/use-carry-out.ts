import * as React from 'react'
import { organisersApi } from './organisers-api'

/** Milliseconds between two requests that carry out cancellations: one takes a part of a flood only. */
const carryOutEvery = 3000

/**
 * Has cancellations carried out when their minute is over, so that nobody waits for the next call about the event.
 * @param pending when they are due, by the id of the guest
 * @param refresh reads the guests anew
 */
export function useCarryOut(pending: Record<string, string> | undefined, refresh: () => Promise<unknown>): void {
  React.useEffect(() => {
    const [due] = Object.values(pending ?? {}).sort()
    if (!due) return undefined
    const wait = Math.max(Date.parse(due) - Date.now(), carryOutEvery)
    const timer = setTimeout(() => void organisersApi.readOverview().then(() => refresh()), wait)
    return () => clearTimeout(timer)
  }, [pending, refresh])
}
