import type { z } from 'zod'
import type { Locale, Localized } from '../../i18n/locales'
import { type Collection, definitionOf } from '../../model/fields'
import { inAnyLanguage, inLanguage } from '../graphql/field-extensions'

/** A value of the content in one language, as pages query it: what is missing is null. */
export type InLanguage<Value> =
  Value extends Localized<string>
    ? string
    : Value extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : Value extends object
        ? { [Key in keyof Value]-?: Field<Value[Key]> }
        : Value

type Field<Value> = InLanguage<Exclude<Value, undefined>> | (undefined extends Value ? null : never)

/**
 * Reads a value of the content in one language, as GraphQL does for pages: texts with the typography of their language,
 * and in place of the slug of another record that record.
 * @param find returns the record with a slug
 */
export function valueIn(
  language: Locale,
  schema: z.ZodType,
  value: unknown,
  find: (collection: Collection, slug: string) => unknown,
): unknown {
  const { innerType, element, shape } = definitionOf(schema)
  if (innerType) return valueIn(language, innerType, value, find)
  if (value === undefined || value === null) return null
  const { graphql = '', reference } = schema.meta() ?? {}
  if (graphql.includes('@localized')) return inLanguage(value as Localized<string>, language)
  if (graphql.includes('@typeset')) return inAnyLanguage(value as string)
  if (reference) return find(reference, value as string)
  if (element) return (value as unknown[]).map((item) => valueIn(language, element, item, find))
  if (!shape) return value
  const own = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(shape).map(([key, each]) => [key, valueIn(language, each, own[key], find)]))
}
