import * as React from 'react'
import { TextField } from '../../components/staff/form'
import { useTexts } from '../../../i18n/texts'
import type { Span } from './filter-guests'
import { TimeField } from './form'
import * as styles from './organisers.module.css'

type Props = {
  span: Span
  onChange: (changes: Partial<Span>) => void
  /** The id of what is wrong with the fields, if they are. */
  errorId?: string
}

/** The fields for a time span of registration, and for a domain of addresses. */
export function SpanFields({ span, onChange, errorId }: Props) {
  const t = useTexts()
  const field = (name: keyof Span) => ({
    label: t(`organisers:many.${name}`),
    value: span[name],
    describedBy: errorId,
    onValue: (value: string) => onChange({ [name]: value }),
  })
  return (
    <div className={styles.span}>
      <TimeField {...field('from')} />
      <TimeField {...field('until')} />
      <TextField inputMode="url" autoCapitalize="none" spellCheck={false} {...field('domain')} />
    </div>
  )
}
