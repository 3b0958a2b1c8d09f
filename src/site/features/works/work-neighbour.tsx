import * as React from 'react'
import { graphql } from 'gatsby'
import { Neighbour } from '../../components/neighbours'

export type NeighbouringWork = Queries.WorkNeighbourFragment & { readonly work: Queries.WorkNeighbourTitleFragment }

type Props = {
  /** The artist of the page. */
  artist: { slug: string }
  neighbour: NeighbouringWork
  label: string
  rel: 'prev' | 'next'
}

/** A link to the previous or next work, on the background of the page, or on the tint of another artist. */
export function WorkNeighbour({ artist, neighbour: { slug, name, tint, work }, label, rel }: Props) {
  return (
    <Neighbour
      to="work"
      slug={slug}
      work={work.slug}
      rel={rel}
      label={`${label} ${name}`}
      name={work.title ?? ''}
      tint={slug === artist.slug ? undefined : tint}
      picture={work.image}
    />
  )
}

export const fragment = graphql`
  fragment WorkNeighbour on Artist {
    slug
    name
    tint {
      ...Tint
    }
  }
  fragment WorkNeighbourTitle on Work {
    slug
    title(language: $language)
    image {
      ...SmallPicture
    }
  }
`
