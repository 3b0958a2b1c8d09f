type Address = {
  readonly street: string
  readonly postalCode?: string | null
  readonly locality: string
  /** The country's name in the language of the page. */
  readonly country?: string | null
  readonly countryCode?: string | null
}

/** Countries that write the postal code after the town: 'London EC1A 1BB'. The others write it before the town. */
const codeAfterTown = ['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'SG', 'US']

/**
 * The lines of a postal address: the street, the town with its postal code, and the country if it is given. The postal code
 * stays with the town, also where the lines become one.
 */
export function addressLines({ street, postalCode, locality, country, countryCode }: Address): string[] {
  const code = postalCode?.replaceAll(' ', '\u00a0')
  const town = codeAfterTown.includes(countryCode ?? '') ? [locality, code] : [code, locality]
  return [street, town.filter(Boolean).join('\u00a0'), country].filter((line) => typeof line === 'string')
}

type Place = {
  readonly name: string
  readonly address?: Address | null
  /** The building of a room. */
  readonly within?: Place | null
}

/** The lines of a place: its name, then the lines of its building if it is a room, or its postal address if it has one. */
export function placeLines({ name, address, within }: Place): string[] {
  if (within) return [name, ...placeLines(within)]
  return [name, ...(address ? addressLines(address) : [])]
}

type ShortPlace<Address> = {
  readonly name: string
  readonly isInVenue: boolean
  readonly address?: Address | null
  readonly within?: { readonly name: string; readonly address?: Address | null } | null
}

/** Where a work hangs, in a line: a room of the venue has its name only, another place its building and its street too. */
export const roomInShort = ({ name, isInVenue, address, within }: ShortPlace<{ readonly street: string }>): string =>
  isInVenue ? name : [name, within?.name, (address ?? within?.address)?.street].filter(Boolean).join(', ')

type PlaceInShort = ShortPlace<Pick<Address, 'street' | 'locality'>>

/** A place in a line: its name, and what `partsAfterName` says of it. */
export const placeInShort = (place: PlaceInShort): string => [place.name, ...partsAfterName(place)].join(', ')

/**
 * What a line says of a place after its name: of a room of the venue nothing, of the venue its street, and of another
 * place its building, its street and its town with the district.
 */
export function partsAfterName({ isInVenue, within, address }: PlaceInShort): string[] {
  const { street, locality } = address ?? within?.address ?? {}
  const parts = isInVenue ? [address?.street] : [within?.name, street, locality]
  return parts.filter((part) => typeof part === 'string')
}
