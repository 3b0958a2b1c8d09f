import * as React from 'react'
import { languageOf, locales, type Locale } from '../../../i18n/locales'
import { usePage } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import type { Message } from '../../../registration/message'
import { organisersApi, previewPath } from './organisers-api'
import { useAnswers } from './use-answers'
import * as styles from './organisers.module.css'

type Props = {
  slug: string
  kind: 'message' | 'invitation' | 'reminder'
  /** Only for a message, which can be sent. */
  message?: Message
  /** The address that a test goes to. */
  organiser: string
  onSignedOut: () => void
}

/** A mail as guests will see it, in each language: a function makes it, and shows it in a frame that can do nothing. */
export function MailPreview({ slug, kind, message, organiser, onSignedOut }: Props) {
  const t = useTexts()
  const { language } = usePage()
  const [locale, setLocale] = React.useState<Locale>(language)
  const [notice, setNotice] = React.useState('')
  const { refusal, answered } = useAnswers(onSignedOut)
  const form = React.useRef<HTMLFormElement>(null)
  const id = React.useId()
  React.useEffect(() => form.current?.submit(), [locale, message])

  async function test(): Promise<void> {
    const sent = { kind, locale, ...message }
    if (answered(await organisersApi.change(slug, 'test', sent))) setNotice(t('organisers:write.tested', { organiser }))
  }

  const values = { event: slug, kind, locale, subject: message?.subject[locale], text: message?.text[locale] }
  return (
    <div className={styles.form}>
      <form ref={form} method="post" action={previewPath} target={id} hidden>
        {Object.entries(values).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} readOnly />,
        )}
      </form>
      <div className={styles.field}>
        <label htmlFor={`${id}locale`}>{t('organisers:guest.language')}</label>
        <select
          id={`${id}locale`}
          className={styles.input}
          value={locale}
          onChange={({ target }) => setLocale(target.value as Locale)}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {languageOf(each).name}
            </option>
          ))}
        </select>
      </div>
      {message && (
        <p>
          <strong>{message.subject[locale]}</strong>
        </p>
      )}
      <iframe name={id} title={t('organisers:write.previewTitle')} sandbox="" className={styles.preview} />
      <p role="status" className={styles.status}>
        {notice}
      </p>
      <p role="alert" className={styles.problem}>
        {refusal && t(`organisers:problem.${refusal.problem}`)}
      </p>
      <button type="button" className={styles.tool} onClick={() => void test()}>
        {t('organisers:write.test')}
      </button>
    </div>
  )
}
