import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import * as styles from './stepper.module.css'

type Props = {
  value: number
  min: number
  max: number
  /** What is shown between the buttons. */
  children: React.ReactNode
  onChange: (value: number) => void
}

/** Two buttons that change a number by one. At its ends a button stays focusable and does nothing. */
export function Stepper({ value, min, max, children, onChange }: Props) {
  const t = useTexts()
  const button = (step: -1 | 1, isAtEnd: boolean) => (
    <button
      type="button"
      className={styles.step}
      aria-label={t(step < 0 ? 'door:guest.fewer' : 'door:guest.more')}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onChange(value + step)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={step < 0 ? 'M4 12h16' : 'M4 12h16M12 4v16'} />
      </svg>
    </button>
  )
  return (
    <div className={styles.stepper}>
      {button(-1, value <= min)}
      <span className={styles.value}>{children}</span>
      {button(1, value >= max)}
    </div>
  )
}
