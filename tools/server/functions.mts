import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '@netlify/functions'
import { config as availability } from '../../netlify/functions/availability/availability'
import { config as health } from '../../netlify/functions/health/health'
import { config as register } from '../../netlify/functions/register/register'
import { createHealthCheck } from '../../netlify/storage/check-health'
import { publishedDeploy } from '../../netlify/storage/deploy'
import type { Handler } from '../../netlify/http/handler'
import { createAvailabilityHandler } from '../../netlify/registration/handle-availability'
import { createHandler } from '../../netlify/registration/handle-registration'

/** The functions that have a path. The scheduled function that erases guests does not run here. */
const functions = new Map<Config['path'] | string, Handler>([
  [register.path, createHandler()],
  [availability.path, createAvailabilityHandler()],
  [health.path, createHealthCheck()],
])

/**
 * Calls a function of the site in this process, as the published site (docs/decisions/014-functions-in-process.md).
 * @returns its response; undefined if no function has this path
 */
export async function callFunction(request: IncomingMessage, pathname: string): Promise<Response | undefined> {
  const handle = functions.get(pathname)
  if (!handle) return undefined
  const { method = 'GET', url = '/', headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? (Readable.toWeb(request) as ReadableStream<Uint8Array>) : null
  const entries = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const call = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: entries,
    body,
    ...(hasBody && { duplex: 'half' }),
  })
  return handle(call, { requestId: randomUUID(), deploy: publishedDeploy })
}
