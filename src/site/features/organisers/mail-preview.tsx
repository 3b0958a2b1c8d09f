import * as React from 'react'
import { Button } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import type { Locale } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import type { Message } from '../../../registration/message'
import { Choice, languageOptions, Outcome } from './form'
import { organisersApi, previewPath } from './organisers-api'
import { useSession } from './session'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

type Props = {
  slug: string
  kind: 'message' | 'invitation' | 'reminder'
  /** Only for a message, which can be sent, and to whom it is. */
  message?: Message
  to?: string
}

/** A mail as guests will see it, in each language: a function makes it, and shows it in a frame that can do nothing. */
export function MailPreview({ slug, kind, message, to }: Props) {
  const t = useTexts()
  const { language, organiser, hasEnded } = useSession()
  const [locale, setLocale] = React.useState<Locale>(language)
  const { refusal, notice, setNotice, answered, change } = useRequests()
  const form = React.useRef<HTMLFormElement>(null)
  const id = React.useId()
  const subject = message?.subject[locale]
  const text = message?.text[locale]
  React.useEffect(() => {
    if (hasEnded) return
    // The frame stays empty if nothing answers, and cannot tell why: this request can.
    void organisersApi.readProgress(slug).then((asked) => answered(asked) && form.current?.submit())
  }, [slug, locale, subject, text, hasEnded, answered])

  async function test(): Promise<void> {
    const answer = await change(slug, 'test', { kind, locale, ...message })
    if (answer) setNotice(t('organisers:write.tested', { organiser }))
  }

  const values = { event: slug, kind, locale, subject, text, to }
  return (
    <div className={staff.form}>
      <form ref={form} method="post" action={previewPath} target={id} hidden>
        {Object.entries(values).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} readOnly />,
        )}
      </form>
      <Choice label={t('organisers:guest.language')} value={locale} options={languageOptions} onValue={setLocale} />
      {message && (
        <p>
          <strong>{subject}</strong>
        </p>
      )}
      <iframe name={id} title={t('organisers:write.previewTitle')} sandbox="" className={styles.preview} />
      <Outcome {...{ notice, refusal }} />
      <Button onClick={() => void test()}>{t('organisers:write.test')}</Button>
    </div>
  )
}
