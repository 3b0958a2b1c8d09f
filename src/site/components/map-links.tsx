import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../i18n/texts'
import { travelModes, type TravelMode } from '../../model/choices'
import { directionsTo, placeOnMaps, type Position } from './map-addresses'
import * as styles from './map-links.module.css'

type Props = {
  place: Queries.WayFragment
  /** The ways of travelling; all, unless the place is shown beside something else. */
  modes?: readonly TravelMode[]
}

/** A place on the map: where it is itself, or its building. */
export const positionOf = ({ position, within }: Queries.WayFragment): Position | undefined =>
  position ?? within?.position ?? undefined

/**
 * The ways to a place by public transport, on foot and by bicycle, and the place itself, each with links to public maps.
 * A phone opens them in the app of the map if it is installed. `geo:` links would leave the choice to the phone, but only
 * Android supports them, and they know no ways. Nothing for a place that is on no map.
 */
export function Way({ place, modes = travelModes }: Props) {
  const t = useTexts()
  const id = React.useId()
  const position = positionOf(place)
  if (!position) return null
  const { name } = place.within ?? place
  const times = place.fromVenue ?? place.within?.fromVenue
  return (
    <div className={`notPrinted ${styles.maps}`}>
      <p id={id} className={`untilEnd ${styles.heading}`}>
        {t('programme:ways.to', { place: name })}
      </p>
      {modes.map((mode) => (
        <Row
          key={mode}
          of={id}
          id={mode}
          label={times?.[mode] ? t(`programme:travel.${mode}`, { minutes: times[mode] }) : t(`programme:ways.${mode}`)}
          links={directionsTo(position, mode)}
        />
      ))}
      <Row of={id} id="map" label={t('programme:ways.map')} links={placeOnMaps(position, name)} />
    </div>
  )
}

type RowProps = {
  /** The id of the heading. */
  of: string
  id: TravelMode | 'map'
  label: string
  links: [map: string, href: string][]
}

function Row({ of, id, label, links }: RowProps) {
  return (
    <div className={id === 'map' ? styles.row : `untilEnd ${styles.row}`}>
      <p id={`${of}-${id}`}>{label}</p>
      <ul className={styles.links} aria-labelledby={`${of} ${of}-${id}`}>
        {links.map(([map, href]) => (
          <li key={map}>
            <a href={href}>{map}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const fragment = graphql`
  fragment Way on Place {
    name(language: $language)
    position {
      latitude
      longitude
    }
    fromVenue {
      ...TravelTimes
    }
    within {
      name(language: $language)
      position {
        latitude
        longitude
      }
      fromVenue {
        ...TravelTimes
      }
    }
  }
`
