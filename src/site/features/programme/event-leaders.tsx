import * as React from 'react'
import { graphql } from 'gatsby'
import { RouteLink } from '../../components/route-link'

type Props = { ledBy: readonly Queries.EventLeadersFragment[] }

/** Who leads an event: artists with a link to their pages, others with their role. */
export function EventLeaders({ ledBy }: Props) {
  return ledBy.map(({ artist, name, role }, index) => (
    <React.Fragment key={artist?.slug ?? name}>
      {index > 0 && ', '}
      {artist ? (
        <RouteLink to="artist" slug={artist.slug}>
          {artist.name}
        </RouteLink>
      ) : (
        `${name} (${role})`
      )}
    </React.Fragment>
  ))
}

export const fragment = graphql`
  fragment EventLeaders on EventLeader {
    name
    role(language: $language)
    artist {
      slug
      name
    }
  }
`
