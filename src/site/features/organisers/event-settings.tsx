import * as React from 'react'
import { Link } from 'gatsby'
import { usePage } from '../../../i18n/page'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import { overrideStates, seatsLimits, type EventSettings, type OverrideState } from '../../../registration/organisers'
import type { EventViewProps } from './event-guests'
import { organisersApi } from './organisers-api'
import { stateNow } from './state-now'
import { timeOf } from './times'
import { TypedNumber } from './typed-number'
import { useAnswers } from './use-answers'
import { useWhileShown } from './use-organisers'
import * as styles from './organisers.module.css'

/** The text of the button for each state. */
const actionTexts = {
  open: 'organisers:settings.open',
  full: 'organisers:settings.markFull',
  closed: 'organisers:settings.close',
} as const

/** Whether an event takes registrations and how many seats it has: what counts, who says so, and how to change it. */
export function EventSettingsView({ slug, timeZone, onSignedOut }: EventViewProps) {
  const t = useTexts()
  const { language } = usePage()
  const [settings, setSettings] = React.useState<EventSettings>()
  const [notice, setNotice] = React.useState('')
  /** Null until it was typed. */
  const [places, setPlaces] = React.useState<string | null>(null)
  const [isWrong, setIsWrong] = React.useState(false)
  const isBusy = React.useRef(false)
  const { refusal, answered } = useAnswers(onSignedOut)
  const problem = refusal?.problem

  const refresh = React.useCallback(
    () =>
      organisersApi.readSettings(slug).then((asked) => {
        const answer = answered(asked)
        if (answer) setSettings(answer.settings)
      }),
    [slug, answered],
  )
  React.useEffect(() => void refresh(), [refresh])
  useWhileShown(refresh)

  async function change(action: string, values: object): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setNotice('')
    const asked = await organisersApi.change<{ changed: number }>(slug, action, values)
    const answer = answered(asked)
    setIsWrong(asked !== 'signed_out' && 'refusal' in asked && Boolean(asked.refusal.fields?.capacity))
    if (answer) {
      if (action === 'setCapacity') setPlaces(null)
      await refresh()
      setNotice(
        action === 'eraseEvent'
          ? t('organisers:settings.erase.done', { guests: answer.changed })
          : t('organisers:settings.saved'),
      )
    }
    isBusy.current = false
  }

  const alert = (
    <p role="alert" className={styles.problem}>
      {problem && t(`organisers:problem.${problem}`)}
    </p>
  )
  if (!settings) return problem ? alert : <p role="status">{t('organisers:settings.loading')}</p>

  const { content, overrides, called_off, taken, waiting } = settings
  const contentState = t(`organisers:settings.says.${content.availability ?? 'times'}`)
  const contentPlaces = t('organisers:settings.says.places', { places: content.capacity })
  const said = overrides.capacity?.capacity ?? content.capacity
  return (
    <>
      <p className={styles.numbers}>
        <strong>{t('organisers:numbers.taken', { taken, capacity: settings.capacity })}</strong>
        <span>{t('organisers:numbers.waiting', { waiting })}</span>
      </p>
      <p role="status" className={styles.status}>
        {notice}
      </p>
      {alert}
      <section aria-labelledby="settings-state">
        <h3 id="settings-state">{t('organisers:settings.registration')}</h3>
        {called_off ? (
          <>
            <p>{t('organisers:settings.calledOff')}</p>
            <p>
              <Link to={`${pathTo('organisers', language)}?event=${slug}&view=write`} className={styles.back}>
                {t('organisers:settings.write')}
              </Link>
            </p>
          </>
        ) : (
          <>
            <p>
              <strong>{t(`organisers:settings.now.${stateNow(settings)}`)}</strong>
            </p>
            {whoSays(
              overrides.state,
              overrides.state && t(`organisers:settings.says.${overrides.state.state}`),
              contentState,
            )}
            <div className={styles.tools}>
              {overrideStates
                .filter((state) => state !== overrides.state?.state)
                .map((state) => (
                  <button
                    key={state}
                    type="button"
                    className={styles.tool}
                    onClick={() => void change('setState', { state } satisfies { state: OverrideState })}
                  >
                    {t(actionTexts[state])}
                  </button>
                ))}
              {overrides.state && takeBack('state', contentState)}
            </div>
            <p className={styles.note}>{t('organisers:settings.openNote')}</p>
          </>
        )}
      </section>
      <section aria-labelledby="settings-places">
        <h3 id="settings-places">{t('organisers:settings.places')}</h3>
        {whoSays(overrides.capacity, t('organisers:settings.says.places', { places: said }), contentPlaces)}
        {taken > said && <p>{t('organisers:settings.placesOver', { taken, places: said })}</p>}
        <form
          noValidate
          className={styles.form}
          onSubmit={(submitted) => {
            submitted.preventDefault()
            void change('setCapacity', { capacity: places ?? String(said) })
          }}
        >
          <div className={styles.field}>
            <label htmlFor="settings-capacity">{t('organisers:settings.places')}</label>
            <input
              id="settings-capacity"
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={places ?? String(said)}
              aria-invalid={isWrong}
              aria-describedby="settings-capacity-note"
              onChange={({ target }) => setPlaces(target.value)}
            />
          </div>
          <p id="settings-capacity-note">
            {isWrong ? t('organisers:settings.placesWrong', seatsLimits) : t('organisers:settings.placesNote')}
          </p>
          <div className={styles.tools}>
            <button type="submit" className={styles.tool}>
              {t('organisers:settings.save')}
            </button>
            {overrides.capacity && takeBack('capacity', contentPlaces)}
          </div>
        </form>
      </section>
      {settings.stored > 0 && (
        <section aria-labelledby="settings-erase" className={styles.form}>
          <h3 id="settings-erase">{t('organisers:settings.erase.heading')}</h3>
          <p>{t('organisers:settings.erase.note')}</p>
          <TypedNumber
            question={t('organisers:settings.erase.sure', { stored: settings.stored })}
            number={settings.stored}
            send={t('organisers:settings.erase.send')}
            onSure={() => void change('eraseEvent', {})}
          />
        </section>
      )}
    </>
  )

  /** Who says what counts, and what the content says if it does not count. */
  function whoSays(
    override: EventSettings['overrides']['state' | 'capacity'],
    says: string | undefined,
    contentSays: string,
  ): React.ReactNode {
    if (!override) return <p>{t('organisers:settings.byContent', { says: contentSays })}</p>
    const organiser = override.organiser ?? t('organisers:settings.anOrganiser')
    const time = timeOf(override.since, timeZone, language)
    return (
      <>
        <p>{t('organisers:settings.byOrganiser', { says: says ?? '', organiser, time })}</p>
        <p>{t('organisers:settings.contentSays', { says: contentSays })}</p>
      </>
    )
  }

  function takeBack(fact: 'state' | 'capacity', says: string): React.ReactNode {
    return (
      <button type="button" className={styles.tool} onClick={() => void change('followContent', { fact })}>
        {t('organisers:settings.takeBack', { says })}
      </button>
    )
  }
}
