import * as React from 'react'
import { Link } from 'gatsby'
import * as staff from '../../components/staff/staff.module.css'
import { formatDate, formatDay } from '../../../i18n/dates'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import { localTimeOf } from '../../../model/time-zone'
import { placesOf, type EventNumbers, type EventOfContent, type OverviewAnswer } from '../../../registration/organisers'
import { attentionIn, type Attention } from './attention'
import { DownloadTable } from './download-table'
import { programmeTable } from './guest-table'
import { Person } from './person'
import { useSession } from './session'
import { isOver, stateNow } from './state-now'
import { UrgentNotice } from './urgent-notice'
import * as styles from './organisers.module.css'

type Props = {
  overview: OverviewAnswer
  readAt: Date
  titleOf: (event: string) => string
  /** Reads the overview anew. */
  onChanged: () => Promise<void>
}

/** An event; without a start if the content no longer has it. */
type Row = { title: string; start: string; numbers: EventNumbers; isCancelled: boolean }

/** The numbers of an event that nobody has registered for. */
const noNumbers = ({ event, endsAt, capacity }: EventOfContent): EventNumbers => ({
  ...{ event, ends_at: endsAt, capacity, taken: 0, waiting: 0, arrived: 0, held_back: false, days: [] },
})

/** The numbers of an event; those of before its guests were erased, if they are. */
const withErased = (numbers: EventNumbers): EventNumbers => ({ ...numbers, ...numbers.erased })

