import * as React from 'react'
import { Link } from 'gatsby'
import { Button, Form, TextField } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import {
  overrideStates,
  saidPlacesOf,
  seatsLimits,
  type EventSettings,
  type OverrideState,
} from '../../../registration/organisers'
import type { EventViewProps } from './event-guests'
import { Outcome } from './form'
import { organisersApi } from './organisers-api'
import { TypedNumber } from './questions'
import { useSession } from './session'
import { stateNow } from './state-now'
import { useRead, useRequests } from './use-requests'
import * as styles from './organisers.module.css'

/** The text of the button for each state. */
const actionTexts = {
  open: 'organisers:settings.open',
  full: 'organisers:settings.markFull',
  closed: 'organisers:settings.close',
} as const

/**
 * Whether an event takes registrations and how many seats it has: what counts, who says so, and how to change it. Of an
 * event that the content no longer has, guests can only be erased.
 */
export function EventSettingsView({ slug, content: event, numbers, onChanged }: EventViewProps) {
  const t = useTexts()
  const { language, timeOf } = useSession()
  const { latest, refusal: noAnswer, refresh } = useRead(organisersApi.readSettings, slug)
  const { refusal = noAnswer, notice, setNotice, isBusy, change: send } = useRequests()
  /** Null until it was typed. */
  const [places, setPlaces] = React.useState<string | null>(null)

  async function change(action: string, values: object): Promise<void> {
    const answer = await send<{ changed: number }>(slug, action, values)
    if (!answer) return
    if (action === 'setCapacity') setPlaces(null)
    await Promise.all([refresh(), onChanged?.()])
    setNotice(
      action === 'eraseEvent'
        ? t('organisers:settings.erase.done', { guests: answer.changed })
        : t('organisers:settings.saved'),
    )
  }

  if (!latest) {
    return refusal ? <Outcome refusal={refusal} /> : <p role="status">{t('organisers:settings.loading')}</p>
  }

  const { settings } = latest
  const { content, overrides, called_off } = settings
  const { taken, waiting } = { ...settings, ...(settings.stored === 0 && numbers?.erased) }
  const contentState = t(`organisers:settings.says.${content.availability ?? 'times'}`)
  const contentPlaces = t('organisers:settings.says.places', { places: content.capacity })
  const now = stateNow(settings)
  const isOpen = now !== 'soon' && now !== 'closed'
  /** What pressing a button would not change. */
  const stateBefore = settings.availability ?? (isOpen ? 'open' : undefined)
  const isWrong = Boolean(refusal?.fields?.capacity)
  const said = saidPlacesOf(settings)
  return (
    <>
      <p className={styles.numbers}>
        <strong>{t('organisers:numbers.taken', { taken, capacity: said })}</strong>
        <span>{t('organisers:numbers.waiting', { waiting })}</span>
      </p>
      <Outcome {...{ notice, refusal }} />
      {event && (
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
                <strong>{t(`organisers:settings.now.${now}`)}</strong>{' '}
                {now === 'soon' && t('organisers:settings.opensAt', { time: timeOf(settings.opens_at!) })}
                {!settings.availability &&
                  isOpen &&
                  t('organisers:settings.closesAt', { time: timeOf(settings.closes_at) })}
              </p>
              {whoSays(
                overrides.state,
                overrides.state && t(`organisers:settings.says.${overrides.state.state}`),
                contentState,
              )}
              <div className={styles.tools}>
                {overrides.state && takeBack('state', contentState)}
                {overrideStates
                  .filter((state) => state !== stateBefore)
                  .map((state) => (
                    <Button
                      key={state}
                      onClick={() => void change('setState', { state } satisfies { state: OverrideState })}
                    >
                      {t(actionTexts[state])}
                    </Button>
                  ))}
              </div>
              <p className={styles.note}>{t('organisers:settings.openNote')}</p>
            </>
          )}
        </section>
      )}
      {event && (
        <section aria-labelledby="settings-places">
          <h3 id="settings-places">{t('organisers:settings.places')}</h3>
          {whoSays(overrides.capacity, t('organisers:settings.says.places', { places: said }), contentPlaces)}
          {taken > said && <p>{t('organisers:settings.placesOver', { taken, places: said })}</p>}
          <Form onSend={() => void change('setCapacity', { capacity: places ?? String(said) })}>
            <TextField
              label={t('organisers:settings.places')}
              inputMode="numeric"
              maxLength={6}
              value={places ?? String(said)}
              aria-invalid={isWrong}
              describedBy="settings-capacity-note"
              onValue={setPlaces}
            />
            <p id="settings-capacity-note">
              {isWrong ? t('organisers:settings.placesWrong', seatsLimits) : t('organisers:settings.placesNote')}
            </p>
            <div className={styles.tools}>
              <Button type="submit">{t('organisers:settings.save')}</Button>
              {overrides.capacity && takeBack('capacity', contentPlaces)}
            </div>
          </Form>
        </section>
      )}
      {settings.stored > 0 && (
        <section aria-labelledby="settings-erase" className={staff.form}>
          <h3 id="settings-erase">{t('organisers:settings.erase.heading')}</h3>
          <p>{t('organisers:settings.erase.note')}</p>
          <TypedNumber
            question={t('organisers:settings.erase.sure', { stored: settings.stored })}
            number={settings.stored}
            send={t('organisers:settings.erase.send')}
            isBusy={isBusy}
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
    const time = timeOf(override.since)
    return (
      <>
        <p>{t('organisers:settings.byOrganiser', { says: says ?? '', organiser, time })}</p>
        <p>{t('organisers:settings.contentSays', { says: contentSays })}</p>
      </>
    )
  }

  function takeBack(fact: 'state' | 'capacity', says: string): React.ReactNode {
    return (
      <Button onClick={() => void change('followContent', { fact })}>
        {t('organisers:settings.takeBack', { says })}
      </Button>
    )
  }
}
