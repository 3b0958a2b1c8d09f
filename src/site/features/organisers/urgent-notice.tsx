import * as React from 'react'
import { Button, Form, Status, TextField } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { inEachLanguage, languageOf, locales } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import { instantOf, localTimeOf } from '../../../model/time-zone'
import { noticeLimits } from '../../../registration/organisers'
import { Outcome, TimeField } from './form'
import { organisersApi } from './organisers-api'
import { useSession } from './session'
import { useKept } from './use-kept'
import { useRead, useRequests } from './use-requests'
import * as styles from './organisers.module.css'

const hour = 60 * 60 * 1000

const empty = inEachLanguage(() => '')

/** The urgent notice that is on every page of the site, and the form that sets one. */
export function UrgentNotice() {
  const t = useTexts()
  const { timeZone, timeOf } = useSession()
  // The overview tells if it cannot be read.
  const { latest, refresh } = useRead(organisersApi.readNotice, '')
  const { refusal, notice, setNotice, change } = useRequests()
  const current = latest?.notice
  const [texts, setTexts] = useKept('urgent notice', empty)
  const [until, setUntil] = React.useState(() => localTimeOf(new Date(Date.now() + 3 * hour), timeZone))

  async function save(action: 'setNotice' | 'endNotice', values: object, done: string): Promise<void> {
    if (!(await change('', action, values))) return
    await refresh()
    if (action === 'setNotice') setTexts(empty)
    setNotice(done)
  }

  return (
    <section aria-labelledby="urgent">
      <h2 id="urgent">{t('organisers:urgent.heading')}</h2>
      {current && (
        <div className={staff.form}>
          <p>
            {t('organisers:urgent.holds', {
              end: timeOf(current.ends_at),
              organiser: current.organiser ?? t('organisers:settings.anOrganiser'),
              time: timeOf(current.since),
            })}
          </p>
          {locales.map((locale) => (
            <p key={locale} lang={locale} dir="auto">
              <strong>{current.texts[locale]}</strong>
            </p>
          ))}
          <div className={styles.tools}>
            <Button onClick={() => void save('endNotice', {}, t('organisers:urgent.ended'))}>
              {t('organisers:urgent.end')}
            </Button>
          </div>
        </div>
      )}
      <Status>{notice}</Status>
      <Form
        onSend={() => {
          const endsAt = until ? instantOf(until, timeZone) : ''
          void save('setNotice', { texts, endsAt }, t('organisers:urgent.published'))
        }}
      >
        <p id="urgent-note">{t('organisers:urgent.note', { characters: noticeLimits.characters })}</p>
        {locales.map((locale) => {
          const fault = refusal?.fields?.[`text-${locale}`]
          return (
            <TextField
              key={locale}
              id={`urgent-${locale}`}
              label={t('organisers:urgent.text', { language: languageOf(locale).name })}
              lang={locale}
              dir="auto"
              value={texts[locale]}
              error={
                fault &&
                t(fault === 'required' ? 'organisers:urgent.required' : 'organisers:urgent.invalid', noticeLimits)
              }
              describedBy="urgent-note"
              onValue={(text) => setTexts({ ...texts, [locale]: text })}
            />
          )
        })}
        <TimeField
          label={t('organisers:urgent.until')}
          value={until}
          error={refusal?.fields?.endsAt && t('organisers:urgent.endWrong', noticeLimits)}
          note={t('organisers:urgent.untilNote', { days: noticeLimits.days, timeZone })}
          onValue={setUntil}
        />
        <Outcome refusal={refusal} />
        <Button type="submit" look="send">
          {t(current ? 'organisers:urgent.replace' : 'organisers:urgent.set')}
        </Button>
      </Form>
    </section>
  )
}
