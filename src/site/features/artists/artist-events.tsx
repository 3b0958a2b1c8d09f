import * as React from 'react'
import { graphql } from 'gatsby'
import { EventTime } from '../../components/event-time'
import { RouteLink } from '../../components/route-link'
import { byTime } from '../../dom/by-time'
import { placeInShort } from '../../../i18n/address'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/time-zone'
import * as styles from './artist-events.module.css'

type Props = { events: readonly Queries.ArtistEventsFragment[]; timeZone: string }

/** The events of the programme that an artist takes part in; those that are over or were called off are marked. */
export function ArtistEvents({ events, timeZone }: Props) {
  const t = useTexts()
  if (events.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="events">
      <h2 id="events">{t('artist:events.heading')}</h2>
      <ul className={styles.list}>
        {events.map(({ slug, title, start, end, place, cancelled }) => (
          <li key={slug} className={styles.event}>
            <EventTime start={start} end={end} />
            <div>
              <RouteLink to="event" slug={slug} className={styles.title}>
                {title}
              </RouteLink>
              <p>
                {placeInShort(place)}
                {cancelled ? (
                  <strong> ({t('artist:events.calledOff')})</strong>
                ) : (
                  <span {...byTime({ from: instantOf(end, timeZone) })}> ({t('artist:events.past')})</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment ArtistEvents on Event {
    slug
    title(language: $language)
    start
    end
    cancelled
    place {
      ...PlaceInShort
    }
  }
`
