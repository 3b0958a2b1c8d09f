import type { ISql } from 'postgres'
import type { FunctionName } from '../../netlify/storage/call-database'
import type { Database } from '../../netlify/storage/database-types'

export const organiser = 'producentka@sedm.example'

type Functions = Database['public']['Functions']

/** Calls a function of the database by its name and the names of its arguments, as PostgREST does. */
export async function call<Name extends FunctionName>(
  sql: ISql,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns']> {
  const values = Object.values(args).map((value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? sql.json(value as never) : value,
  ) as never[]
  const named = Object.keys(args).map((key, index) => `${key} => $${index + 1}`)
  const [row] = await sql.unsafe<{ answer: Functions[Name]['Returns'] }[]>(
    `select public.${name}(${named.join()}) as answer`,
    values,
  )
  return row!.answer
}
