import type { ParentSpanPluginArgs } from 'gatsby'
import type { Locale } from '../../i18n/locales'

type GraphQL = <T>(query: string, variables: { language: Locale }) => Promise<{ data?: T; errors?: unknown }>

/** What a query needs of the arguments of a hook. */
export type QueryArgs = { graphql: GraphQL }

/** The arguments of `onPostBuild`. Gatsby's types lack `graphql`, which its documentation has. */
export type PostBuildArgs = ParentSpanPluginArgs & QueryArgs

/** @throws Error when the query fails, so that the build does */
export async function runQuery<T>({ graphql }: QueryArgs, query: string, language: Locale): Promise<T> {
  const { data, errors } = await graphql<T>(query, { language })
  if (!data) throw new Error(`A query failed: ${JSON.stringify(errors)}`)
  return data
}
