import type { z } from 'zod'
import type { Path } from '../../read/parse-yaml'

/** What a zod schema is made of. */
type Def = { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> }

export const defOf = (schema: z.ZodType) => (schema as z.ZodType & { def: Def }).def

/** The keys that a schema knows at a path. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  const at = schemaAt(schema, path)
  if (!at) return []
  const { innerType, shape } = defOf(at)
  return innerType ? keysAt(innerType, []) : Object.keys(shape ?? {})
}

/** The schema of what is at a path. */
export function schemaAt(schema: z.ZodType | undefined, path: Path): z.ZodType | undefined {
  const [step, ...rest] = path
  if (!schema || step === undefined) return schema
  const { innerType, element, shape = {} } = defOf(schema)
  if (innerType) return schemaAt(innerType, path)
  // 'constructor' is a key that every object has.
  return schemaAt(element ?? (Object.hasOwn(shape, step) ? shape[String(step)] : undefined), rest)
}
