import * as React from 'react'
import { graphql } from 'gatsby'
import { EventTime } from '../../components/event-time'
import { PageTitle } from '../../components/page-title'
import { RouteLink } from '../../components/route-link'
import { capital } from '../../../i18n/capital'
import { bySortNameIn } from '../../../i18n/collation'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { FloorPlan } from './floor-plan'
import * as styles from './rooms.module.css'

type Props = {
  exhibition: Queries.RoomsFragment
  artists: Queries.RoomsWorksFragment
  events: Queries.RoomsEventsFragment
}

/** The floors of the venue with their plans, and the rooms in the order of a walk: the way to each, and what is there. */
export function Rooms({ exhibition: { floors }, artists, events }: Props) {
  const t = useTexts()
  return (
    <article className={styles.page}>
      <PageTitle>{t('rooms:title')}</PageTitle>
      {floors?.map((floor) => (
        <section key={floor.name} className={styles.floor}>
          <h2>{capital(floor.name)}</h2>
          <div className={styles.overview}>
            {floor.plan && <FloorPlan floor={floor} />}
            <ul className={styles.list}>
              {floor.rooms.map(({ slug, name, number }) => (
                <li key={slug}>
                  <a href={`#${slug}`}>
                    <span className={styles.number}>{number}</span> {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {floor.rooms.map((room) => (
            <Room
              key={room.slug}
              room={room}
              artists={artists.nodes}
              events={events.nodes.filter(({ place }) => place.slug === room.slug)}
              plan={floor.plan && <FloorPlan floor={floor} marked={room.slug} />}
            />
          ))}
        </section>
      ))}
    </article>
  )
}

type RoomProps = {
  room: Queries.RoomFragment
  /** All artists with all works. */
  artists: readonly Queries.RoomArtistFragment[]
  /** The events in the room. */
  events: readonly Queries.RoomEventFragment[]
  /** The plan with the room marked. */
  plan: React.ReactNode
}

/** A room: the way there, its place on the plan, the works that hang in it, and its events. */
function Room({ room: { slug, name, number, way }, artists, events, plan }: RoomProps) {
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
            <ul className={styles.entries}>
              {events.map(({ slug: event, title, start, end, cancelled }) => (
                <li key={event}>
                  <EventTime start={start} end={end} className={cancelled ? styles.calledOff : undefined} />
                  {cancelled && <strong> {t('rooms:calledOff')}</strong>}
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
            <ul className={styles.entries}>
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
  fragment Rooms on Exhibition {
    floors {
      name(language: $language)
      ...FloorPlan
      rooms {
        slug
        name(language: $language)
        number
        ...Room
      }
    }
  }
  fragment RoomsWorks on ArtistConnection {
    nodes {
      ...RoomArtist
    }
  }
  fragment RoomsEvents on EventConnection {
    nodes {
      place {
        slug
      }
      ...RoomEvent
    }
  }
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
