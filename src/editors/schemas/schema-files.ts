import { kindNames, kinds } from '../../model/kinds'
import { locales } from '../../i18n/locales'
import { contentSchema, type FieldSchema, fieldsOf, isLocalized, needsQuotes } from './content-schema'
import { fieldWords } from '../words/field-words'

/** A file that is written from the model: its path inside the project, and its text. */
export type GeneratedFile = { path: string; text: string }

const draft = 'http://json-schema.org/draft-07/schema#'

/** 'TextPage' → 'text-page.schema.json', in content/schemas. */
export const schemaName = (kind: string) => `${kind.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.schema.json`

/** The JSON Schemas of all content files, for completion and hovering in an editor. */
export function schemaFiles(): GeneratedFile[] {
  const ofKinds = kindNames.map((kind) => ({
    name: kind as string,
    schema: { title: kinds[kind].pattern, ...published(kind, contentSchema(kind)) },
  }))
  return [...ofKinds, { name: 'translations', schema: translations }].map(({ name, schema }) => ({
    path: `content/schemas/${schemaName(name)}`,
    text: `${JSON.stringify({ $schema: draft, ...schema }, null, 2)}\n`,
  }))
}

/** A schema as an editor's program reads it: in both languages, without the model's own marks. */
function published(path: string, schema: FieldSchema): FieldSchema {
  const { reference: _, image: __, contentFile: ___, graphql: ____, moment: _____, ...shown } = schema
  const words = fieldWords[path]
  const [inQuotes, vUvozovkach] = needsQuotes(schema) ? [' In quotes.', ' V uvozovkách.'] : ['', '']
  if (shown.description && words) shown.description += `${inQuotes}\n\n${words.cs[1]}${vUvozovkach}`
  const example = shown.examples?.[0]
  const hint = typeof example === 'string' ? { patternErrorMessage: `Write it like / Pište to jako: ${example}` } : {}
  if (shown.pattern) Object.assign(shown, hint)
  if (shown.allOf) shown.allOf = shown.allOf.map((each) => ({ ...each, ...hint }))
  if (shown.properties) {
    const localized = isLocalized(shown)
    shown.properties = Object.fromEntries(
      Object.entries(shown.properties).map(([name, field]) => [
        name,
        published(`${path}.${name}`, localized ? inLanguage(shown, name, field) : field),
      ]),
    )
  }
  // The entries of a list have the list's own path; its words stand at the list.
  if (shown.items) shown.items = published(path, { ...shown.items, description: undefined })
  return shown
}

/** A text in one language says what the whole field says, with the example in that language. */
function inLanguage(field: FieldSchema, locale: string, text: FieldSchema): FieldSchema {
  const { title, description, examples = [] } = field
  const first = examples[0] as Record<string, string> | undefined
  return { title: `${title} (${locale})`, description, ...text, ...(first && { examples: [first[locale]] }) }
}

/** The texts of the interface: keys in any depth, whose leaves are texts in every language. */
const translations = {
  title: 'translations/<name>.yaml',
  description: 'Words of the interface. / Slova rozhraní.',
  $ref: '#/definitions/tree',
  definitions: {
    tree: {
      type: 'object',
      additionalProperties: { anyOf: [{ $ref: '#/definitions/text' }, { $ref: '#/definitions/tree' }] },
      propertyNames: { not: { enum: [...locales] } },
    },
    text: {
      type: 'object',
      description: 'One text in each language of the site. / Jeden text v každém jazyce webu.',
      properties: Object.fromEntries(locales.map((locale) => [locale, { type: 'string', pattern: '\\S' }])),
      required: [...locales],
      additionalProperties: false,
      examples: [{ cs: 'Umělci', en: 'Artists' }],
    },
  },
}

/** The fields of the model for which an editor would find no words. */
export function fieldsWithoutWords(): string[] {
  return kindNames.flatMap((kind) =>
    fieldsOf(kind, contentSchema(kind))
      .filter(({ path, field }) => !field.description || !fieldWords[path] || (needsExample(field) && !field.examples))
      .map(({ path }) => path),
  )
}

/** A group or a list of groups is explained by its fields; whatever else an editor writes has an example. */
const needsExample = (field: FieldSchema) => {
  const group = field.items ?? field
  return !group.properties || isLocalized(group)
}
