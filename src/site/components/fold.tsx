import * as React from 'react'
import * as plusMinus from './plus-minus.module.css'
import * as styles from './fold.module.css'

type Props = {
  /** The anchor of the content: browsers open what an address leads into. */
  id?: string
  heading: string
  children: React.ReactNode
}

/** A part under a heading that opens with a click, also without scripts. Find-in-page reaches what is closed. */
export function Fold({ id, heading, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary className={`${plusMinus.summary} ${styles.summary}`}>
        <h3>{heading}</h3>
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  )
}
