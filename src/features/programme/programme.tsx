import * as React from 'react'
import { graphql } from 'gatsby'
import { Section } from '../../components/section'
import { formatDay } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { EventCard } from './event-card'
import * as styles from './programme.module.css'

type Props = { exhibition: Queries.ProgrammeFragment; events: Queries.ProgrammeEventsFragment }

/** Everything that happens, by day. The open house is for the invited and stands on a page of its own. */
export function Programme({ exhibition: { programme }, events: { nodes } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const days = [...new Set(nodes.map(({ start }) => start.slice(0, 10)))]
  return (
    <Section id="program" heading={t('home:programme.heading')}>
      <div className={styles.intro}>
        <p>{programme.intro}</p>
        <p className={styles.registration}>
          <a className={styles.button} href={programme.registration ?? ''}>
            {t('home:programme.registration')}
          </a>
        </p>
      </div>
      <div className={styles.days}>
        {days.map((day) => (
          <section key={day} id={`day-${day}`} className={styles.day}>
            <h3>
              <time dateTime={day}>{formatDay(day, locale)}</time>
            </h3>
            <ol className={styles.events}>
              {nodes
                .filter(({ start }) => start.startsWith(day))
                .map((event) => (
                  <li key={event.slug}>
                    <EventCard event={event} />
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment Programme on Exhibition {
    programme {
      intro(language: $language)
      registration(language: $language)
    }
  }
  fragment ProgrammeEvents on EventConnection {
    nodes {
      slug
      start
      ...EventCard
    }
  }
`
