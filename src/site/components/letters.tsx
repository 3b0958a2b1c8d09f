import * as React from 'react'
import * as styles from './letters.module.css'

type Props = {
  label: string
  /** In the order of the alphabet. */
  letters: readonly string[]
  className?: string | undefined
}

/** The anchor of the first entry under a letter. */
export const anchorOf = (letter: string): string => letter.toLowerCase()

/** Links to the first entry under each letter of a list on the same page; none if there is only one letter. */
export function Letters({ label, letters, className }: Props) {
  if (letters.length < 2) return null
  return (
    <nav className={[styles.letters, className].filter(Boolean).join(' ')} aria-label={label}>
      <ul className={styles.row}>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${anchorOf(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
