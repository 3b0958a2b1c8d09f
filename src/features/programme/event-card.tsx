import * as React from 'react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { RouteLink } from '../../components/route-link'
import { formatTime, formatTimeRange } from '../../i18n/dates'
import { localeNames } from '../../i18n/locales'
import { useTexts } from '../../i18n/texts'
import * as styles from './event-card.module.css'

type Props = { event: Queries.EventCardFragment }

/** An event of the programme: when, what and where at once, the rest on demand. */
export function EventCard({ event }: Props) {
  const t = useTexts()
  const { slug, type, title, start, end, place, languages, capacity, availability, ledBy, description } = event
  return (
    <article id={slug} className={styles.event}>
      <p className={styles.when}>
        <time dateTime={start}>{formatTimeRange(formatTime(start), formatTime(end))}</time>
        {availability && availability !== 'open' && (
          <strong className={styles.availability}> {t(`home:programme.availability.${availability}`)}</strong>
        )}
      </p>
      <h4 className={styles.title}>{title}</h4>
      <p className={styles.facts}>
        {t(`home:programme.type.${type}`)}, {place.within ? place.name : `${place.name}, ${place.address?.street}`}
      </p>
      <details>
        <summary className={styles.more}>{t('home:programme.more')}</summary>
        <Prose text={description ?? ''} className={styles.description} />
        <ul className={styles.facts}>
          {ledBy.length > 0 && (
            <li>
              {t('home:programme.ledBy')}{' '}
              {ledBy.map(({ artist, name, role }, index) => (
                <React.Fragment key={artist?.slug ?? name}>
                  {index > 0 && ', '}
                  {artist ? (
                    <RouteLink to="artist" slug={artist.slug}>
                      {artist.name}
                    </RouteLink>
                  ) : (
                    `${name} (${role})`
                  )}
                </React.Fragment>
              ))}
            </li>
          )}
          <li>
            {t('home:programme.languages')} {languages.map((language) => localeNames[language]).join(', ')}
          </li>
          {type !== 'closedSociety' && <li>{t('home:programme.capacity', { count: capacity })}</li>}
        </ul>
      </details>
    </article>
  )
}

export const fragment = graphql`
  fragment EventCard on Event {
    slug
    type
    title(language: $language)
    start
    end
    languages
    capacity
    availability
    description(language: $language)
    place {
      name(language: $language)
      within {
        slug
      }
      address {
        street
      }
    }
    ledBy {
      name
      role(language: $language)
      artist {
        slug
        name
      }
    }
  }
`
