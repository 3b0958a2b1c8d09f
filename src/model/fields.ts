import { z } from 'zod'
import { isLanguageTag } from '../i18n/language-names'
import { rule, type SchemaRule } from './schema-rules'

/** The collections whose records other records can reference by slug, and the kinds of these records. */
export const kindOfCollection = { artists: 'Artist', events: 'Event', partners: 'Partner', places: 'Place' } as const

export type Collection = keyof typeof kindOfCollection

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

type Definition = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string>
  format?: string
}

/** What zod knows of a schema. */
export const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition

/** A group of fields. @param id the name of its type in GraphQL */
export const group = <Fields extends z.ZodRawShape>(id: string, fields: Fields) => z.strictObject(fields).meta({ id })

/** A field that every record has, with an example for editors. */
export const required = <Field extends z.ZodType>(field: Field, example: unknown) => field.meta({ examples: [example] })

/** A field that may be left out, with an example for editors. */
export const optional = <Field extends z.ZodType>(field: Field, example: unknown) =>
  field.optional().meta({ examples: [example] })

/** Yes, or left out. */
export const yes = () => optional(z.boolean(), true)

export const integer = (least: number, most: number) => z.int().min(least).max(most)

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

/** The slugs that a record had before. */
export const formerSlugs = (example: string, each = slug()) => optional(z.array(each).min(1), [example])

/** The slug of another record. */
export const reference = (collection: Collection) =>
  z.string().meta({ reference: collection, graphql: `${kindOfCollection[collection]}! @link(by: "slug")` })

/** The address of a page on another site. */
export const address = () =>
  z
    .url({ protocol: /^https$/, abort: true, ...rule('schema/https') })
    // Browsers read an address with one slash as a page of the site itself.
    .refine((text) => text.startsWith('https://'), rule('schema/https'))

export const email = () => z.email(rule('schema/email'))

/** The tag of a language (BCP 47). */
export const languageTag = () => z.string().refine(isLanguageTag, rule('schema/language-tag'))

/** The name of a file in the same folder. */
const fileName = (pattern: RegExp, broken: SchemaRule) =>
  z.string().regex(pattern, rule(broken)).meta({ image: true, graphql: 'File! @fileByRelativePath' })

/** The file name of a picture in the same folder. */
export const image = () => fileName(/^[^/\\]+\.(jpe?g|png|webp)$/, 'schema/image-name')

/** The file name of a vector drawing in the same folder. */
export const drawing = () => fileName(/^[^/\\]+\.svg$/, 'schema/drawing-name')

/** A calendar date, "2031-09-04". */
export const day = () => z.iso.date(rule('schema/day'))

/** A local date and time in the time zone of the exhibition, "2031-09-04T10:30". */
export const dateTime = () =>
  z.iso
    .datetime({ local: true, precision: -1, ...rule('schema/date-time'), abort: true })
    .refine((text) => !text.endsWith('Z'), rule('schema/date-time'))

/** A time of day, "10:30". */
export const time = () => z.iso.time({ precision: -1, ...rule('schema/time') })

/**
 * Whether a text is the IANA name of a time zone. Intl.supportedValuesOf lists each zone by one name only, which may be an
 * old one, such as Europe/Kiev. An abbreviation such as CET or EST says little to an editor in summer.
 */
function isTimeZone(zone: string): boolean {
  if (zone !== 'UTC' && !zone.includes('/')) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

export const timeZone = () => z.string().refine(isTimeZone, rule('schema/time-zone'))
