import * as React from 'react'
import { titleFontClass } from './fit'
import type { HomeAnchor } from '../../model/home-anchors'
import * as styles from './section.module.css'

type Props = {
  /** The anchor of the section, if something links to it. */
  id?: HomeAnchor
  heading: string
  /** Several screens high on a phone: a better guess of its height until it is laid out. */
  isLong?: boolean
  children: React.ReactNode
}

/** A part of the home page with its heading. */
export function Section({ id, heading, isLong = false, children }: Props) {
  const ownId = React.useId()
  const headingId = id ? `${id}-heading` : ownId
  return (
    <section id={id} className={styles.section} aria-labelledby={headingId} data-far={isLong ? 'long' : ''}>
      <h2 id={headingId} className={titleFontClass(heading, 'h1')}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
