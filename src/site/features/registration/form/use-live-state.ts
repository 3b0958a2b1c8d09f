import * as React from 'react'
import { firstState } from '../../../components/live-seats'
import { isTaking, type AvailabilityState } from '../../../../registration/availability'
import { seatsChange } from '../../../dom/contract'

/**
 * The state of the event of the page as the server answered (live-seats.script.ts); until then what the content says by hand,
 * or ''.
 */
export const useLiveState = (): AvailabilityState | '' =>
  React.useSyncExternalStore<AvailabilityState | ''>(subscribe, readState, () => '')

function subscribe(update: () => void): () => void {
  document.addEventListener(seatsChange, update)
  return () => document.removeEventListener(seatsChange, update)
}

const readState = () =>
  (document.querySelector<HTMLElement>('[data-seats]')?.dataset.seats ?? '') as AvailabilityState | ''

/**
 * Whether an event is full or closed: the server says so, or the content, and the server does not say that it is open. The
 * server knows better, because an organiser may say something else than the content.
 */
export function refusalOfState(
  event: Parameters<typeof firstState>[0],
  state: AvailabilityState | '',
): 'full' | 'closed' | undefined {
  const said = isTaking(state) ? '' : state || firstState(event)
  return said === 'full' || said === 'closed' ? said : undefined
}
