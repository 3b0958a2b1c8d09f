import * as React from 'react'
import { fitted } from './fit'
import * as styles from './page-title.module.css'

/** The title of a page in the overlay layout, below the header and as wide as a phone's screen. */
export function PageTitle({ children }: { children: string }) {
  return <h1 {...fitted(children, styles.title)}>{children}</h1>
}
