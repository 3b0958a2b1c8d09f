import { z } from 'zod'
import { line, localized, reference, slug } from './fields'

/** content/places/<slug>.yaml: a building, or a room in one. */
export const placeSchema = z
  .strictObject({
    slug: slug(),
    name: localized(line()),
    within: reference('places', 'Place')
      .meta({ reference: 'places', graphql: 'Place @link(by: "slug")' })
      .optional()
      .describe('The building that the room is in; a place has either this or an address.'),
    address: z
      .strictObject({
        street: line().meta({ graphql: 'String! @typeset' }),
        postalCode: z.string().regex(/^\d{3} \d{2}$/, { error: 'postal-code' }),
        locality: localized(line()),
      })
      .meta({ id: 'PostalAddress' })
      .optional(),
    position: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .meta({ id: 'GeoCoordinates' })
      .optional()
      .describe('Decimal degrees, WGS 84.'),
  })
  .refine((place) => Boolean(place.within) !== Boolean(place.address), { error: 'within-or-address' })
  .meta({ id: 'Place' })

export type Place = z.infer<typeof placeSchema>
