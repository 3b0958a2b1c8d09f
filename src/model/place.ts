import { z } from 'zod'
import { line, reference, slug } from './fields'
import { localized } from './localized-fields'
import { rule } from './schema-rules'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes that have a name, but are not of a country: unions, Outlying Oceania, pseudo-locales, the unknown region. */
const notCountries = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

const isCountry = (code: string) => regions.of(code) !== undefined && !notCountries.includes(code)

const minutes = (example: number) =>
  z
    .int()
    .min(1)
    .max(600)
    .optional()
    .meta({ examples: [example] })

/** content/places/<slug>.yaml: a building, or a room in one. */
export const placeSchema = z
  .strictObject({
    slug: slug().meta({ examples: ['horni-sal'] }),
    name: localized(line()).meta({ examples: [{ cs: 'Horní sál', en: 'Upper Hall' }] }),
    within: reference('places', 'Place')
      .meta({ reference: 'places', graphql: 'Place @link(by: "slug")' })
      .optional()
      .meta({ examples: ['pristavni-sklad'] }),
    address: z
      .strictObject({
        street: line().meta({ graphql: 'String! @typeset', examples: ['Přístavní 6'] }),
        postalCode: line(12)
          .optional()
          .meta({ examples: ['301 00'] }),
        locality: localized(line()).meta({ examples: [{ cs: 'Plzeň 3', en: 'Pilsen 3' }] }),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, { ...rule('schema/country'), abort: true })
          .refine(isCountry, rule('schema/country'))
          .meta({ graphql: 'String! @country' })
          .optional()
          .meta({ examples: ['CZ'] }),
      })
      .meta({ id: 'PostalAddress' })
      .optional(),
    capacity: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .meta({ examples: [120] }),
    position: z
      .strictObject({
        latitude: z
          .number()
          .min(-90)
          .max(90)
          .meta({ examples: [49.7475] }),
        longitude: z
          .number()
          .min(-180)
          .max(180)
          .meta({ examples: [13.3776] }),
      })
      .meta({ id: 'GeoCoordinates' })
      .optional(),
    way: localized(line(300))
      .meta({ graphql: 'String @localized' })
      .optional()
      .meta({ examples: [{ cs: 'Od vchodu po schodech nahoru.', en: 'Up the stairs from the entrance.' }] }),
    fromVenue: z
      .strictObject({ transit: minutes(18), foot: minutes(35), bicycle: minutes(12) })
      .meta({ id: 'TravelTimes' })
      .optional()
      .meta({ examples: [{ transit: 18, foot: 35 }] }),
  })
  .refine((place) => Boolean(place.within) !== Boolean(place.address), rule('schema/within-or-address'))
  .meta({ id: 'Place' })

export type Place = z.infer<typeof placeSchema>
