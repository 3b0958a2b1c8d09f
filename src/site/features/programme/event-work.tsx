import * as React from 'react'
import { graphql } from 'gatsby'
import { Picture, ratioOf } from '../../components/picture'
import { roundedUp } from '../../components/rounded-up'
import { RouteLink } from '../../components/route-link'
import { formatWorkYears } from '../../components/years'
import { useTexts } from '../../../i18n/texts'
import * as styles from './event-work.module.css'
import { leadingArtist } from './leading-artist'

/** The first work of the first artist who leads an event. */
export function EventWork({ event: { ledBy } }: { event: Queries.EventWorkFragment }) {
  const t = useTexts()
  const artist = leadingArtist(ledBy)
  if (!artist?.firstWork) return null
  const { slug, title, alt, image } = artist.firstWork
  const years = formatWorkYears(artist.firstWork, t)
  return (
    <figure className={`notPrinted ${styles.work}`} style={{ '--ratio': roundedUp(ratioOf(image)) }}>
      <Picture file={image} alt={alt ?? ''} sizes="(width >= 80rem) 54vw, (width >= 51.25rem) 46vw, 92vw" />
      <figcaption className={styles.caption}>
        <RouteLink to="work" slug={artist.slug} work={slug} className="stretchedLink">
          {artist.name}, <cite>{title}</cite>
          {years && `, ${years}`}
        </RouteLink>
      </figcaption>
    </figure>
  )
}

export const fragment = graphql`
  fragment EventWork on Event {
    ledBy {
      artist {
        slug
        name
        firstWork {
          slug
          title(language: $language)
          ...WorkYears
          alt(language: $language)
          image {
            ...Picture
          }
        }
      }
    }
  }
`
