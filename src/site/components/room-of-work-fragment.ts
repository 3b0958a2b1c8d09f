import { graphql } from 'gatsby'

/** The fields of a place that `roomInShort` needs (src/i18n/address.ts). */
export const fragment = graphql`
  fragment RoomOfWork on Place {
    name(language: $language)
    isInVenue
    address {
      street
    }
    within {
      name(language: $language)
      address {
        street
      }
    }
  }
`
