import * as React from 'react'
import * as styles from './field.module.css'

type Props = {
  name: string
  legend: string
  options: ReadonlyArray<{ value: string; label: string }>
  /** The message of the invalid field, where it is to be seen. */
  error?: string | undefined
} & Pick<React.InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'>

/** One choice of several, with its message. */
export function ChoiceField({ name, legend, options, error, value, onChange, onBlur }: Props) {
  return (
    <fieldset id={name} className={styles.choices} aria-describedby={`${name}-error`} tabIndex={-1}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            required
            checked={value === option.value}
            onChange={onChange}
            onBlur={onBlur}
            aria-invalid={Boolean(error)}
          />
          {option.label}
        </label>
      ))}
      <span id={`${name}-error`} className={styles.error} data-registration-field-error={name}>
        {error}
      </span>
    </fieldset>
  )
}
