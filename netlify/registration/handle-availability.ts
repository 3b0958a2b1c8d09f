import { invitationQuery, type Availability } from '../../src/registration/availability'
import type { FormName } from '../../src/registration/fields'
import type { Handler, Variables } from '../http/handler'
import { createPublicRead, memory, type Failure } from '../endpoint/public-read'
import { isMailSetUp } from '../mail/mail-environment'
import { createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished } from '../http/deploy'
import { readEnvironment, type Environment } from '../storage/environment'
import { remember } from '../storage/remember'
import { readBuilt, readFacts, type Facts, type ReadBuilt } from '../storage/facts'
import { readAvailability } from './read-availability'

/** What the function depends on; all but the variables for tests to replace. */
export type Dependencies = {
  variables: Variables
  createClient?: (environment: Environment) => DatabaseClient<'list_seats'>
  read?: ReadBuilt
  log?: (line: string) => void
}

/**
 * `GET /api/availability`: whether the events of the programme take registrations. With the parameter `invitation`: whether
 * the event by invitation does, which is named to nobody else. It never throws.
 */
export function createAvailabilityHandler(dependencies: Dependencies): Handler {
  const { variables, createClient = createDatabaseClient, read = readBuilt } = dependencies
  let facts: Facts | null | undefined

  const asking = (form: FormName) =>
    remember(memory, async (): Promise<Availability | Failure> => {
      const environment = readEnvironment(variables)
      if ('fault' in environment) return environment
      const mail = isMailSetUp(variables)
      return facts ? readAvailability(createClient(environment), facts, form, mail) : { fault: 'no_facts' }
    })
  const askDatabase = { programme: asking('programme'), invitation: asking('invitation') }

  return createPublicRead<Availability>(dependencies, {
    async decide({ searchParams }, deploy) {
      const asked = searchParams.has(invitationQuery) ? 'invitation' : 'programme'
      // If the facts cannot be read, the next request reads them again.
      facts ??= await readFacts(read)
      // Without such an event, no database is needed.
      if (facts === null || facts?.events.every(({ form }) => form !== asked)) return { events: {} }
      const refusal = whyNotPublished(deploy)
      return refusal ? { fault: refusal } : askDatabase[asked]()
    },
    cached: () => 15,
    query: invitationQuery,
  })
}
