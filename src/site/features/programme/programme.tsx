import * as React from 'react'
import { graphql } from 'gatsby'
import { byTime } from '../../dom/by-time'
import { ButtonLink } from '../../components/button-link'
import { CalendarLinks } from '../../components/calendar-links'
import { programmeCalendarPath } from '../../components/calendar-path'
import { DayDate } from '../../components/day-date'
import { availabilityWords, firstState } from '../../components/live-seats'
import { Section } from '../../components/section'
import { formatDateRange } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { propertiesOf } from '../../../model/choices'
import { instantOf } from '../../../model/time-zone'
import { registrationEnd } from '../../../model/registration-period'
import { hasLiveSeats, takesRegistrations } from './event-availability'
import { EventCard } from './event-card'
import { ProgrammeDays } from './programme-days'
import { ProgrammeFilters } from './programme-filters'
import * as print from '../../components/printed-alone.module.css'
import * as styles from './programme.module.css'

type Props = { exhibition: Queries.ProgrammeFragment; events: Queries.ProgrammeEventsFragment }

/** All public events by day. The event with an invitation has its own page, which no page links to. */
export function Programme({ exhibition, events: { nodes } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { programme, timeZone, venue, openingRows } = exhibition
  if (nodes.length === 0) return null
  const days = [...new Set(nodes.map(({ start }) => start.slice(0, 10)))]
  const languages = [...new Map(nodes.flatMap(({ spoken }) => spoken.map((each) => [each.tag, each]))).values()]
  const elsewhere = programme?.registration
  const live = elsewhere ? [] : nodes.filter(hasLiveSeats)
  const registered = live.filter(takesRegistrations)
  const eventsOn = (day: string) => nodes.filter(({ start }) => start.startsWith(day))
  const hasFilters = new Set(nodes.map(({ type }) => type)).size > 1 || languages.length > 1 || registered.length > 0
  const lastOf = (times: string[]) =>
    times
      .map((time) => instantOf(time, timeZone))
      .sort()
      .at(-1)
  const links = (
    <>
      {(elsewhere || registered.length > 0) && (
        <p {...byTime({ until: lastOf(elsewhere ? nodes.map(({ end }) => end) : registered.map(registrationEnd)) })}>
          <ButtonLink href={elsewhere ?? '#places'}>{t('home:programme.registration')}</ButtonLink>
        </p>
      )}
      {/* programme-clock.script.ts sets the anchor. */}
      <p className={styles.jump}>
        <a href="#program" data-jump suppressHydrationWarning>
          {t('home:programme.jump')}
        </a>
      </p>
      <p className={`untilEnd ${styles.calendar}`}>
        <CalendarLinks path={programmeCalendarPath(locale)} anchor="programme">
          {t('home:programme.calendar.all')}
        </CalendarLinks>
      </p>
    </>
  )
  return (
    <Section id="program" heading={t('home:programme.heading')} isLong>
      <div className={`${print.alone} ${styles.programme}`} {...(live.length > 0 && availabilityWords(t))}>
        <div className={styles.paper}>
          <p className={styles.name}>
            {exhibition.name} <span>{t('home:programme.heading')}</span>
          </p>
          <p>
            <strong>{formatDateRange(exhibition.startDate, exhibition.endDate, locale)}</strong>, {venue.name},{' '}
            {venue.address?.street}, {venue.address?.locality}, {exhibition.admission}
          </p>
          <p>{openingRows.map(({ shortLabel, hours }) => `${shortLabel} ${hours ?? t('common:closed')}`).join(', ')}</p>
        </div>
        <div className={`${styles.head} ${programme ? styles.withIntro : ''}`}>
          {programme ? (
            <div className={`untilEnd ${styles.intro}`}>
              <p>{programme.intro}</p>
              {links}
            </div>
          ) : (
            links
          )}
          <ProgrammeFilters events={nodes} days={days} languages={languages} hasRegistrations={registered.length > 0} />
        </div>
        {(days.length > 1 || hasFilters) && (
          <ProgrammeDays days={days} countOn={(day) => eventsOn(day).length} hasFilters={hasFilters} />
        )}
        <div className={styles.days}>
          {days.map((day) => (
            <section key={day} id={`day-${day}`} className={styles.day} suppressHydrationWarning>
              <h3 className={styles.date}>
                <DayDate day={day} />
              </h3>
              <ol className={styles.events}>
                {eventsOn(day).map((event) => (
                  <li
                    key={event.slug}
                    className={styles.item}
                    data-type={event.type}
                    data-invited={propertiesOf(event.type).isClosed && ''}
                    data-here={event.place.isInVenue ? '' : undefined}
                    data-languages={event.spoken.map(({ tag }) => tag).join(' ')}
                    data-starts={instantOf(event.start, timeZone)}
                    // Without an end, an event that was called off is neither on nor next.
                    data-ends={event.cancelled ? undefined : instantOf(event.end, timeZone)}
                    data-seats={live.includes(event) ? firstState(event) : undefined}
                    suppressHydrationWarning
                  >
                    <EventCard event={event} isElsewhere={Boolean(elsewhere)} />
                  </li>
                ))}
              </ol>
              {days.length > 1 && (
                <p className={`untilEnd ${styles.calendar}`}>
                  <CalendarLinks path={programmeCalendarPath(locale, day)} anchor={`day-${day}`}>
                    {t('home:programme.calendar.day')}
                  </CalendarLinks>
                </p>
              )}
            </section>
          ))}
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment Programme on Exhibition {
    name(language: $language)
    startDate
    endDate
    timeZone
    admission(language: $language)
    openingRows(language: $language) {
      shortLabel
      hours
    }
    venue {
      name(language: $language)
      address {
        street
        locality(language: $language)
      }
    }
    programme {
      intro(language: $language)
      registration(language: $language)
    }
  }
  fragment ProgrammeEvents on EventConnection {
    nodes {
      slug
      start
      end
      cancelled
      registration {
        closes
      }
      ...EventCard
    }
  }
`
