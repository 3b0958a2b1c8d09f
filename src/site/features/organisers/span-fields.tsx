import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import type { Span } from './filter-guests'
import * as styles from './organisers.module.css'

type Props = {
  span: Span
  onChange: (changes: Partial<Span>) => void
  /** The id of what is wrong with the fields, if they are. */
  errorId?: string | undefined
}

/** The fields for a time span of registration, and for a domain of addresses. */
export function SpanFields({ span, onChange, errorId }: Props) {
  const t = useTexts()
  const id = React.useId()
  const field = (name: keyof Span, type: 'text' | 'datetime-local') => (
    <div className={styles.field}>
      <label htmlFor={id + name}>{t(`organisers:many.${name}`)}</label>
      <input
        id={id + name}
        type={type}
        className={styles.input}
        value={span[name]}
        autoComplete="off"
        {...(type === 'text' && { inputMode: 'url', autoCapitalize: 'none', spellCheck: false })}
        aria-describedby={errorId}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </div>
  )
  return (
    <div className={styles.span}>
      {field('from', 'datetime-local')}
      {field('until', 'datetime-local')}
      {field('domain', 'text')}
    </div>
  )
}
