import * as React from 'react'
import { graphql } from 'gatsby'
import { usePage } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { openStreetMap } from './map-links'
import { RouteLink } from './route-link'

type Props = {
  place: Queries.PlaceLinkFragment
  /** The place in words. */
  children: React.ReactNode
}

/**
 * A place that links to where it is on a map: a place in the venue to the contact on the home page, another place to a
 * public map. A place without a position is no link.
 */
export function PlaceLink({ place, children }: Props) {
  const t = useTexts()
  const { template } = usePage()
  const position = place.position ?? place.within?.position
  if (place.isInVenue) {
    const text = (
      <>
        {children} ({t('common:map.here')})
      </>
    )
    return template === 'home' ? (
      <a href="#contact">{text}</a>
    ) : (
      <RouteLink to="home" anchor="contact">
        {text}
      </RouteLink>
    )
  }
  return position ? <a href={openStreetMap(position)}>{children} (OpenStreetMap)</a> : children
}

export const fragment = graphql`
  fragment PlaceLink on Place {
    isInVenue
    position {
      latitude
      longitude
    }
    within {
      position {
        latitude
        longitude
      }
    }
  }
`
