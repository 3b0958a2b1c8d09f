import * as React from 'react'
import type { AvailabilityState } from '../../../../registration/availability'
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
