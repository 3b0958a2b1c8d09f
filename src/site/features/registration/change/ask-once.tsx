import * as React from 'react'
import * as styles from './registration-page.module.css'

type Props = {
  /** What is to be done, in words. */
  action: string
  /** The same, once more. */
  sure: string
  /** What it means. */
  children: React.ReactNode
}

/** Asks once before a form does what is hard to undo. It needs no script. */
export function AskOnce({ action, sure, children }: Props) {
  return (
    <details className={styles.ask}>
      <summary className={styles.cancel}>{action}</summary>
      {children}
      <button type="submit" className={styles.cancel}>
        {sure}
      </button>
    </details>
  )
}
