import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '@netlify/functions'
import { config as health } from '../../netlify/functions/health/health'
import { config as register } from '../../netlify/functions/register/register'
import { createHealthCheck } from '../../netlify/storage/check-health'
import { publishedDeploy } from '../../netlify/storage/deploy'
import type { Handler } from '../../netlify/http/handler'
import { createHandler } from '../../netlify/registration/handle-registration'

/** The functions that have an address. The one that erases guests by the clock is not run here. */
const functions = new Map<Config['path'] | string, Handler>([
  [register.path, createHandler()],
  [health.path, createHealthCheck()],
])

/**
 * Runs a function of the site in this process. @netlify/dev bundles a function anew for each request and mixes up
 * requests that come together (docs/decisions/014-functions-in-process.md). This server is the published site.
 * @returns nothing for a path that no function has
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
