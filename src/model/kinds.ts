import type { z } from 'zod'
import { artistSchema } from './artist'
import { eventSchema } from './event'
import { exhibitionSchema } from './exhibition'
import { partnerSchema } from './partner'
import { placeSchema } from './place'
import { textPageSchema } from './text-page'

type Kind = {
  /** The path of the kind's files inside `content/`. */
  pattern: string
  schema: z.ZodType
  /** The content has exactly one file of this kind. */
  single?: true
}

/**
 * Every kind of content file except the translations. The key is the name of the GraphQL type. Validation and the types
 * of GraphQL follow from this table. Names and descriptions of the fields are in src/editors/words/fields.
 */
export const kinds = {
  Exhibition: { pattern: 'exhibition.yaml', schema: exhibitionSchema, single: true },
  Artist: { pattern: 'artists/<name>/artist.yaml', schema: artistSchema },
  Event: { pattern: 'events/<name>.yaml', schema: eventSchema },
  Partner: { pattern: 'partners/<name>.yaml', schema: partnerSchema },
  Place: { pattern: 'places/<name>.yaml', schema: placeSchema },
  TextPage: { pattern: 'pages/<name>.yaml', schema: textPageSchema },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** A valid record of a kind. */
export type RecordOf<Kind extends KindName> = z.infer<(typeof kinds)[Kind]['schema']>

export const kindNames = Object.keys(kinds) as KindName[]

/** The files with the texts of the interface. */
export const translationFiles = /^translations\/([a-z]+)\.yaml$/

const expressions = kindNames.map(
  (kind) => [kind, new RegExp(`^${kinds[kind].pattern.replaceAll('.', '\\.').replace('<name>', '[^/]+')}$`)] as const,
)

/** The kind of a file by its path inside `content/`; undefined for a file that is not a record. */
export const kindOf = (path: string): KindName | undefined =>
  expressions.find(([, expression]) => expression.test(path))?.[0]
