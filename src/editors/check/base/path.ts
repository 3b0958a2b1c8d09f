/** Where a value is in a file of content: the keys, and the places in lists, that lead to it. */
export type Path = readonly PropertyKey[]

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data)
}

/** The file and the group of a value: one cause of what is wrong with it in several languages, or with its neighbours. */
export const groupCause = (file: string, path: Path) => `${file} ${path.slice(0, -1).join('.')}`

/** Whether two paths are the same. */
export const samePath = (a: Path, b: Path | undefined) =>
  b?.length === a.length && a.every((step, index) => step === b[index])
