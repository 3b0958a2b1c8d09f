import * as React from 'react'
import * as styles from './answer-message.module.css'

/** What became of what a guest sent. It is the first thing that they want to know, so it has the focus. */
export function AnswerMessage({ isError = false, children }: { isError?: boolean; children: React.ReactNode }) {
  return (
    <div className={styles.answer} tabIndex={-1} autoFocus data-registration-answer>
      <p role={isError ? 'alert' : 'status'} className={isError ? styles.error : undefined}>
        {children}
      </p>
    </div>
  )
}
