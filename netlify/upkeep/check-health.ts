import { callDatabase, callTimeout, createDatabaseClient, type DatabaseClient } from '../storage/call-database'
import { whyNotPublished } from '../http/deploy'
import type { DependenciesOf } from '../storage/dependencies'
import { readEnvironment } from '../storage/environment'
import { bugOf, printLine, withReason, type Fault } from '../http/fault'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import { jsonOf, problemDocument } from '../http/response'

export type Dependencies = DependenciesOf<DatabaseClient<'health'>> & {
  /** The version of Node. */
  node?: string
}

/** The first version of Node that supabase-js supports (`engines` in its package.json). */
export const firstNode = 22

type Health = { fault?: Fault; place?: string; heldBack?: string[] }

/**
 * `GET /api/health`, for an uptime monitor: 200 if the database answers, 503 otherwise. The log says why; the answer
 * itself says only that Node is too old, which stays so until somebody changes a setting. `heldBack` names the events
 * whose guests are kept longer than their end says, because a build moved it earlier: somebody should look at the date
 * (docs/decisions/025-erasure-once-a-day.md).
 */
export function createHealthCheck(dependencies: Dependencies): Handler {
  const { variables, createClient = createDatabaseClient, log = printLine } = dependencies
  const { node = process.versions.node, tell } = dependencies

  const checkDatabase = async (): Promise<Health> => {
    if (Number.parseInt(node) < firstNode) return { fault: 'old_node' }
    const environment = readEnvironment(variables)
    if ('fault' in environment) return environment
    const client = createClient(environment)
    const called = await callDatabase(() => client.rpc('health', {}), callTimeout)
    if ('fault' in called) return { fault: called.fault }
    const heldBack = heldBackIn(called.data)
    return heldBack ? { heldBack } : { fault: 'unexpected_answer' }
  }

  return async (request, context) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(request, 405, { Allow: 'GET, HEAD' })
    const health: Health = await checkDatabase().catch(bugOf)
    const { fault, heldBack = [] } = health
    // A monitor asks also when the schedule has stopped.
    if (tell && !whyNotPublished(context?.deploy)) context?.waitUntil?.(tell())
    if (!fault) return answer(request, 200, {}, heldBack.length > 0 ? { heldBack } : {})
    log(JSON.stringify({ outcome: withReason('unhealthy', health), requestId: context?.requestId }))
    return answer(request, 503, {}, fault === 'old_node' ? { reason: fault } : {})
  }
}

/** The slugs of events in an answer of the database; undefined if it is not one. */
export function heldBackIn(data: unknown): string[] | undefined {
  const slugs = ownField(data, 'held_back')
  return Array.isArray(slugs) && slugs.every((slug) => typeof slug === 'string') ? slugs : undefined
}

function answer(
  { method }: Request,
  status: 200 | 405 | 503,
  extraHeaders: Record<string, string> = {},
  details: object = {},
): Response {
  const code = { 200: 'available', 405: 'method_not_allowed', 503: 'unavailable' }[status]
  return jsonOf(
    status === 200 ? { code, ...details } : problemDocument(status, code, details),
    status,
    extraHeaders,
    method,
  )
}
