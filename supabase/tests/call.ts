import type { ISql } from 'postgres'

export const organiser = 'producentka@sedm.example'

/** Calls a function of the database by its name and the names of its arguments, as PostgREST does. */
export async function call<T>(sql: ISql, name: string, args: Record<string, unknown>): Promise<T> {
  const values = Object.values(args).map((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? sql.json(value as never) : value,
  ) as never[]
  const named = Object.keys(args).map((key, index) => `${key} => $${index + 1}`)
  const [row] = await sql.unsafe<{ answer: T }[]>(`select public.${name}(${named.join()}) as answer`, values)
  return row!.answer
}
