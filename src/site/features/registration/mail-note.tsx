import * as React from 'react'
import { useTexts } from '../../../i18n/texts'

/** Tells a registered guest whether a confirmation comes by mail. */
export function MailNote({ sent }: { sent: boolean }) {
  const t = useTexts()
  return <p>{t(sent ? 'registration:success.mail' : 'registration:programme.noMail')}</p>
}
