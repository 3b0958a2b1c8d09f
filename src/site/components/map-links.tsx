import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../i18n/texts'
import { openStreetMap, routeOnFoot, type Position } from './map-addresses'
import * as styles from './map-links.module.css'

type Props = {
  position: Position
  /** The name of the place. */
  name: string
  /** The id of the element that names the list. */
  labelledBy: string
}

/**
 * Links to a place on public maps. A phone opens them in the app of the map if it is installed. `geo:` links would leave
 * the choice to the phone, but only Android supports them.
 */
export function MapLinks({ position, name, labelledBy }: Props) {
  return (
    <ul className={styles.links} aria-labelledby={labelledBy}>
      {addressesOn(position, name).map(([map, href]) => (
        <li key={map}>
          <a href={href}>{map}</a>
        </li>
      ))}
    </ul>
  )
}

/** The main link to a place: the way there on foot. */
export function WalkLink({ position, name }: Omit<Props, 'labelledBy'>) {
  const t = useTexts()
  return (
    <a className={styles.walk} href={routeOnFoot(position)}>
      {t('common:map.walk', { place: name })}
    </a>
  )
}

/** A place on the map: where it is itself, or its building. */
export const positionOf = ({ position, within }: Queries.WayFragment): Position | undefined =>
  position ?? within?.position ?? undefined

/** The way to a place, and the place on public maps. Nothing for a place that is on no map. */
export function Way({ place }: { place: Queries.WayFragment }) {
  const t = useTexts()
  const id = React.useId()
  const position = positionOf(place)
  const { name } = place.within ?? place
  if (!position) return null
  return (
    <>
      <WalkLink position={position} name={name} />
      <span id={id} className={styles.label}>
        {t('common:map.open')}
      </span>
      <MapLinks position={position} name={name} labelledBy={id} />
    </>
  )
}

function addressesOn(position: Position, name: string): [map: string, href: string][] {
  const { latitude, longitude } = position
  const place = `${latitude},${longitude}`
  return [
    ['OpenStreetMap', openStreetMap(position)],
    ['Mapy.com', `https://mapy.com/fnc/v1/showmap?center=${longitude},${latitude}&zoom=17&marker=true`],
    ['Google', `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`],
    ['Apple', `https://maps.apple.com/?ll=${place}&q=${encodeURIComponent(name)}`],
  ]
}

export const fragment = graphql`
  fragment Way on Place {
    name(language: $language)
    position {
      latitude
      longitude
    }
    within {
      name(language: $language)
      position {
        latitude
        longitude
      }
    }
  }
`
