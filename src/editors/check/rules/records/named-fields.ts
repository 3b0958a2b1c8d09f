import type { z } from 'zod'
import { kinds } from '../../../../model/kinds'
import type { ContentFile } from '../../engine/content-folder'
import type { Path } from '../../read/parse-yaml'
import { defOf, schemaAt } from '../schema/keys-of-schema'

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

/** Whether a field that names something is among what is unknown of a file. @param isOne whether it is such a field */
export function mayName({ kind, gaps }: ContentFile, isOne: (meta: z.core.GlobalMeta) => boolean): boolean {
  const schema = kind && kinds[kind].schema
  return gaps.some((gap) => hasField(schemaAt(schema, gap), isOne))
}

function hasField(schema: z.ZodType | undefined, isOne: (meta: z.core.GlobalMeta) => boolean): boolean {
  if (!schema) return false
  const { innerType, element, shape = {} } = defOf(schema)
  return (
    isOne(schema.meta() ?? {}) || [innerType, element, ...Object.values(shape)].some((each) => hasField(each, isOne))
  )
}
