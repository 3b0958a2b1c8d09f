import * as React from 'react'
import { Link } from 'gatsby'
import { formatDate, formatDay } from '../../../i18n/dates'
import type { Locale } from '../../../i18n/locales'
import { usePage } from '../../../i18n/page'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import { localTimeOf } from '../../../model/phase'
import type { EventNumbers, EventOfContent, OverviewAnswer } from '../../../registration/organisers'
import { attentionIn, type Attention } from './attention'
import { Days } from './days'
import { DownloadTable } from './download-table'
import { programmeTable } from './guest-table'
import { Person } from './person'
import { stateNow } from './state-now'
import { clockOf, timeOf } from './times'
import { UrgentNotice } from './urgent-notice'
import * as styles from './organisers.module.css'

type Props = {
  overview: OverviewAnswer
  readAt: Date
  timeZone: string
  /** Reads the overview anew. */
  onChanged: () => Promise<void>
  onSignedOut: () => void
}

type Row = { slug: string; title: string; when: string; start: string; numbers: EventNumbers; isCancelled: boolean }

const eventLink = (slug: string, locale: Locale) => `${pathTo('organisers', locale)}?event=${slug}`

/** The numbers of an event that nobody has registered for. */
const noNumbers = ({ event, endsAt, capacity }: EventOfContent): EventNumbers => ({
  ...{ event, ends_at: endsAt, capacity, taken: 0, registrations: 0, waiting: 0, arrived: 0 },
  ...{ waiting_list: false, held_back: false, days: [] },
})

/** All events with their numbers: what needs attention, what comes, what is over, and what was changed. */
export function Overview({ overview, readAt, timeZone, onChanged, onSignedOut }: Props) {
  const t = useTexts()
  const { language } = usePage()
  const { content, events, log } = overview
  const titleOf = (slug: string) => content.find(({ event }) => event === slug)?.pages[language].title ?? slug
  const rows = content
    .map((each): Row => {
      const { title, when } = each.pages[language]
      const numbers = events.find(({ event }) => event === each.event) ?? noNumbers(each)
      return { slug: each.event, title, when, start: each.startsAt, numbers, isCancelled: each.cancelled }
    })
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const isOver = ({ numbers }: Row) => numbers.ends_at !== null && new Date(numbers.ends_at) <= readAt
  const removed = events
    .filter(({ event }) => !content.some((each) => each.event === event))
    .map((numbers): Row => ({
      slug: numbers.event,
      title: numbers.event,
      when: '',
      start: '',
      numbers,
      isCancelled: false,
    }))
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
        rows.filter((row) => !isOver(row)),
      )}
      {list('past', t('organisers:overview.past'), rows.filter(isOver))}
      {list('removed', t('organisers:overview.removed'), removed)}
      <div className={styles.tools}>
        <DownloadTable
          table={() => programmeTable(t('organisers:xlsx.programme'), [...rows, ...removed], timeZone, t)}
        />
        <Link className={styles.tool} to={`${pathTo('organisers', language)}?view=find`}>
          {t('organisers:flood.link')}
        </Link>
      </div>
      <p className={styles.note}>{t('organisers:overview.updated', { time: clockOf(readAt, timeZone, language) })}</p>
      <UrgentNotice timeZone={timeZone} onSignedOut={onSignedOut} />
      <Person titleOf={titleOf} onErased={onChanged} onSignedOut={onSignedOut} />
      <section aria-labelledby="log" className={styles.log}>
        <h2 id="log">{t('organisers:log.heading')}</h2>
        {log.length === 0 ? (
          <p>{t('organisers:log.none')}</p>
        ) : (
          <ul>
            {log.map(({ event, organiser, action, guests, at }) => (
              <li key={at + action + organiser}>
                {timeOf(at, timeZone, language)} · {organiser === 'guide' ? t('organisers:guide.name') : organiser} ·{' '}
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
    if (attention.what === 'heldBack' || attention.what === 'late') {
      return t(`organisers:attention.${attention.what}`, { event })
    }
    if (attention.what === 'full') return t('organisers:attention.full', { event, waiting: attention.waiting })
    return t('organisers:attention.nearlyFull', { event, free: attention.free })
  }

  function list(id: string, heading: string, shown: Row[]): React.ReactNode {
    if (shown.length === 0) return null
    const days = [
      ...new Set(shown.map(({ start }) => (start ? localTimeOf(new Date(start), timeZone).slice(0, 10) : ''))),
    ]
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
                .filter(({ start }) => (start ? localTimeOf(new Date(start), timeZone).slice(0, 10) : '') === day)
                .map((row) => (
                  <EventRow key={row.slug} {...row} locale={language} timeZone={timeZone} />
                ))}
            </ul>
          </React.Fragment>
        ))}
      </section>
    )
  }
}

function EventRow({
  slug,
  title,
  start,
  numbers,
  isCancelled,
  locale,
  timeZone,
}: Row & { locale: Locale; timeZone: string }) {
  const t = useTexts()
  const { taken, capacity, waiting, arrived, days, settings } = numbers
  const dayTexts = days.map(([day, seats]) => `${formatDate(day, locale)}: ${seats}`).join(', ')
  return (
    <li className={styles.event}>
      <Link to={eventLink(slug, locale)} className={styles.eventLink}>
        {start && <span className={styles.time}>{clockOf(start, timeZone, locale)}</span>}
        <span>{title}</span>
      </Link>
      <div className={styles.numbers}>
        <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none">
          <rect width={(taken / Math.max(capacity, taken, 1)) * 100} height="1" />
        </svg>
        <strong>{t('organisers:numbers.taken', { taken, capacity })}</strong>
        {waiting > 0 && <span>{t('organisers:numbers.waiting', { waiting })}</span>}
        {arrived > 0 && <span>{t('organisers:numbers.arrived', { arrived })}</span>}
        {isCancelled ? (
          <span>{t('organisers:overview.calledOff')}</span>
        ) : (
          settings && <span>{t(`organisers:overview.state.${stateNow(settings)}`)}</span>
        )}
        {Object.keys(settings?.overrides ?? {}).length > 0 && <span>{t('organisers:overview.byOrganiser')}</span>}
      </div>
      {days.length > 1 && <Days days={days} label={t('organisers:numbers.days', { days: dayTexts })} />}
    </li>
  )
}
