import type { z } from 'zod'
import type { Path } from '../../base/path'

/** What a zod schema is made of. */
type Def = { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> }

export const defOf = (schema: z.ZodType) => (schema as z.ZodType & { def: Def }).def

/** The schema of what is at a path; undefined where the schema has nothing. */
export function schemaAt(schema: z.ZodType | undefined, path: Path): z.ZodType | undefined {
  const [step, ...rest] = path
  if (!schema || step === undefined) return schema
  const { innerType, element, shape = {} } = defOf(schema)
  if (innerType) return schemaAt(innerType, path)
  // 'constructor' is a key that every object has.
  return schemaAt(element ?? (Object.hasOwn(shape, step) ? shape[String(step)] : undefined), rest)
}

/** The keys that a schema knows at a path. */
export function keysAt(schema: z.ZodType | undefined, path: Path): string[] {
  const found = schemaAt(schema, path)
  if (!found) return []
  const { innerType, shape } = defOf(found)
  return innerType ? keysAt(innerType, []) : Object.keys(shape ?? {})
}
