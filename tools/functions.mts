import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { config } from '../netlify/functions/register/register'
import { publishedDeploy } from '../netlify/lib/deploy'
import { createHandler } from '../netlify/lib/handle-registration'

const register = createHandler()

/**
 * Runs the site's function in this process. @netlify/dev bundles a function anew for each request and mixes up
 * requests that come together (docs/decisions/014-functions-in-process.md).
 * @returns nothing for a path that no function has
 */
export async function callFunction(request: IncomingMessage, pathname: string): Promise<Response | undefined> {
  if (pathname !== config.path) return undefined
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
  return register(call, { requestId: randomUUID(), deploy: publishedDeploy })
}
