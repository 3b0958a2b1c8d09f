import * as React from 'react'
import { placesChange } from '../../dom/contract'

/** The state of the event of the page as the server answered (live-places.script.ts); empty until then. */
export const useLiveState = () => React.useSyncExternalStore(subscribe, readState, () => '')

function subscribe(update: () => void): () => void {
  document.addEventListener(placesChange, update)
  return () => document.removeEventListener(placesChange, update)
}

const readState = () => document.querySelector<HTMLElement>('[data-places]')?.dataset.places ?? ''
