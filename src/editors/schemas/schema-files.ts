import { kindNames, kinds } from '../../model/kinds'
import { capital } from '../../i18n/capital'
import { locales } from '../../i18n/locales'
import { contentSchema, type FieldSchema, isLocalized, needsQuotes } from './content-schema'
import { choiceName } from '../words/choices'
import { fieldDescription, fieldName } from '../words/fields'
import { referenceWords } from '../words/reference'
import { schemaWords } from '../words/schemas'
import { type MessageLanguage, messageLanguages } from '../words/message-language'

/** A generated file: its path, and its text. */
export type GeneratedFile = { path: string; text: string }

const draft = 'http://json-schema.org/draft-07/schema#'

/** 'TextPage' → 'text-page.schema.json' */
export const schemaName = (kind: string) => `${kind.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.schema.json`

/** The JSON Schemas of all content files, by their paths in the folder of content. Text editors use them for completion and for help on hover. */
export function schemaFiles(): GeneratedFile[] {
  const ofKinds = kindNames.map((kind) => ({
    name: kind as string,
    schema: { title: kinds[kind].pattern, ...published(kind, contentSchema(kind)) },
  }))
  return [...ofKinds, { name: 'translations', schema: translations }].map(({ name, schema }) => ({
    path: `schemas/${schemaName(name)}`,
    text: `${JSON.stringify({ $schema: draft, ...schema }, null, 2)}\n`,
  }))
}

/** A schema as text editors read it: described in every language of messages, without the model's own metadata. */
function published(path: string, schema: FieldSchema, isItem = false): FieldSchema {
  const { reference: _, image: __, contentFile: ___, graphql: ____, moment: _____, rule: ______, ...own } = schema
  const name = fieldName(path, 'en')
  const shown: FieldSchema = {
    ...(name && (!isItem || own.properties !== undefined) && { title: capital(name) }),
    ...own,
    // The entries of a list have the path of the list, and the description is at the list.
    ...(name && !isItem && { description: descriptionOf(path, schema) }),
  }
  const example = shown.examples?.[0]
  const hint =
    typeof example === 'string'
      ? { patternErrorMessage: `${inAll((language) => schemaWords.writeLike[language])}: ${example}` }
      : {}
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
  if (shown.enum)
    shown.enumDescriptions = shown.enum.map((value) => inAll((language) => choiceName(path, value, language)))
  if (shown.items) shown.items = published(path, shown.items, true)
  return shown
}

function descriptionOf(path: string, field: FieldSchema): string {
  const named = field.reference ?? field.items?.reference
  const sentences = (language: MessageLanguage) => [
    fieldDescription(path, language),
    ...(needsQuotes(field) ? [schemaWords.inQuotes[language]] : []),
    ...(named ? [`${capital(referenceWords[language].of[named])}.`] : []),
  ]
  return inAll((language) => sentences(language).join(' '), '\n\n')
}

/** A text in every language of messages, English first. */
function inAll(text: (language: MessageLanguage) => string, separator = ' / '): string {
  return messageLanguages.toReversed().map(text).join(separator)
}

/** A text in one language has the description of the whole field, and the example in its language. */
function inLanguage(field: FieldSchema, locale: string, text: FieldSchema): FieldSchema {
  const { title, description, examples = [] } = field
  const first = examples[0] as Record<string, string> | undefined
  return { title: `${title} (${locale})`, description, ...text, ...(first && { examples: [first[locale]] }) }
}

/** The texts of the interface: nested groups of keys. Each leaf is a text in every language. */
const translations = {
  title: 'translations/<name>.yaml',
  description: inAll((language) => schemaWords.translations[language]),
  $ref: '#/definitions/tree',
  definitions: {
    tree: {
      type: 'object',
      additionalProperties: { anyOf: [{ $ref: '#/definitions/text' }, { $ref: '#/definitions/tree' }] },
      propertyNames: { not: { enum: [...locales] } },
    },
    text: {
      type: 'object',
      description: inAll((language) => schemaWords.text[language]),
      properties: Object.fromEntries(locales.map((locale) => [locale, { type: 'string', pattern: '\\S' }])),
      required: [...locales],
      additionalProperties: false,
    },
  },
}
