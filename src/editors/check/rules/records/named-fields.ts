import type { z } from 'zod'
import type { Path } from '../../read/parse-yaml'
import { defOf } from '../schema/keys-of-schema'

export type NamedField = { path: Path; meta: z.core.GlobalMeta; value: string }

/** The fields that name a record or a file, by what the schema says of them. The record need not be valid. */
export function namedFields(schema: z.ZodType, value: unknown, path: Path = []): NamedField[] {
  const meta = schema.meta() ?? {}
  const { innerType, element, shape } = defOf(schema)
  if (typeof value === 'string' && innerType && !meta.reference) return namedFields(innerType, value, path)
  if (typeof value === 'string') return meta.reference || meta.image || meta.contentFile ? [{ path, meta, value }] : []
  if (innerType) return namedFields(innerType, value, path)
  if (Array.isArray(value)) {
    return element ? value.flatMap((item, index) => namedFields(element, item, [...path, index])) : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(shape ?? {}).flatMap(([key, child]) =>
    namedFields(child, (value as Record<string, unknown>)[key], [...path, key]),
  )
}
