import type { Answer, Code } from '../http/answer'
import type { DatabaseClient, FunctionName } from '../storage/call-database'
import type { Environment } from '../storage/environment'
import type { Facts } from '../storage/facts'
import { databaseOf, withoutFacts, type Setup } from './endpoint'

/** The facts of the build and the database, with its address and key. */
export type Opened<Name extends FunctionName> = {
  facts: Facts
  environment: Environment
  client: DatabaseClient<Name>
}

/**
 * Opens the database, or answers why there is none.
 * @param refusal the answer if no event takes registrations
 */
export async function openDatabase<Name extends FunctionName>(
  setup: Setup<Name>,
  refusal: Code = 'unknown_token',
): Promise<Opened<Name> | Answer> {
  const facts = await setup.factsOfBuild()
  if (facts === undefined) return withoutFacts(setup)
  // If no event takes registrations, no database is needed.
  if (facts === null) return { code: refusal }
  const environment = databaseOf(setup)
  return 'code' in environment ? environment : { facts, environment, client: setup.createClient(environment) }
}
