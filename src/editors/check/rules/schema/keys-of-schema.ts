import type { z } from 'zod'
import { definitionOf } from '../../../../model/fields'
import type { Path } from '../../base/path'

/** A schema without what makes it optional. */
function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType } = definitionOf(schema)
  return innerType ? unwrapped(innerType) : schema
}

/** The schema of what is at a path; undefined where the schema has nothing. */
export const schemaAt = (schema: z.ZodType | undefined, path: Path) =>
  path.reduce<z.ZodType | undefined>((at, step) => {
    const { element, shape = {} } = at ? definitionOf(unwrapped(at)) : {}
    // 'constructor' is a key that every object has.
    return element ?? (Object.hasOwn(shape, step) ? shape[String(step)] : undefined)
  }, schema)

/** The keys that a schema knows at a path. */
export function keysAt(schema: z.ZodType | undefined, path: Path): string[] {
  const found = schemaAt(schema, path)
  return Object.keys((found && definitionOf(unwrapped(found)).shape) ?? {})
}
