import * as React from 'react'
import * as styles from './organisers.module.css'

type Props = {
  /** Names the number. */
  question: string
  number: number
  send: string
  isBusy?: boolean
  onSure: () => void
  /** What is said between the question and the button. */
  children?: React.ReactNode
}

/** Asks before something that cannot be undone: the button works once the number is typed. */
export function TypedNumber({ question, number, send, isBusy = false, onSure, children }: Props) {
  const id = React.useId()
  const [typed, setTyped] = React.useState('')
  const isSure = typed.replace(/\s/g, '') === String(number)
  return (
    <form
      noValidate
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        if (isSure) onSure()
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{question}</label>
        <input
          id={id}
          className={styles.input}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {children}
      <button type="submit" className={styles.send} disabled={!isSure} aria-disabled={isBusy}>
        {send}
      </button>
    </form>
  )
}
