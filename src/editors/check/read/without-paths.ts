import { type Path, valueAt } from '../base/path'

/** A copy of data without the values at some paths. Items of a list become undefined, so that the others keep their places. */
export function withoutPaths(data: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined
  if (paths.length === 0) return data
  const copy: unknown = structuredClone(data)
  for (const path of paths) {
    const parent = valueAt(copy, path.slice(0, -1))
    const key = path.at(-1) ?? ''
    if (Array.isArray(parent)) parent[Number(key)] = undefined
    else if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, key)
  }
  return copy
}
