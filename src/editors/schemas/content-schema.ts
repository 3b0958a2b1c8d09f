import { z } from 'zod'
import { inEachLanguage, locales } from '../../i18n/locales'
import type { Collection } from '../../model/fields'
import { kinds, type KindName } from '../../model/kinds'
import { ruleOfMessage, type SchemaRule } from '../../model/schema-rules'

/** One field as a JSON Schema. */
export type FieldSchema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array'
  title?: string
  description?: string
  examples?: unknown[]
  enum?: string[]
  /** What each value of `enum` means; text editors show it beside the value. */
  enumDescriptions?: string[]
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
  maxItems?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  /** The model's own metadata; see `GlobalMeta` in model/fields.ts. */
  reference?: Collection
  image?: boolean
  contentFile?: boolean
  graphql?: string
  /** A text that is a day, a time of day, or both. */
  moment?: Moment
  /** The rule that the pattern belongs to. */
  rule?: SchemaRule
}

export type Moment = 'date' | 'time' | 'datetime'

/** Rules between the fields of a group. The model checks them with functions, which zod cannot convert. */
const eitherOr: Record<string, FieldSchema[]> = {
  EventLeader: [{ required: ['artist'] }, { required: ['name', 'role'] }],
  Place: [{ required: ['within'] }, { required: ['address'] }],
}

/** The fields of a kind of content, with the model's own metadata. */
export function contentSchema(kind: KindName): FieldSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(kinds[kind].schema, {
    target: 'draft-7',
    // Without the ids of the model, zod writes no `$ref`: each field is complete by itself.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      const { id, examples, ...own } = z.globalRegistry.get(zodSchema) ?? {}
      Object.assign(jsonSchema, own, examples ? { examples: inLanguagesOfSite(examples) } : {})
      const { format } = zodSchema._zod.def as { format?: string }
      if (format === 'date' || format === 'time' || format === 'datetime') {
        Object.assign(jsonSchema, { moment: format } satisfies FieldSchema)
      }
      // The model's date-times are local; the pattern that zod writes would accept a Z.
      if (format === 'datetime') jsonSchema.allOf = [{ pattern: '[^Z]$' }]
      // zod writes no pattern for an address. All addresses of the model begin so (model/fields.ts).
      if (format === 'url') jsonSchema.pattern = '^https://'
      const rule = ruleOfPattern(zodSchema)
      if (rule) Object.assign(jsonSchema, { rule } satisfies FieldSchema)
      const alternatives = eitherOr[String(id)]
      if (alternatives) jsonSchema.oneOf = alternatives as typeof jsonSchema.oneOf
    },
  })
  return converted as FieldSchema
}

/** The rule of the only pattern of a text. */
function ruleOfPattern({ _zod: { def } }: z.core.$ZodType): SchemaRule | undefined {
  // A format such as that of an e-mail address is a check itself.
  const all = [def, ...(def.checks ?? []).map((each) => each._zod.def)]
  const [only, ...others] = all.filter((each) => 'check' in each && each.check === 'string_format')
  const message = only?.error?.({ code: 'custom', input: '', path: [], inst: undefined } as never)
  return others.length === 0 && typeof message === 'string' ? ruleOfMessage(message) : undefined
}

/** An example that has a text in several languages; in a language that the model does not know, it is English. */
function inLanguagesOfSite(example: unknown): unknown {
  if (Array.isArray(example)) return example.map(inLanguagesOfSite)
  if (example === null || typeof example !== 'object' || !('en' in example)) return example
  return inEachLanguage((locale) => (example as Record<string, unknown>)[locale] ?? example.en)
}

/** Whether a field is a group with one text for each language. */
export function isLocalized(field: FieldSchema): boolean {
  const names = Object.keys(field.properties ?? {})
  return names.length === locales.length && locales.every((locale) => names.includes(locale))
}

/** Whether a text may have several lines. */
export function isProse(text: FieldSchema): boolean {
  return text.type === 'string' && (text.maxLength ?? 0) > 400
}

/** Whether a text needs quotes in YAML, because it looks like a number or a date without them. */
export function needsQuotes({ type, examples, moment }: FieldSchema): boolean {
  return Boolean(moment) || (type === 'string' && /^[+\d]/.test(String(examples?.[0] ?? '')))
}

/** Every field of a kind by its path, 'Artist.works.title', in the order of the file. A localized text is one field. */
export function fieldsOf(path: string, schema: FieldSchema): { path: string; field: FieldSchema; required: boolean }[] {
  const group = schema.items?.properties ? schema.items : schema
  if (!group.properties || isLocalized(group)) return []
  return Object.entries(group.properties).flatMap(([name, field]) => [
    { path: `${path}.${name}`, field, required: group.required?.includes(name) ?? false },
    ...fieldsOf(`${path}.${name}`, field),
  ])
}
