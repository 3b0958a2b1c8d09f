type Address = {
  readonly street: string
  readonly postalCode?: string | null
  readonly locality: string
  /** The country's name in the language of the page. */
  readonly country?: string | null
  readonly countryCode?: string | null
}

/** Where the postal code stands after the town: 'London EC1A 1BB'. Elsewhere it stands before it, or there is none. */
const codeAfterTown = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'SG', 'US']

/** The lines of a postal address: the street, the town with its postal code, the country where it is given. */
export function addressLines({ street, postalCode, locality, country, countryCode }: Address): string[] {
  const town = codeAfterTown.includes(countryCode ?? '') ? [locality, postalCode] : [postalCode, locality]
  return [street, town.filter(Boolean).join(' '), country].filter((line) => typeof line === 'string')
}
