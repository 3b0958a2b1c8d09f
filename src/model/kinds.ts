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
  /** How an editor is told where such a file belongs. */
  pattern: string
  schema: z.ZodType
  /** A kind with a single file: it must be there. */
  single?: true
}

/**
 * Every kind of content file but the translations. The key is the kind's type in GraphQL;
 * validation, GraphQL types and the nodes' types all follow from this table.
 */
export const kinds = {
  Exhibition: {
    files: /^exhibition\.yaml$/,
    pattern: 'exhibition.yaml',
    schema: exhibitionSchema,
    single: true,
  },
  Artist: { files: /^artists\/[^/]+\/artist\.yaml$/, pattern: 'artists/<slug>/artist.yaml', schema: artistSchema },
  Event: { files: /^events\/[^/]+\.yaml$/, pattern: 'events/<slug>.yaml', schema: eventSchema },
  Partner: { files: /^partners\/[^/]+\.yaml$/, pattern: 'partners/<slug>.yaml', schema: partnerSchema },
  Place: { files: /^places\/[^/]+\.yaml$/, pattern: 'places/<slug>.yaml', schema: placeSchema },
  TextPage: { files: /^pages\/[^/]+\.yaml$/, pattern: 'pages/<slug>.yaml', schema: textPageSchema },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

export const kindNames = Object.keys(kinds) as KindName[]

/** The texts of the interface; a tree of keys whose leaves are texts in every language. */
export const translationFiles = /^translations\/([a-z]+)\.yaml$/

/** The kind of a file by its path inside `content/`; undefined for a file of no kind. */
export function kindOf(path: string): KindName | undefined {
  return kindNames.find((name) => kinds[name].files.test(path))
}
