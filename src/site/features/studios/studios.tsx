import * as React from 'react'
import { graphql } from 'gatsby'
import { EventTime } from '../../components/event-time'
import { Picture } from '../../components/picture'
import { partsOfPlace } from '../../components/place-in-short'
import { PlaceLink } from '../../components/place-link'
import { RouteLink } from '../../components/route-link'
import { Section } from '../../components/section'
import { useTexts } from '../../../i18n/texts'
import * as styles from './studios.module.css'

type Props = { exhibition: Queries.StudiosFragment }

/** The studios that can be visited, in a strip that scrolls sideways. */
export function Studios({ exhibition: { studios } }: Props) {
  const t = useTexts()
  if (!studios) return null
  return (
    <Section id="studios" heading={t('home:studios.heading')}>
      <div className={styles.intro}>
        <p>{studios.intro}</p>
        {studios.guide && (
          <p>
            <strong>{studios.guide.name}</strong>, {studios.guide.role}
          </p>
        )}
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <ul className={styles.strip} tabIndex={0} aria-label={t('home:studios.strip')}>
        {studios.visits.map(({ artist, place, tour, description }) => (
          <li key={artist.slug} className={styles.studio}>
            {artist.works[0] && (
              <Picture
                file={artist.works[0].image}
                alt={artist.works[0].alt ?? ''}
                sizes="(min-width: 51.25rem) 24vw, 70vw"
                className={styles.picture}
              />
            )}
            <h3>
              <RouteLink to="artist" slug={artist.slug}>
                {artist.name}
              </RouteLink>
            </h3>
            <p className={styles.place}>
              <PlaceLink place={place}>{partsOfPlace(place, t).join(', ')}</PlaceLink>{' '}
              {tour && (
                <RouteLink to="event" slug={tour.slug} anchor="where">
                  {t('home:studios.way')}
                </RouteLink>
              )}
            </p>
            {tour && (
              <p className={styles.tour}>
                <RouteLink to="event" slug={tour.slug}>
                  <EventTime
                    start={tour.start}
                    end={tour.end}
                    className={tour.cancelled ? styles.calledOff : undefined}
                  />
                </RouteLink>
                {tour.cancelled && <strong> {t('programme:calledOff')}</strong>}
              </p>
            )}
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const fragment = graphql`
  fragment Studios on Exhibition {
    studios {
      intro(language: $language)
      guide {
        name
        role(language: $language)
      }
      visits {
        description(language: $language)
        artist {
          slug
          name
          works {
            alt(language: $language)
            image {
              ...Picture
            }
          }
        }
        place {
          ...PlaceLink
          ...PlaceInShort
        }
        tour {
          slug
          start
          end
          cancelled
        }
      }
    }
  }
`
