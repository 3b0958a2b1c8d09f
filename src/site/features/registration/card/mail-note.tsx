import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'

/** Tells a registered guest that a confirmation comes by mail, with a link to change or cancel the registration. */
export function MailNote() {
  const t = useTexts()
  return <p>{t('registration:success.mail')}</p>
}

/** Tells a visitor on the waiting list that the same comes by mail, with a link to leave the list. */
export function WaitingMailNote() {
  const t = useTexts()
  return <p>{t('registration:waiting.mail')}</p>
}

/** Tells a registered guest that no mail comes, and where to write to if they cannot come. */
export function NoMailNote({ email }: { email: string }) {
  const t = useTexts()
  return (
    <>
      <p>{t('registration:programme.noMail')}</p>
      <p>
        {t('registration:programme.cancel')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}
