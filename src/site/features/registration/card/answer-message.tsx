import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
import { fieldNames, type ErrorCode, type FieldName } from '../../../../registration/fields'
import * as styles from './answer-message.module.css'

/** What became of what a guest sent. It is the first thing that they want to know, so it has the focus. */
export function AnswerMessage({ isError = false, children }: { isError?: boolean; children: React.ReactNode }) {
  return (
    <div className={styles.answer} tabIndex={-1} autoFocus data-registration-answer>
      <p role={isError ? 'alert' : 'status'} className={isError ? styles.error : undefined}>
        {children}
      </p>
    </div>
  )
}

type FieldErrorsProps = {
  errors: Partial<Record<FieldName, ErrorCode>>
  /** What fields are called that have other labels than in the form of an event. */
  labels?: Partial<Record<FieldName, string>>
}

/** What is wrong with each field, with a link to it: it may be far below. */
export function FieldErrors({ errors, labels = {} }: FieldErrorsProps) {
  const t = useTexts()
  return fieldNames.map((name) => {
    const code = errors[name]
    return (
      code && (
        <React.Fragment key={name}>
          <br />
          <a href={`#${name}`}>
            {labels[name] ?? t(`registration:${name}`)}: {t(`registration:error.${code}`)}
          </a>
        </React.Fragment>
      )
    )
  })
}
