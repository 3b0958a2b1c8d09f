import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Connection } from '@supabase/lite'

// Must stand before @supabase/lite is read, hence the imports below.
process.env.DO_NOT_TRACK = '1'
const { App } = await import('@supabase/lite')

// @supabase/lite logs a call that failed with all its parameters, a guest's name and address among them.
const insideLite = new AsyncLocalStorage<true>()
const logError = console.error
console.error = (...args: unknown[]) => {
  if (!insideLite.getStore()) logError(...args)
}

export type Keys = { secretKey: string; publishableKey: string }
export type Api = { url: string; close(): Promise<void> }

type Options = Keys & {
  connection: Connection
  /** One request after the other: PGlite has one connection, and two transactions on it would be one. */
  oneAtATime: boolean
}

/** Offers a database as hosted Supabase does: its data API at `/rest/v1`, on a free port of this machine only. */
export async function serveApi({ connection, secretKey, publishableKey, oneAtATime }: Options): Promise<Api> {
  const app = new App({
    connection,
    auth: { enabled: false, secret_key: secretKey, publishable_key: publishableKey },
    options: { server: { admin: false, disableStudio: true } },
  })

  // @supabase/lite prepares the database in the first request; several first ones at once get in each other's way.
  const prepare = new Request('http://127.0.0.1/rest/v1/rpc/list_registrations', {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: '{"p_event":""}',
  })
  await insideLite.run(true, async () => app.fetch(prepare, { peerAddress: null }))

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (task: () => Promise<Response>): Promise<Response> => {
    if (!oneAtATime) return task()
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }

  const server = createServer((request, response) => {
    // The rest of what @supabase/lite serves tells about the installation without asking for a key.
    if (!request.url?.startsWith('/rest/v1/')) {
      response.writeHead(404).end()
      return
    }
    readRequest(request)
      .then((asked) => inTurn(() => insideLite.run(true, async () => app.fetch(asked, { peerAddress: null }))))
      .then((answer) => send(answer, response))
      .catch((error: Error) => {
        console.error(error.message)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await closed
      await last
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new Request(new URL(request.url ?? '/', `http://${request.headers.host}`), {
    method: request.method,
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  })
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(Buffer.from(await answer.arrayBuffer()))
}
