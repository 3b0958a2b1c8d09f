import * as React from 'react'
import { titleFontClass } from './fit'
import * as styles from './section.module.css'

type Props = {
  /** The anchor of the section. */
  id: string
  heading: string
  /** Several screens high on a phone: a better guess of its height until it is laid out. */
  isLong?: boolean
  children: React.ReactNode
}

/** A part of the home page with its heading. */
export function Section({ id, heading, isLong = false, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`} data-far={isLong ? 'long' : ''}>
      <h2 id={`${id}-heading`} className={titleFontClass(heading, 'h1')}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
