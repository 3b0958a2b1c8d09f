import type { Variables } from '../http/handler'
import type { Environment } from './environment'
import type { ReadBuilt } from './facts'

/** What a function depends on; all but the variables for tests to replace. */
export type DependenciesOf<Client> = {
  variables: Variables
  createClient?: (environment: Environment) => Client
  read?: ReadBuilt
  log?: (line: string) => void
  /** Tells the organisers of trouble. */
  tell?: () => Promise<void>
}
