/** The value of a field that an object itself has; undefined if it has none, or null. */
export function ownField(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined
  return (value as Record<string, unknown>)[field] ?? undefined
}
