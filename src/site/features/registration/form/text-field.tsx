import * as React from 'react'
import * as styles from './field.module.css'

type Props = {
  name: string
  label: string
  /** The message of an invalid field, once it is to be shown. */
  error?: string | undefined
} & Pick<
  React.InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'autoComplete' | 'inputMode' | 'maxLength' | 'required'
>

/** A labelled text input with its message. */
export function TextField({ name, label, error, type = 'text', ...input }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        className={styles.input}
        aria-invalid={Boolean(error)}
        aria-describedby={`${name}-error`}
        {...input}
      />
      <span id={`${name}-error`} className={styles.error} data-registration-field-error={name}>
        {error}
      </span>
    </div>
  )
}
