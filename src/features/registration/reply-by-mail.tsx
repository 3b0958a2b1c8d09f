import * as React from 'react'
import { useTexts } from '../../i18n/texts'

type Props = { email: string; subject: string }

/** Until the form is there: a guest answers the invitation by mail. */
export function ReplyByMail({ email, subject }: Props) {
  const t = useTexts()
  return (
    <section aria-labelledby="reply">
      <h2 id="reply">{t('registration:heading')}</h2>
      <p>
        {t('registration:reply')} <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>
      </p>
    </section>
  )
}
