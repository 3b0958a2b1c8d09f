import * as React from 'react'
import * as styles from './field.module.css'

type Props = {
  name: string
  label: string
  options: ReadonlyArray<{ value: string; label: string }>
  /** What helps to choose. */
  hint?: React.ReactNode
  /** Lays short options in a row. */
  inRow?: boolean
  /** The message of an invalid field, once it is to be shown. */
  error?: string | undefined
} & Pick<React.InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur' | 'required'>

/** For a page on which no script runs: React asks for `onChange` beside a value. */
export const unchanged = () => undefined

/** A group of radio buttons with its message. */
export function ChoiceField({ name, label, options, hint, inRow = false, error, value, ...input }: Props) {
  return (
    <fieldset
      id={name}
      className={styles.choices}
      aria-describedby={hint ? `${name}-hint ${name}-error` : `${name}-error`}
      tabIndex={-1}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={inRow ? styles.row : styles.column}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              {...input}
              aria-invalid={Boolean(error)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <span id={`${name}-error`} className={styles.error} data-registration-field-error={name}>
        {error}
      </span>
    </fieldset>
  )
}
