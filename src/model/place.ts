import { z } from 'zod'
import { group, integer, line, optional, reference, required, slug } from './fields'
import { localized } from './localized-fields'
import { rule } from './schema-rules'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes that have a name, but are not of a country: unions, Outlying Oceania, pseudo-locales, the unknown region. */
const notCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

const isCountry = (code: string) => regions.of(code) !== undefined && !notCountries.includes(code)

const minutes = (example: number) => optional(integer(1, 600), example)

/** content/places/<slug>.yaml: a building, or a room in one. */
export const placeSchema = z
  .strictObject({
    slug: required(slug(), 'horni-sal'),
    name: required(localized(line()), { cs: 'Horní sál', en: 'Upper Hall' }),
    within: optional(reference('places'), 'pristavni-sklad'),
    address: group('PostalAddress', {
      street: line().meta({ graphql: 'String! @typeset', examples: ['Přístavní 6'] }),
      postalCode: optional(line(12), '301 00'),
      locality: required(localized(line()), { cs: 'Plzeň 3', en: 'Pilsen 3' }),
      country: optional(
        z
          .string()
          .regex(/^[A-Z]{2}$/, { ...rule('schema/country'), abort: true })
          .refine(isCountry, rule('schema/country'))
          .meta({ graphql: 'String! @country' }),
        'CZ',
      ),
    }).optional(),
    capacity: optional(integer(1, 100_000), 120),
    position: group('GeoCoordinates', {
      latitude: required(z.number().min(-90).max(90), 49.7475),
      longitude: required(z.number().min(-180).max(180), 13.3776),
    }).optional(),
    way: optional(localized(line(300)), {
      cs: 'Od vchodu po schodech nahoru.',
      en: 'Up the stairs from the entrance.',
    }),
    fromVenue: optional(group('TravelTimes', { transit: minutes(18), foot: minutes(35), bicycle: minutes(12) }), {
      transit: 18,
      foot: 35,
    }),
  })
  .refine((place) => Boolean(place.within) !== Boolean(place.address), rule('schema/within-or-address'))
  .meta({ id: 'Place' })

export type Place = z.infer<typeof placeSchema>
