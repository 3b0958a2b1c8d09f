import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
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

/** Answers a correction of an address that is not possible any more. @param contact where the guest can write to */
export function TooLate({ contact }: { contact: string }) {
  const t = useTexts()
  return (
    <AnswerMessage isError>
      {t('registration:answer.too_late')} <a href={`mailto:${contact}`}>{contact}</a>
    </AnswerMessage>
  )
}
