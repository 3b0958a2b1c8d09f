import * as React from 'react'
import { graphql } from 'gatsby'
import * as styles from './floor-plan.module.css'

type Props = {
  floor: Queries.FloorPlanFragment
  /** The slug of a room: then the drawing is the one above, with the room marked and without links. */
  marked?: string
}

/**
 * The drawn plan of a floor, whose rooms are links to what is in them. The list beside it has the same links, so the
 * drawing is hidden from screen readers and the keyboard.
 */
export function FloorPlan({ floor: { plan, rooms }, marked }: Props) {
  if (!plan) return null
  const { prefix, viewBox, markup } = plan.inline
  const shapeOf = (slug: string) => `#${prefix}-${slug}`
  return (
    <svg viewBox={viewBox} className={styles.plan} aria-hidden focusable="false">
      {marked ? (
        <>
          <use href={shapeOf(marked)} className={styles.marked} />
          <use href={`#${prefix}`} />
        </>
      ) : (
        <>
          {/* The content check allows only what draws. */}
          <g id={prefix} dangerouslySetInnerHTML={{ __html: markup }} />
          {rooms.map(({ slug }) => (
            <a key={slug} href={`#${slug}`} tabIndex={-1} className={styles.room}>
              <use href={shapeOf(slug)} />
            </a>
          ))}
        </>
      )}
    </svg>
  )
}

export const fragment = graphql`
  fragment FloorPlan on Floor {
    plan {
      inline {
        prefix
        viewBox
        markup
      }
    }
    rooms {
      slug
    }
  }
`