/** All events with their numbers: what needs attention, what comes, what is over, and what was changed. */
export function Overview({ overview, readAt, titleOf, onChanged }: Props) {
  const t = useTexts()
  const { language, timeZone, timeOf, clockOf } = useSession()
  const { content, events, log } = overview
  const rows = content
    .map((each): Row => ({
      title: each.pages[language].title,
      start: each.startsAt,
      numbers: withErased(events.find(({ event }) => event === each.event) ?? noNumbers(each)),
      isCancelled: each.cancelled,
    }))
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const isPast = ({ numbers }: Row) => isOver(numbers, readAt)
  const removed = events
    .filter(({ event }) => !content.some((each) => each.event === event))
    .map((numbers): Row => ({ title: numbers.event, start: '', numbers: withErased(numbers), isCancelled: false }))
  const attention = attentionIn(overview, readAt)

  return (
    <>
      <section aria-labelledby="attention" className={styles.attention}>
        <h2 id="attention">{t('organisers:attention.heading')}</h2>
        {attention.length === 0 ? (
          <p>{t('organisers:attention.none')}</p>
        ) : (
          <ul>
            {attention.map((each) => (
              <li key={JSON.stringify(each)}>{sentenceOf(each)}</li>
            ))}
          </ul>
        )}
      </section>
      {list(
        'events',
        t('organisers:overview.heading'),
        rows.filter((row) => !isPast(row)),
      )}
      {list('past', t('organisers:overview.past'), rows.filter(isPast))}
      {list('removed', t('organisers:overview.removed'), removed)}
      <div className={styles.tools}>
        <DownloadTable
          table={() => programmeTable(t('organisers:xlsx.programme'), [...rows, ...removed], timeZone, t)}
        />
        <Link className={staff.tool} to={`${pathTo('organisers', language)}?view=find`}>
          {t('organisers:flood.link')}
        </Link>
      </div>
      <p className={styles.note}>{t('organisers:overview.updated', { time: clockOf(readAt) })}</p>
      <UrgentNotice />
      <Person titleOf={titleOf} onErased={onChanged} />
      <section aria-labelledby="log">
        <h2 id="log">{t('organisers:log.heading')}</h2>
        {log.length === 0 ? (
          <p className={styles.note}>{t('organisers:log.none')}</p>
        ) : (
          <ul className={styles.log}>
            {log.map(({ event, organiser, action, guests, at }) => (
              <li key={[at, action, organiser, event].join(' ')}>
                {timeOf(at)} · {organiser === 'guide' ? t('organisers:guide.name') : organiser} ·{' '}
                {t(`organisers:log.${action}`, { guests })}
                {event !== null && ` · ${titleOf(event)}`}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )

  function sentenceOf(attention: Attention): string {
    if (attention.what === 'noMail' || attention.what === 'olderBuild' || attention.what === 'schedule') {
      return t(`organisers:attention.${attention.what}`)
    }
    const event = titleOf(attention.event)
    if (attention.what === 'mail') {
      const reason = t(`organisers:reason.${attention.reason}`)
      return t('organisers:attention.mail', { event, mails: attention.mails, reason })
    }
    if (attention.what === 'full') {
      const { waiting } = attention
      return waiting === 0
        ? t('organisers:attention.fullAlone', { event })
        : t('organisers:attention.full', { event, waiting })
    }
    if (attention.what === 'nearlyFull') return t('organisers:attention.nearlyFull', { event, free: attention.free })
    return t(`organisers:attention.${attention.what}`, { event })
  }

  function list(id: string, heading: string, shown: Row[]): React.ReactNode {
    if (shown.length === 0) return null
    const dayOf = ({ start }: Row) => (start ? localTimeOf(new Date(start), timeZone).slice(0, 10) : '')
    const days = [...new Set(shown.map(dayOf))]
    return (
      <section aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {days.map((day) => (
          <React.Fragment key={day}>
            {day && (
              <h3>
                {formatDay(day, language)} {day.slice(0, 4)}
              </h3>
            )}
            <ul>
              {shown
                .filter((row) => dayOf(row) === day)
                .map((row) => (
                  <EventRow key={row.numbers.event} {...row} />
                ))}
            </ul>
          </React.Fragment>
        ))}
      </section>
    )
  }
}

function EventRow({ title, start, numbers, isCancelled }: Row) {
  const t = useTexts()
  const { language, clockOf } = useSession()
  const { event, taken, waiting, arrived, days, settings, erased } = numbers
  const capacity = placesOf(numbers)
  const dayTexts = days.map(([day, seats]) => `${formatDate(day, language)}: ${seats}`).join(', ')
  return (
    <li className={styles.event}>
      <Link to={`${pathTo('organisers', language)}?event=${event}`} className={styles.eventLink}>
        {start && <span className={styles.time}>{clockOf(start)}</span>}
        <span>{title}</span>
      </Link>
      <div className={styles.numbers}>
        <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={(taken / Math.max(capacity, taken, 1)) * 100} height="1" />
        </svg>
        <strong>{t('organisers:numbers.taken', { taken, capacity })}</strong>
        {(waiting > 0 || erased) && <span>{t('organisers:numbers.waiting', { waiting })}</span>}
        {(arrived > 0 || erased) && <span>{t('organisers:numbers.arrived', { arrived })}</span>}
        {erased && <span>{t('organisers:numbers.erased', erased)}</span>}
        {isCancelled ? (
          <span>{t('organisers:overview.calledOff')}</span>
        ) : (
          start && settings && <span>{t(`organisers:overview.state.${stateNow(settings)}`)}</span>
        )}
        {Object.keys(settings?.overrides ?? {}).length > 0 && <span>{t('organisers:overview.byOrganiser')}</span>}
      </div>
      {days.length > 1 && <Days days={days} label={t('organisers:numbers.days', { days: dayTexts })} />}
    </li>
  )
}

type DaysProps = {
  /** The days with registrations ('2031-09-04'), and their seats. */
  days: readonly (readonly [day: string, seats: number])[]
  label: string
}

const aDay = 24 * 60 * 60 * 1000

/** A bar for each day from the first registration to the last; days without registrations are gaps. */
function Days({ days, label }: DaysProps) {
  const first = Date.parse(days[0]![0])
  const length = (Date.parse(days.at(-1)![0]) - first) / aDay + 1
  const most = Math.max(...days.map(([, seats]) => seats))
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.days}
      viewBox={`0 0 ${length * 4} 24`}
      preserveAspectRatio="none"
    >
      {days.map(([date, seats]) => {
        const height = Math.max((seats / most) * 24, 1)
        return <rect key={date} x={((Date.parse(date) - first) / aDay) * 4} y={24 - height} width={3} height={height} />
      })}
    </svg>
  )
}
