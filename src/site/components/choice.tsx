import * as React from 'react'
import * as styles from './choice.module.css'

type Props = {
  /** The name of the group of radio buttons. */
  name: string
  value: string
  label: React.ReactNode
  /** Whether it is chosen at first. */
  isDefault: boolean
  className?: string | undefined
  /** What follows the label inside of its element. */
  children?: React.ReactNode
}

/** A radio button whose label is underlined when it is chosen. */
export function Choice({ name, value, label, isDefault, className, children }: Props) {
  return (
    <label className={[styles.choice, className].filter(Boolean).join(' ')}>
      <input className={styles.input} type="radio" name={name} value={value} defaultChecked={isDefault} />
      <span className={styles.name}>{label}</span>
      {children}
    </label>
  )
}
