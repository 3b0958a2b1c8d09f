import { z } from 'zod'
import { rule } from './schema-rules'

/** Collections whose records other records can reference by slug. */
export type Collection = 'artists' | 'events' | 'partners' | 'places'

declare module 'zod' {
  interface GlobalMeta {
    /** The GraphQL type of the field, if it does not follow from the schema. */
    graphql?: string
    /** The value is the slug of a record of this collection. */
    reference?: Collection
    /** The value is the file name of a picture in the same folder. */
    image?: boolean
    /** The value is the path of a file in the folder `files`, which is its path on the site. */
    contentFile?: boolean
  }
}

/** A text of one line. */
export const line = (max = 160) =>
  z
    .string()
    .regex(/\S/, rule('schema/empty'))
    .max(max)
    .regex(/^[^\n]*$/, rule('schema/one-line'))

/** A text of paragraphs, separated by blank lines. */
export const prose = (max = 2400) => z.string().regex(/\S/, rule('schema/empty')).max(max)

/** The last part of an address: lower-case letters without diacritics, digits, single hyphens. */
export const slug = () => z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('schema/slug'))

/** The slug of another record. */
export const reference = (collection: Collection, type: string) =>
  z.string().meta({ reference: collection, graphql: `${type}! @link(by: "slug")` })

/** The address of a page on another site. */
export const address = () => z.url({ protocol: /^https$/, ...rule('schema/https') })

/** The file name of a picture in the same folder. */
export const image = () =>
  z
    .string()
    .regex(/^[^/\\]+\.(jpe?g|png|webp)$/, rule('schema/image-name'))
    .meta({ image: true, graphql: 'File! @fileByRelativePath' })

/** The file name of a vector drawing in the same folder. */
export const drawing = () =>
  z
    .string()
    .regex(/^[^/\\]+\.svg$/, rule('schema/drawing-name'))
    .meta({ image: true, graphql: 'File! @fileByRelativePath' })

/** A calendar date, "2031-09-04". */
export const day = () => z.iso.date(rule('schema/day'))

/** A local date and time in the time zone of the exhibition, "2031-09-04T10:30". */
export const dateTime = () =>
  z.iso
    .datetime({ local: true, precision: -1, ...rule('schema/date-time'), abort: true })
    .refine((text) => !text.endsWith('Z'), rule('schema/date-time'))

/** A time of day, "10:30". */
export const time = () => z.iso.time({ precision: -1, ...rule('schema/time') })
