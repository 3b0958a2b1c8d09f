import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
import { AnswerMessage } from '../card/answer-message'

/** Answers a correction of an address that is not possible any more. @param contact where the guest can write to */
export function TooLate({ contact }: { contact: string }) {
  const t = useTexts()
  return (
    <AnswerMessage isError>
      {t('registration:answer.too_late')} <a href={`mailto:${contact}`}>{contact}</a>
    </AnswerMessage>
  )
}
