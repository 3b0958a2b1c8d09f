import * as React from 'react'
import { marksEvents, readMarks } from './marks'

/** How many marks this browser keeps; nothing if there are none, and in the HTML. */
export function MarkCount() {
  const count = React.useSyncExternalStore(
    subscribe,
    () => readMarks().length,
    () => 0,
  )
  return count > 0 && <sup>{count}</sup>
}

function subscribe(act: () => void): () => void {
  marksEvents.forEach((type) => addEventListener(type, act))
  return () => marksEvents.forEach((type) => removeEventListener(type, act))
}
