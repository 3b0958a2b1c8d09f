import * as React from 'react'
import { LanguageSwitch } from '../../components/language-switch'
import * as staff from '../../components/staff/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import { AdmitDevice } from './admit-device'
import { GuestCheckIn } from './guest-check-in'
import { countUnsavedGuests } from './guest-list'
import type { DoorState } from './door-state'
import { useDoor } from './use-door'
import * as styles from './door.module.css'

type Props = {
  /** The events that a key can be for. */
  events: readonly { readonly slug: string; readonly title: string; readonly cancelled: boolean | null }[]
  notice: Queries.DoorFragment['notice']
}

/**
 * The page for whoever lets guests in. The link of the organiser admits this tab; what it shows then comes from the server.
 */
export function Door({ events, notice }: Props) {
  const t = useTexts()
  const { state, session } = useDoor()
  const { list } = state
  const event = events.find(({ slug }) => slug === list?.event)
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={staff.title}>{event?.title ?? t('door:heading')}</h1>
        <LanguageSwitch />
      </div>
      {event?.cancelled && (
        <p className={styles.calledOff}>
          <strong>{t('door:calledOff')}</strong>
        </p>
      )}
      {state.hasLink ? (
        <AdmitDevice onAdmit={session.admit} onReturn={state.access === 'granted' ? session.dismissLink : undefined} />
      ) : list ? (
        <GuestCheckIn state={{ ...state, list }} session={session} notice={notice} />
      ) : (
        <div className={styles.message} role="status">
          <WithoutList {...state} />
          <noscript>{t('door:script')}</noscript>
        </div>
      )}
    </main>
  )
}

/** Why there is no list, and what to do. */
function WithoutList({ access, ticks, problem }: DoorState) {
  const t = useTexts()
  const guests = countUnsavedGuests(ticks)
  const unsent = guests > 0 && t('door:unsent', { guests })
  if (access === 'none' || access === 'refused') {
    return (
      <>
        {/* What had the focus is gone. */}
        <h2 ref={access === 'refused' ? focus : null} tabIndex={-1}>
          {t(`door:${access}.title`)}
        </h2>
        <p>{t(`door:${access}.message`)}</p>
        {unsent && (
          <p>
            {unsent} {t('door:unsentWithoutKey')}
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <p className="needsScript">{t(problem ? waitingFor[problem.reason] : 'door:loading')}</p>
      {unsent && <p>{unsent}</p>}
    </>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

const waitingFor = {
  unreachable: 'door:waitsForNetwork',
  busy: 'door:waitsForServer',
  not_published: 'door:not_published',
} as const
