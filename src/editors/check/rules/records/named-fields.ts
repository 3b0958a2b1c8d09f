import type { z } from 'zod'
import { definitionOf } from '../../../../model/fields'
import { kinds } from '../../../../model/kinds'
import type { Path } from '../../base/path'
import type { ContentFile, KindFile } from '../../read/content'
import { schemaAt } from '../schema/keys-of-schema'

type NamedField = { path: Path; meta: z.core.GlobalMeta; value: string }

/** Several rules ask for the same fields, and to ask zod for each field is slow. */
const known = new WeakMap<KindFile, readonly NamedField[]>()

/** The fields that name a record or a file, by what the schema says of them. The record need not be valid. */
export function namedFields(file: KindFile): readonly NamedField[] {
  const fields = known.get(file) ?? namedFieldsIn(kinds[file.kind].schema, file.yaml.data, [])
  known.set(file, fields)
  return fields
}

function namedFieldsIn(schema: z.ZodType, value: unknown, path: Path): NamedField[] {
  const { innerType, element, shape } = definitionOf(schema)
  if (innerType) return namedFieldsIn(innerType, value, path)
  const meta = schema.meta() ?? {}
  if (typeof value === 'string') return meta.reference || meta.image || meta.contentFile ? [{ path, meta, value }] : []
  if (Array.isArray(value)) {
    return element ? value.flatMap((item, index) => namedFieldsIn(element, item, [...path, index])) : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(shape ?? {}).flatMap(([key, child]) =>
    namedFieldsIn(child, (value as Record<string, unknown>)[key], [...path, key]),
  )
}

/** Whether a field that names something is among what is unknown of a file. @param isOne whether it is such a field */
export function mayName({ kind, gaps }: ContentFile, isOne: (meta: z.core.GlobalMeta) => boolean): boolean {
  const schema = kind && kinds[kind].schema
  return gaps.some((gap) => hasField(schemaAt(schema, gap), isOne))
}

function hasField(schema: z.ZodType | undefined, isOne: (meta: z.core.GlobalMeta) => boolean): boolean {
  if (!schema) return false
  const { innerType, element, shape = {} } = definitionOf(schema)
  return (
    isOne(schema.meta() ?? {}) || [innerType, element, ...Object.values(shape)].some((each) => hasField(each, isOne))
  )
}
