import * as React from 'react'
import { hydrateRoot } from 'react-dom/client'

type Render = (element: React.ReactNode, container: Element) => void

/**
 * Replaces Gatsby's hydration by one in a transition: React then works in slices of a few milliseconds and lets user
 * interactions go first.
 * @returns undefined in development, where Gatsby renders by itself
 */
export function hydrateInSteps(): Render | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined
  return (element, container) => React.startTransition(() => void hydrateRoot(container, element))
}
