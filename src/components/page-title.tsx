import * as React from 'react'
import * as styles from './page-title.module.css'

/** The title of a page in the overlay layout, clear of the header. */
export function PageTitle({ children }: { children: React.ReactNode }) {
  return <h1 className={styles.title}>{children}</h1>
}
