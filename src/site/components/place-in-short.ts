import { graphql } from 'gatsby'
import { partsAfterName } from '../../i18n/address'
import type { GetText } from '../../i18n/keys'

/**
 * The parts of a line about a place: its name, where it is, and how long it takes from the venue if the content
 * says so: by public transport, or on foot where that is not slower, or else by bicycle.
 */
export function partsOfPlace(place: Queries.PlaceInShortFragment, t: GetText): [name: string, ...others: string[]] {
  const time = timeFromVenue(place, t)
  return [place.name, ...partsAfterName(place), ...(time === undefined ? [] : [time])]
}

function timeFromVenue({ fromVenue, within }: Queries.PlaceInShortFragment, t: GetText): string | undefined {
  const { transit, foot, bicycle } = fromVenue ?? within?.fromVenue ?? {}
  if (foot && foot <= (transit ?? foot)) return t('programme:travel.foot', { minutes: foot })
  if (transit) return t('programme:travel.transit', { minutes: transit })
  return bicycle ? t('programme:travel.bicycle', { minutes: bicycle }) : undefined
}

export const fragment = graphql`
  fragment PlaceInShort on Place {
    name(language: $language)
    isInVenue
    address {
      street
      locality(language: $language)
    }
    fromVenue {
      ...TravelTimes
    }
    within {
      name(language: $language)
      address {
        street
        locality(language: $language)
      }
      fromVenue {
        ...TravelTimes
      }
    }
  }
  fragment PlaceLines on Place {
    name(language: $language)
    address {
      ...AddressLines
    }
    within {
      name(language: $language)
      address {
        ...AddressLines
      }
    }
  }
  fragment AddressLines on PostalAddress {
    street
    postalCode
    locality(language: $language)
    country(language: $language)
    countryCode: country
  }
  fragment TravelTimes on TravelTimes {
    transit
    foot
    bicycle
  }
`
