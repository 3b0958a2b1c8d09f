import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { menuParts } from '../model/home-anchors'
import { kindNames, kinds } from '../model/kinds'
import { declareFieldExtensions } from './graphql/field-extensions'
import { typeDefinitions } from './graphql/type-definitions'
import { declareInlineDrawing } from './pictures/inline-drawing'
import { declareInk } from './pictures/logo-field'

const otherTypes = [
  // Made from content/translations by on-create-node.ts, in the format that the i18n plugin reads.
  'type Locale implements Node @dontInfer { language: String! ns: String! data: JSON! }',
  // Made by gatsby-transformer-yaml from a translation file. No query reads it.
  'type Translations implements Node @dontInfer { id: ID! }',
  // Made by source-nodes.ts. src/model/tint.ts explains the values of a tint.
  'type Tint implements Node @dontInfer { hue: Int! strength: Int! lightness: Int! }',
  // Computed by create-resolvers.ts.
  'type SpokenLanguage { tag: String! name: String! }',
  'type OpeningRow { label: String! shortLabel: String! hours: String date: String openings: [OpeningHours!]! }',
  `enum HomePart { ${menuParts.join(' ')} }`,
]

/** Declares all types, so that Gatsby infers none of them from the content. */
export function createSchemaCustomization({ actions, cache }: CreateSchemaCustomizationArgs): void {
  declareFieldExtensions(actions)
  const types = kindNames.flatMap((name) => typeDefinitions(name, kinds[name].schema))
  actions.createTypes([...new Set([...types, ...otherTypes])].join('\n'))
  declareInk({ actions, cache })
  declareInlineDrawing({ actions })
}
