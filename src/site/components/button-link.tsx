import * as React from 'react'
import * as styles from './button-link.module.css'

/** A link that looks like a button: the main thing to do. */
export function ButtonLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a className={styles.button} href={href}>
      {children}
    </a>
  )
}
