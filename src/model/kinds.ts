import type { z } from 'zod'
import { artistSchema } from './artist'
import { eventSchema } from './event'
import { exhibitionSchema } from './exhibition'
import { partnerSchema } from './partner'
import { placeSchema } from './place'
import { textPageSchema } from './text-page'

type Kind = {
  /** The kind's files, by their path inside `content/`. */
  files: RegExp
  /** The path of such a file, as messages to editors show it. */
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
  Exhibition: {
    files: /^exhibition\.yaml$/,
    pattern: 'exhibition.yaml',
    schema: exhibitionSchema,
    single: true,
  },
  Artist: { files: /^artists\/[^/]+\/artist\.yaml$/, pattern: 'artists/<name>/artist.yaml', schema: artistSchema },
  Event: { files: /^events\/[^/]+\.yaml$/, pattern: 'events/<name>.yaml', schema: eventSchema },
  Partner: { files: /^partners\/[^/]+\.yaml$/, pattern: 'partners/<name>.yaml', schema: partnerSchema },
  Place: { files: /^places\/[^/]+\.yaml$/, pattern: 'places/<name>.yaml', schema: placeSchema },
  TextPage: { files: /^pages\/[^/]+\.yaml$/, pattern: 'pages/<name>.yaml', schema: textPageSchema },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

/** A valid record of a kind. */
export type RecordOf<Kind extends KindName> = z.infer<(typeof kinds)[Kind]['schema']>

export const kindNames = Object.keys(kinds) as KindName[]

/** The files with the texts of the interface. */
export const translationFiles = /^translations\/([a-z]+)\.yaml$/

/** The kind of a file by its path inside `content/`; undefined for a file that is not a record. */
export function kindOf(path: string): KindName | undefined {
  return kindNames.find((name) => kinds[name].files.test(path))
}
