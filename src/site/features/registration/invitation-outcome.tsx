import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { placeholder } from '../../../registration/placeholders'
import { InPart } from './in-part'
import * as detail from './registration-detail.module.css'

/** What became of the form that the guest has sent. */
export function InvitationOutcome() {
  const t = useTexts()
  return (
    <InPart name="answered">
      <div className={detail.answer} data-registration-answer>
        <InPart name="registered">
          <p role="status">{t('invitation:answered.registered')}</p>
        </InPart>
        <InPart name="changed">
          <p role="status">{t('change:changed')}</p>
        </InPart>
        <InPart name="nowDeclined">
          <p role="status">{t('invitation:answered.declined')}</p>
        </InPart>
        <InPart name="nowCancelled">
          <p role="status">{t('invitation:answered.cancelled')}</p>
        </InPart>
        <InPart name="refused">
          <p role="alert" className={detail.error}>
            {placeholder('answer')}
          </p>
        </InPart>
      </div>
    </InPart>
  )
}
