import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
import * as styles from './registration-form.module.css'

type Props = {
  problems: ReadonlyArray<{ name: string; label: string; message: string }>
  /** Whether the form is being sent. If that ends with problems, the summary takes the focus. */
  sending: boolean
}

/** Lists every invalid field of the form, with a link to it. */
export function ErrorSummary({ problems, sending }: Props) {
  const t = useTexts()
  const summary = React.useRef<HTMLDivElement>(null)

  React.useEffect(() => {
    if (!sending) summary.current?.focus()
    // Depends on attempts only: the focus must not move while a field is edited.
  }, [sending])

  if (problems.length === 0) return null
  return (
    <div ref={summary} tabIndex={-1} role="group" className={styles.summary} aria-labelledby="summary-heading">
      <h3 id="summary-heading">{t('registration:summary')}</h3>
      <ul>
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            <a href={`#${name}`}>
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
