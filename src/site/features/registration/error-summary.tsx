import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import * as styles from './registration-form.module.css'

type Props = {
  faults: ReadonlyArray<{ field: string; label: string; message: string }>
  /** Whether an attempt to send is under way; one that ends with faults moves the focus here. */
  sending: boolean
}

/** Everything that keeps a form from being sent, with the way to each field. */
export function ErrorSummary({ faults, sending }: Props) {
  const t = useTexts()
  const summary = React.useRef<HTMLDivElement>(null)
  const hasFaults = faults.length > 0

  React.useEffect(() => {
    if (!sending) summary.current?.focus()
    // Only an attempt moves the focus, never a field that becomes valid or invalid while it is edited.
  }, [sending])

  if (!hasFaults) return null
  return (
    <div ref={summary} tabIndex={-1} role="group" className={styles.summary} aria-labelledby="summary-heading">
      <h3 id="summary-heading">{t('registration:summary')}</h3>
      <ul>
        {faults.map(({ field, label, message }) => (
          <li key={field}>
            <a href={`#${field}`}>
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
