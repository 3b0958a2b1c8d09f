import { graphql } from 'gatsby'
import { placeInShort } from '../../i18n/address'
import type { GetText } from '../../i18n/keys'

/**
 * A place in a line, which begins with its name, and how long it takes from the venue if the content says so: by public
 * transport, or on foot where that is not slower, or else by bicycle.
 */
export function placeWithTime(place: Queries.PlaceInShortFragment, t: GetText): string {
  return [placeInShort(place), timeFromVenue(place, t)].filter(Boolean).join(', ')
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
