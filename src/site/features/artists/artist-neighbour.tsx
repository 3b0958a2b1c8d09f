import * as React from 'react'
import { graphql } from 'gatsby'
import { titleFontClass } from '../../components/fit'
import { RouteLink } from '../../components/route-link'
import { tintClass } from '../../components/tint'
import * as styles from './artist-neighbour.module.css'

type Props = {
  artist: Queries.ArtistNeighbourFragment
  label: string
  rel: 'prev' | 'next'
}

/** A link to the previous or next artist, on that artist's tint. */
export function ArtistNeighbour({ artist: { slug, name, tint }, label, rel }: Props) {
  return (
    <p className={`${styles.door} ${tintClass(tint)}`}>
      <span className={styles.label}>{label}</span>{' '}
      <RouteLink to="artist" slug={slug} rel={rel} className={titleFontClass(name, styles.name)}>
        {name}
      </RouteLink>
    </p>
  )
}

export const fragment = graphql`
  fragment ArtistNeighbour on Artist {
    slug
    name
    tint {
      hue
      strength
    }
  }
`
