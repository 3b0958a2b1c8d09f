import { z } from 'zod'
import { locales } from '../../i18n/locales'
import type { Collection } from '../../model/fields'
import { kinds, type KindName } from '../../model/kinds'
import { fieldWords } from '../words/field-words'

/** What a schema of the model says of one field, as plain data: a JSON Schema without references to other parts. */
export type FieldSchema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'
  title?: string
  description?: string
  examples?: unknown[]
  enum?: string[]
  format?: string
  pattern?: string
  patternErrorMessage?: string
  allOf?: FieldSchema[]
  oneOf?: FieldSchema[]
  properties?: Record<string, FieldSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: FieldSchema
  minItems?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  /** The model's own marks; see `GlobalMeta` in model/fields.ts. */
  reference?: Collection
  image?: boolean
  contentFile?: boolean
  graphql?: string
  /** A text that is a day, a time of day, or both. */
  moment?: Moment
}

export type Moment = 'date' | 'time' | 'datetime'

type Converted = FieldSchema & { $schema?: string; $ref?: string; definitions?: Record<string, Converted> }

/** What holds between fields of a group: the model checks it by a function, which no JSON Schema can show. */
const eitherOr: Record<string, FieldSchema[]> = {
  EventLeader: [{ required: ['artist'] }, { required: ['name', 'role'] }],
  Place: [{ required: ['within'] }, { required: ['address'] }],
}

/** The fields of a kind of content, with their words for editors and the model's own marks. */
export function contentSchema(kind: KindName): FieldSchema {
  const converted = z.toJSONSchema(kinds[kind].schema, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      const { format } = zodSchema._zod.def as { format?: string }
      if (format === 'date' || format === 'time' || format === 'datetime') {
        Object.assign(jsonSchema, { moment: format } satisfies FieldSchema)
      }
      // The model's date with a time knows no zone; its pattern alone would let a Z pass.
      if (format === 'datetime') jsonSchema.allOf = [{ pattern: '[^Z]$' }]
      const alternatives = eitherOr[String(z.globalRegistry.get(zodSchema)?.id)]
      if (alternatives) jsonSchema.oneOf = alternatives as typeof jsonSchema.oneOf
    },
  }) as Converted
  return withWords(kind, inlined(converted, converted.definitions ?? {}))
}

/** Puts every shared part where it is used, so that each field stands for itself. */
function inlined(schema: Converted, definitions: Record<string, Converted>): FieldSchema {
  const { $ref, $schema: _, definitions: __, allOf = [], ...own } = schema
  // zod refers to a part either directly or, beside words of its own, as the single member of `allOf`.
  const referred = [schema, ...allOf].map((each) => (each as Converted).$ref).filter((ref) => ref !== undefined)
  const parts = referred.map((ref) => inlined(definitions[ref.slice('#/definitions/'.length)]!, definitions))
  const rest = allOf.filter((each) => !(each as Converted).$ref)
  const merged: FieldSchema = Object.assign({}, ...parts, own, rest.length > 0 ? { allOf: rest } : {})
  if (merged.items) merged.items = inlined(merged.items, definitions)
  if (merged.properties) {
    merged.properties = Object.fromEntries(
      Object.entries(merged.properties).map(([name, field]) => [name, inlined(field, definitions)]),
    )
  }
  return merged
}

function withWords(path: string, field: FieldSchema): FieldSchema {
  const words = fieldWords[path]
  const titled: FieldSchema = words ? { title: words.en[0], ...field } : { ...field }
  if (field.properties && !isLocalized(field)) {
    titled.properties = Object.fromEntries(
      Object.entries(field.properties).map(([name, child]) => [name, withWords(`${path}.${name}`, child)]),
    )
  }
  if (field.items?.properties) titled.items = withWords(path, field.items)
  return titled
}

/** Whether a field is one text for each language. */
export function isLocalized(field: FieldSchema): boolean {
  const names = Object.keys(field.properties ?? {})
  return names.length === locales.length && locales.every((locale) => names.includes(locale))
}

/** Whether a text may have several lines. */
export function isProse(text: FieldSchema): boolean {
  return text.type === 'string' && (text.maxLength ?? 0) > 400
}

/** Whether a text must stand in quotes, because YAML, or somebody who reads it, would take it for a number or a date. */
export function needsQuotes({ type, examples, moment }: FieldSchema): boolean {
  return Boolean(moment) || (type === 'string' && /^[+\d]/.test(String(examples?.[0] ?? '')))
}

/** Every field of a kind by its path, 'Artist.works.title', in the order of the file; the languages of a text are one. */
export function fieldsOf(path: string, schema: FieldSchema): { path: string; field: FieldSchema; required: boolean }[] {
  const group = schema.items?.properties ? schema.items : schema
  if (!group.properties || isLocalized(group)) return []
  return Object.entries(group.properties).flatMap(([name, field]) => [
    { path: `${path}.${name}`, field, required: group.required?.includes(name) ?? false },
    ...fieldsOf(`${path}.${name}`, field),
  ])
}
