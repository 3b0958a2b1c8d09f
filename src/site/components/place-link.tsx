import * as React from 'react'
import { graphql } from 'gatsby'
import { usePage } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { openStreetMap } from './map-addresses'
import * as styles from './place-link.module.css'
import { RouteLink } from './route-link'

/** The name of the map is of no use on paper. */
const onScreen = `notPrinted ${styles.map}`

type Props = {
  place: Queries.PlaceLinkFragment
  /** The place in words. */
  children: React.ReactNode
}

/**
 * A place that links to where it is on a map: a room on a floor of the venue to the plan, another place in the venue to
 * the contact on the home page, and a place elsewhere to a public map. A place that is on no map is no link.
 */
export function PlaceLink({ place, children }: Props) {
  const t = useTexts()
  const { template } = usePage()
  const position = place.position ?? place.within?.position
  if (place.floor) {
    return (
      <RouteLink to="rooms" anchor={place.slug}>
        {children}, {place.floor.name} <span className={onScreen}>({t('common:map.plan')})</span>
      </RouteLink>
    )
  }
  if (!place.isOnMapOfContact && !position) return children
  const text = (
    <>
      {children} <span className={onScreen}>({place.isOnMapOfContact ? t('common:map.here') : 'OpenStreetMap'})</span>
    </>
  )
  if (!place.isOnMapOfContact && position) return <a href={openStreetMap(position)}>{text}</a>
  return template === 'home' ? (
    <a href="#contact">{text}</a>
  ) : (
    <RouteLink to="home" anchor="contact">
      {text}
    </RouteLink>
  )
}

export const fragment = graphql`
  fragment PlaceLink on Place {
    slug
    floor {
      name(language: $language)
    }
    isOnMapOfContact
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
