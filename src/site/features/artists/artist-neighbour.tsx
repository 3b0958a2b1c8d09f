import * as React from 'react'
import { graphql } from 'gatsby'
import { Neighbour } from '../../components/neighbours'

type Props = {
  artist: Queries.ArtistNeighbourFragment
  label: string
  rel: 'prev' | 'next'
}

/** A link to the previous or next artist, on that artist's tint. */
export function ArtistNeighbour({ artist: { slug, name, tint, firstWork }, label, rel }: Props) {
  return (
    <Neighbour to="artist" slug={slug} rel={rel} label={label} name={name} tint={tint} picture={firstWork?.image} />
  )
}

export const fragment = graphql`
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
