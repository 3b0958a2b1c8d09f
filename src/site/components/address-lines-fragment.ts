import { graphql } from 'gatsby'

/** The fields of an address that `addressLines` needs (src/i18n/address.ts). */
export const fragment = graphql`
  fragment AddressLines on PostalAddress {
    street
    postalCode
    locality(language: $language)
    country(language: $language)
    countryCode: country
  }
`
