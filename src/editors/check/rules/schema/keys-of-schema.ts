import type { z } from 'zod'
import type { Path } from '../../read/parse-yaml'

/** What a zod schema is made of. */
type Def = { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> }

export const defOf = (schema: z.ZodType) => (schema as z.ZodType & { def: Def }).def

/** The keys that a schema knows at a path. */
export function keysAt(schema: z.ZodType | undefined, path: Path): string[] {
  if (!schema) return []
  const { innerType, element, shape } = defOf(schema)
  if (innerType) return keysAt(innerType, path)
  const [step, ...rest] = path
  if (step === undefined) return Object.keys(shape ?? {})
  return keysAt(element ?? shape?.[String(step)], rest)
}
