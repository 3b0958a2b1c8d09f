import * as React from 'react'
import { seatsChange } from '../../dom/contract'

/** The state of the event of the page as the server answered (live-seats.script.ts); empty until then. */
export const useLiveState = () => React.useSyncExternalStore(subscribe, readState, () => '')

function subscribe(update: () => void): () => void {
  document.addEventListener(seatsChange, update)
  return () => document.removeEventListener(seatsChange, update)
}

const readState = () => document.querySelector<HTMLElement>('[data-seats]')?.dataset.seats ?? ''
