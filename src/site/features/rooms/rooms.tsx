import * as React from 'react'
import { graphql } from 'gatsby'
import { PageTitle } from '../../components/page-title'
import { capital } from '../../../i18n/capital'
import { useTexts } from '../../../i18n/texts'
import { FloorPlan } from './floor-plan'
import { Room } from './room'
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
            <ol className={styles.list} start={floor.rooms[0]?.number ?? 1}>
              {floor.rooms.map(({ slug, name }) => (
                <li key={slug}>
                  <a href={`#${slug}`}>{name}</a>
                </li>
              ))}
            </ol>
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
`
