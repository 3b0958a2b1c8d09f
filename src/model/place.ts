import { z } from 'zod'
import { line, localized, reference, slug } from './fields'
import { rule } from './schema-rules'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** content/places/<slug>.yaml: a building, or a room in one. */
export const placeSchema = z
  .strictObject({
    slug: slug().meta({ description: 'What other files call the place.', examples: ['horni-sal'] }),
    name: localized(line()).meta({
      description: 'What the place is called.',
      examples: [{ cs: 'Horní sál', en: 'Upper Hall' }],
    }),
    within: reference('places', 'Place')
      .meta({ reference: 'places', graphql: 'Place @link(by: "slug")' })
      .optional()
      .meta({
        description: 'The building that the room is in; a place has either this or an address.',
        examples: ['pristavni-sklad'],
      }),
    address: z
      .strictObject({
        street: line().meta({
          graphql: 'String! @typeset',
          description: 'Street and number.',
          examples: ['Přístavní 6'],
        }),
        postalCode: line(12)
          .optional()
          .meta({ description: 'As that country writes it.', examples: ['110 00'] }),
        locality: localized(line()).meta({
          description: 'The town, with its district.',
          examples: [{ cs: 'Praha 1', en: 'Prague 1' }],
        }),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, { ...rule('schema/country'), abort: true })
          .refine((code) => countries.of(code) !== undefined, rule('schema/country'))
          .meta({ graphql: 'String! @country' })
          .optional()
          .meta({
            description: 'Its code of two letters (ISO 3166); shown as a name where it is written.',
            examples: ['CZ'],
          }),
      })
      .meta({ id: 'PostalAddress' })
      .optional()
      .describe('The address of a building; a room has “within” instead.'),
    capacity: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .meta({
        description: 'How many people the room holds; an event there should not have more places.',
        examples: [120],
      }),
    position: z
      .strictObject({
        latitude: z
          .number()
          .min(-90)
          .max(90)
          .meta({ description: 'North is positive.', examples: [50.0885] }),
        longitude: z
          .number()
          .min(-180)
          .max(180)
          .meta({ description: 'East is positive.', examples: [14.4208] }),
      })
      .meta({ id: 'GeoCoordinates' })
      .optional()
      .describe('Where it is on a map: decimal degrees, WGS 84.'),
  })
  .refine((place) => Boolean(place.within) !== Boolean(place.address), rule('schema/within-or-address'))
  .meta({ id: 'Place' })

export type Place = z.infer<typeof placeSchema>
