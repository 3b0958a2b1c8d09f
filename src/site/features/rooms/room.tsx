import * as React from 'react'
import { graphql } from 'gatsby'
import { RouteLink } from '../../components/route-link'
import { bySortNameIn } from '../../../i18n/collation'
import { formatDay, formatTimeRange } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './room.module.css'

type Props = {
  room: Queries.RoomFragment
  /** All artists with all works. */
  artists: readonly Queries.RoomArtistFragment[]
  /** The events in the room. */
  events: readonly Queries.RoomEventFragment[]
  /** The plan with the room marked. */
  plan: React.ReactNode
}

/** A room: the way there, its place on the plan, the works that hang in it, and its events. */
export function Room({ room: { slug, name, number, way }, artists, events, plan }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const works = [...artists]
    .sort(bySortNameIn(locale))
    .flatMap((artist) => artist.works.filter((work) => work.room?.slug === slug).map((work) => ({ artist, work })))
  return (
    <section id={slug} className={styles.room} aria-labelledby={`${slug}-heading`}>
      <div className={styles.where}>
        <h3 id={`${slug}-heading`}>
          <span className={styles.number}>{number}</span> {name}
        </h3>
        {way && <p>{way}</p>}
        {plan}
      </div>
      <div className={styles.contents}>
        {events.length > 0 && (
          <div>
            <h4>{t('rooms:events')}</h4>
            <ul className={styles.list}>
              {events.map(({ slug: event, title, start, end, cancelled }) => (
                <li key={event}>
                  <time dateTime={start} className={cancelled ? styles.calledOff : undefined}>
                    {formatDay(start, locale)}, {formatTimeRange(start, end, locale)}
                  </time>
                  <br />
                  <RouteLink to="event" slug={event}>
                    {title}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {works.length > 0 && (
          <div>
            <h4>{t('rooms:works')}</h4>
            <ul className={styles.list}>
              {works.map(({ artist, work }) => (
                <li key={artist.slug + work.slug}>
                  <RouteLink to="work" slug={artist.slug} work={work.slug}>
                    {artist.name}, <cite>{work.title}</cite>
                  </RouteLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Room on Place {
    slug
    name(language: $language)
    number
    way(language: $language)
  }
  fragment RoomArtist on Artist {
    slug
    name
    sortName
    works {
      slug
      title(language: $language)
      room {
        slug
      }
    }
  }
  fragment RoomEvent on Event {
    slug
    title(language: $language)
    start
    end
    cancelled
  }
`
