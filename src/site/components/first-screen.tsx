import * as React from 'react'

/** The id of the element with which the first screen of a page ends. With underscores it cannot be the slug of an event. */
export const firstScreenEnd = 'first_screen_end'

/**
 * In `Head` of a page that has this element: the browser paints nothing before it meets the element. Otherwise it paints
 * what it has parsed so far, on a busy phone or a slow network, and what comes next moves it. Browsers that do not know
 * the link ignore it.
 */
export function PaintFirstScreenAtOnce() {
  return <link rel="expect" href={`#${firstScreenEnd}`} blocking="render" />
}
