import * as React from 'react'
import { hydrateRoot } from 'react-dom/client'

type Render = (element: React.ReactNode, container: Element) => void

/**
 * What Gatsby hydrates a built page with: as a transition, so that React works in slices of some milliseconds and lets
 * the visitor's own actions go first.
 * @returns nothing while developing, where Gatsby renders by itself
 */
export function hydrateInSteps(): Render | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined
  return (element, container) => React.startTransition(() => void hydrateRoot(container, element))
}
