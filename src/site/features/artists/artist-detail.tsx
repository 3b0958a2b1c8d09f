import * as React from 'react'
import { graphql } from 'gatsby'
import { fitted } from '../../components/fit'
import { Neighbour, Neighbours, type Direction } from '../../components/neighbours'
import { Prose } from '../../components/prose'
import { RouteLink } from '../../components/route-link'
import { tinted } from '../../components/tint'
import { usePage } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './artist-detail.module.css'
import { ArtistEvents } from './artist-events'
import { formatLife } from './life'

type Props = {
  artist: Queries.ArtistDetailFragment
  exhibition: Queries.ArtistDetailExhibitionFragment
  /** The works. */
  children: React.ReactNode
  previous?: Queries.ArtistNeighbourFragment
  next?: Queries.ArtistNeighbourFragment
}

/** An artist with all exhibited works and the artist’s events, on the tint of the first work. */
export function ArtistDetail({ artist, exhibition, children, previous, next }: Props) {
  const t = useTexts()
  const { number = 0 } = usePage()
  const { name, place, summary, bio, tint, events, url, gallery } = artist
  const facts = [formatLife(artist, t), place].filter(Boolean).join(', ')
  return (
    <article {...tinted(tint, styles.room)}>
      <header className={styles.header}>
        <p className={styles.number}>{String(number).padStart(2, '0')}</p>
        <h1 {...fitted(name, styles.name)}>{name}</h1>
        {facts && <p className={styles.facts}>{facts}</p>}
        <p className={styles.summary}>{summary}</p>
        {(url || gallery) && (
          <p className={styles.links}>
            {url && <a href={url}>{new URL(url).hostname.replace(/^www\./, '')}</a>}
            {gallery && (
              <span>
                {t('artist:gallery')} <a href={gallery.url}>{gallery.name}</a>
              </span>
            )}
          </p>
        )}
      </header>

      <section className={styles.works} aria-labelledby="works">
        <h2 id="works">{t('artist:works')}</h2>
        {children}
      </section>

      {bio && <Prose text={bio} className={styles.bio} />}
      <ArtistEvents events={events} timeZone={exhibition.timeZone} />

      <Neighbours label={t('artist:others')} all={<RouteLink to="artists">{t('artist:all')}</RouteLink>}>
        {previous && <ArtistNeighbour artist={previous} label={t('artist:previous')} rel="prev" />}
        {next && <ArtistNeighbour artist={next} label={t('artist:next')} rel="next" />}
      </Neighbours>
    </article>
  )
}

/** A link to the previous or next artist, on that artist's tint. */
function ArtistNeighbour({ artist, ...direction }: { artist: Queries.ArtistNeighbourFragment } & Direction) {
  const { slug, name, tint, firstWork } = artist
  return <Neighbour to="artist" slug={slug} name={name} tint={tint} picture={firstWork?.image} {...direction} />
}

export const fragment = graphql`
  fragment ArtistDetail on Artist {
    name
    type
    birthYear
    deathYear
    circa
    place(language: $language)
    summary(language: $language)
    bio(language: $language)
    url
    gallery {
      name
      url
    }
    tint {
      ...Tint
    }
    events {
      ...ArtistEvents
    }
  }
  fragment ArtistDetailExhibition on Exhibition {
    timeZone
  }
  fragment ArtistNeighbour on Artist {
    slug
    name
    tint {
      ...Tint
    }
    firstWork {
      image {
        ...SmallPicture
      }
    }
  }
`
