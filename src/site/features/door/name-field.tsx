import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import type { ErrorCode } from '../../../registration/fields'
import * as styles from './form.module.css'

type Props = Omit<React.ComponentPropsWithRef<'input'>, 'onChange'> & {
  id: string
  label: string
  value: string
  error: ErrorCode | undefined
  /** What else describes the field. */
  note?: string
  onChange: (value: string) => void
}

/** The field for a name: of a guest, or of this device. Its message is empty while the name may be right. */
export function NameField({ id, label, error, note, onChange, ...input }: Props) {
  const t = useTexts()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.input}
        required
        autoComplete="off"
        spellCheck="false"
        aria-invalid={Boolean(error)}
        aria-describedby={note ? `${id}-error ${id}-note` : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-error`} className={styles.error}>
        {error && t(`registration:error.${error}`)}
      </span>
      {note && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
    </div>
  )
}
