import * as React from 'react'
import { graphql } from 'gatsby'
import { calendarPath, programmeCalendarPath } from '../../components/calendar-path'
import { PageTitle } from '../../components/page-title'
import { RouteLink } from '../../components/route-link'
import * as textButton from '../../components/text-button.module.css'
import { capital } from '../../../i18n/capital'
import { formatDay } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './calendars.module.css'
import { googleSubscription, publicAddress, webcalAddress } from './subscription-addresses'

/** All calendars of the programme: of all days, of each day if there are several, and of each event. */
export function Calendars({ events: { nodes } }: { events: Queries.CalendarsFragment }) {
  const t = useTexts()
  const locale = useLocale()
  const days = [...new Set(nodes.map(({ start }) => start.slice(0, 10)))]
  return (
    <article className={styles.calendars}>
      <PageTitle>{t('calendars:title')}</PageTitle>
      <p className={styles.intro}>{t('calendars:intro')}</p>
      <div
        className={styles.list}
        data-copied={t('calendars:copied')}
        data-not-copied={t('calendars:notCopied')}
        suppressHydrationWarning
      >
        <section id="programme" className={styles.calendar}>
          <h2 id="name-programme">{t('calendars:all')}</h2>
          <CalendarWays path={programmeCalendarPath(locale)} describedBy="name-programme" />
        </section>
        {days.map((day) => (
          <section key={day} id={`day-${day}`} className={styles.day}>
            <div className={styles.calendar}>
              <h2 id={`name-${day}`}>{capital(formatDay(day, locale))}</h2>
              {days.length > 1 && (
                <CalendarWays path={programmeCalendarPath(locale, day)} describedBy={`name-${day}`} />
              )}
            </div>
            {nodes
              // Nobody subscribes to an event that was called off.
              .filter(({ start, cancelled }) => start.startsWith(day) && !cancelled)
              .map(({ slug, title }) => (
                <section key={slug} id={`event-${slug}`} className={styles.calendar}>
                  <h3 id={`name-event-${slug}`}>
                    <RouteLink to="event" slug={slug}>
                      {title}
                    </RouteLink>
                  </h3>
                  <CalendarWays path={calendarPath(slug, locale)} describedBy={`name-event-${slug}`} />
                </section>
              ))}
          </section>
        ))}
      </div>
    </article>
  )
}

type Props = {
  /** The path of the calendar file. */
  path: string
  /** The id of the calendar's name. */
  describedBy: string
}

/**
 * The ways to one calendar. A link with `webcal:` does nothing where no program knows it, as on Android. So there are one
 * for Google and the address itself, to be copied by the button (copy-address.script.ts) or by hand.
 */
function CalendarWays({ path, describedBy }: Props) {
  const t = useTexts()
  return (
    <ul className={styles.ways}>
      <li>
        <a href={webcalAddress(path)} aria-describedby={describedBy}>
          {t('calendars:device')}
        </a>
      </li>
      <li>
        <a href={googleSubscription(path)} aria-describedby={describedBy}>
          {t('calendars:google')}
        </a>
      </li>
      <li>
        <a href={path} type="text/calendar" download aria-describedby={describedBy}>
          {t('calendars:download')}
        </a>
      </li>
      <li className={styles.other}>
        <span className={styles.address}>{publicAddress(path)}</span>{' '}
        <button
          type="button"
          className={textButton.button}
          data-copy=""
          aria-describedby={describedBy}
          suppressHydrationWarning
        >
          {t('calendars:copy')}
        </button>{' '}
        <span role="status" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      </li>
    </ul>
  )
}

export const fragment = graphql`
  fragment Calendars on EventConnection {
    nodes {
      slug
      title(language: $language)
      start
      cancelled
    }
  }
`
