import * as React from 'react'
import { inEachLanguage, languageOf, locales } from '../../../i18n/locales'
import { usePage } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { instantOf, localTimeOf } from '../../../model/phase'
import { noticeLimits, type SetNotice } from '../../../registration/organisers'
import { organisersApi } from './organisers-api'
import { timeOf } from './times'
import { useAnswers } from './use-answers'
import { useWhileShown } from './use-organisers'
import * as styles from './organisers.module.css'

type Props = { timeZone: string; onSignedOut: () => void }

const hour = 60 * 60 * 1000

/** The urgent notice that is on every page of the site, and the form that sets one. */
export function UrgentNotice({ timeZone, onSignedOut }: Props) {
  const t = useTexts()
  const { language } = usePage()
  const [current, setCurrent] = React.useState<SetNotice | null>(null)
  const [texts, setTexts] = React.useState(() => inEachLanguage(() => ''))
  const [until, setUntil] = React.useState(() => localTimeOf(new Date(Date.now() + 3 * hour), timeZone))
  const [message, setMessage] = React.useState('')
  const isBusy = React.useRef(false)
  const { refusal, answered } = useAnswers(onSignedOut)

  const refresh = React.useCallback(
    () =>
      organisersApi.readNotice().then((asked) => {
        // The overview tells what is wrong.
        if (asked !== 'signed_out' && 'answer' in asked) setCurrent(asked.answer.notice ?? null)
      }),
    [],
  )
  React.useEffect(() => void refresh(), [refresh])
  useWhileShown(refresh)

  async function change(action: 'setNotice' | 'endNotice', values: object, done: string): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setMessage('')
    if (answered(await organisersApi.change('', action, values))) {
      await refresh()
      if (action === 'setNotice') setTexts(inEachLanguage(() => ''))
      setMessage(done)
    }
    isBusy.current = false
  }

  const endFault = refusal?.fields?.endsAt
  return (
    <section aria-labelledby="urgent">
      <h2 id="urgent">{t('organisers:urgent.heading')}</h2>
      {current && (
        <div className={styles.form}>
          <p>
            {t('organisers:urgent.holds', {
              end: timeOf(current.ends_at, timeZone, language),
              organiser: current.organiser ?? t('organisers:settings.anOrganiser'),
              time: timeOf(current.since, timeZone, language),
            })}
          </p>
          {locales.map((locale) => (
            <p key={locale} lang={locale} dir="auto">
              <strong>{current.texts[locale]}</strong>
            </p>
          ))}
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              onClick={() => void change('endNotice', {}, t('organisers:urgent.ended'))}
            >
              {t('organisers:urgent.end')}
            </button>
          </div>
        </div>
      )}
      <p role="status" className={styles.status}>
        {message}
      </p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(submitted) => {
          submitted.preventDefault()
          const endsAt = until ? instantOf(until.slice(0, 16), timeZone) : ''
          void change('setNotice', { texts, endsAt }, t('organisers:urgent.published'))
        }}
      >
        <p id="urgent-note">{t('organisers:urgent.note', { characters: noticeLimits.characters })}</p>
        {locales.map((locale) => {
          const id = `urgent-${locale}`
          const fault = refusal?.fields?.[`text-${locale}`]
          return (
            <div key={locale} className={styles.field}>
              <label htmlFor={id}>{t('organisers:urgent.text', { language: languageOf(locale).name })}</label>
              <input
                id={id}
                lang={locale}
                dir="auto"
                className={styles.input}
                autoComplete="off"
                value={texts[locale]}
                aria-invalid={Boolean(fault)}
                aria-describedby={fault ? `${id}-fault` : 'urgent-note'}
                onChange={({ target }) => setTexts({ ...texts, [locale]: target.value })}
              />
              {fault && (
                <p id={`${id}-fault`} className={styles.problem}>
                  {fault === 'required'
                    ? t('organisers:urgent.required')
                    : t('organisers:urgent.invalid', { characters: noticeLimits.characters })}
                </p>
              )}
            </div>
          )
        })}
        <div className={styles.field}>
          <label htmlFor="urgent-until">{t('organisers:urgent.until')}</label>
          <input
            id="urgent-until"
            type="datetime-local"
            className={styles.input}
            value={until}
            aria-invalid={Boolean(endFault)}
            aria-describedby="urgent-until-note"
            onChange={({ target }) => setUntil(target.value)}
          />
          <p id="urgent-until-note" className={endFault && styles.problem}>
            {endFault
              ? t('organisers:urgent.endWrong', { days: noticeLimits.days })
              : t('organisers:urgent.untilNote', { days: noticeLimits.days, timeZone })}
          </p>
        </div>
        <p role="alert" className={styles.problem}>
          {refusal && t(`organisers:problem.${refusal.problem}`)}
        </p>
        <button type="submit" className={styles.send}>
          {t(current ? 'organisers:urgent.replace' : 'organisers:urgent.set')}
        </button>
      </form>
    </section>
  )
}
