import type { UrgentNotice } from '../../src/registration/organisers'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import { createPublicRead, type Failure } from '../endpoint/public-read'
import { callDatabase, callTimeout, createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished } from '../http/deploy'
import type { DependenciesOf } from '../storage/dependencies'
import { readEnvironment } from '../storage/environment'
import { remember } from '../storage/remember'

type Told = Partial<UrgentNotice>

/**
 * `GET /api/notice`: the urgent notice in each language, with the seconds until its end; `{}` if there is none, as on a site
 * without a database. Who has set it is told to organisers only. It never throws.
 */
export function createNoticeHandler(dependencies: DependenciesOf<DatabaseClient<'current_notice'>>): Handler {
  const { variables, createClient = createDatabaseClient } = dependencies

  const askDatabase = remember(async (): Promise<Told | Failure> => {
    const environment = readEnvironment(variables)
    // Such a site has no organisers. Neither has a preview.
    if ('fault' in environment) return {}
    const called = await callDatabase(() => createClient(environment).rpc('current_notice', {}), callTimeout)
    if ('fault' in called) return { fault: called.fault }
    const { data } = called
    if (data === null) return {}
    const [id, texts, seconds] = ['id', 'texts', 'seconds'].map((name) => ownField(data, name))
    if (typeof id !== 'string' || typeof texts !== 'object' || !Number.isInteger(seconds)) {
      return { fault: 'unexpected_answer' }
    }
    return { id, texts, seconds } as UrgentNotice
  })

  return createPublicRead<Told>(dependencies, {
    decide: async (_url, deploy) => (whyNotPublished(deploy) ? {} : askDatabase()),
    // Not longer than the notice holds.
    cached: ({ seconds = 20 }) => Math.min(20, seconds),
    // No parameter has this name.
    query: 'none',
  })
}
