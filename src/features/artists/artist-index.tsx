import * as React from 'react'
import { graphql } from 'gatsby'
import { Picture } from '../../components/picture'
import { RouteLink } from '../../components/route-link'
import { bySortName, initialOf } from '../../i18n/collation'
import * as styles from './artist-index.module.css'

type Props = { artists: Queries.ArtistIndexFragment }

/** Every artist by name, A to Z as Czech sorts. A name opens to a work. */
export function ArtistIndex({ artists: { nodes } }: Props) {
  const sorted = [...nodes].sort(bySortName)
  return (
    <ol className={styles.index}>
      {sorted.map(({ slug, name, sortName, place, works }, index) => {
        const initial = initialOf(sortName)
        const previous = sorted[index - 1]
        const isFirst = !previous || initialOf(previous.sortName) !== initial
        return (
          <li
            key={slug}
            className={styles.artist}
            {...(isFirst && { id: initial.toLowerCase(), 'data-initial': initial })}
          >
            <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>
            <RouteLink to="artist" slug={slug} className={styles.name}>
              {name}
            </RouteLink>
            <span className={styles.place}>{place}</span>
            {works[0] && (
              <span className={styles.preview}>
                {/* The name beside it says whose work it is; its description stands on the artist's page. */}
                <Picture file={works[0].image} alt="" sizes="(hover: hover) and (min-width: 820px) 30vw, 72px" />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

export const fragment = graphql`
  fragment ArtistIndex on ArtistConnection {
    nodes {
      slug
      name
      sortName
      place(language: $language)
      works {
        image {
          ...Picture
        }
      }
    }
  }
`
