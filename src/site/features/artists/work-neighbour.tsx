import * as React from 'react'
import { graphql } from 'gatsby'
import { Neighbour } from '../../components/neighbours'

export type NeighbouringWork = Queries.WorkNeighbourFragment & { readonly work: Queries.WorkNeighbourTitleFragment }

type Props = {
  neighbour: NeighbouringWork
  label: string
  rel: 'prev' | 'next'
}

/** A link to the previous or next work, which may be another artist's, on the tint of its artist. */
export function WorkNeighbour({ neighbour: { slug, name, tint, work }, label, rel }: Props) {
  const title = work.title ?? ''
  return (
    <Neighbour to="work" slug={slug} work={work.slug} rel={rel} label={`${label} ${name}`} name={title} tint={tint} />
  )
}

export const fragment = graphql`
  fragment WorkNeighbour on Artist {
    slug
    name
    tint {
      hue
      strength
    }
  }
  fragment WorkNeighbourTitle on Work {
    slug
    title(language: $language)
  }
`
