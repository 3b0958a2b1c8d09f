import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type ServerResponse } from 'node:http'
import { App, type Connection } from '@supabase/lite'
import { fetchRequest } from '../server/fetch-request'
import { listenLocally } from '../server/ports'

// @supabase/lite logs a failed call with its parameters, which include the name and e-mail address of a guest.
const insideLite = new AsyncLocalStorage<true>()
const logError = console.error
console.error = (...args: unknown[]) => {
  if (!insideLite.getStore()) logError(...args)
}

/** Withdraws what @supabase/lite grants, so that the rights are those of hosted Supabase. */
const withdrawGrants = `
  do $$ begin
    revoke all on schema private from anon, authenticated, service_role;
    revoke all on all tables in schema private from anon, authenticated, service_role;
    revoke all on all sequences in schema private from anon, authenticated, service_role;
    alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
    alter default privileges in schema private revoke all on sequences from anon, authenticated, service_role;
  end $$`

export type Keys = { secretKey: string; publishableKey: string }
export type Api = { url: string; close(): Promise<void> }

type Options = Keys & {
  connection: Connection
  /** Handles one request at a time. PGlite has one connection: two transactions on it would merge into one. */
  oneAtATime: boolean
}

/** Serves the data API of Supabase (`/rest/v1`) for a database, on a free port that only this machine can reach. */
export async function serveApi({ connection, secretKey, publishableKey, oneAtATime }: Options): Promise<Api> {
  const app = new App({
    connection,
    auth: { enabled: false, secret_key: secretKey, publishable_key: publishableKey },
    options: { server: { admin: false, disableStudio: true } },
  })

  // @supabase/lite prepares the database during its first request, which fails if several requests come at once.
  const prepare = new Request('http://127.0.0.1/rest/v1/rpc/health', {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: '{}',
  })
  await insideLite.run(true, async () => app.fetch(prepare, { peerAddress: null }))
  // Then it grants every table with row-level security to all roles, so that only the policies decide.
  await connection.exec(withdrawGrants)

  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (task: () => Promise<Response>): Promise<Response> => {
    if (!oneAtATime) return task()
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }

  const server = createServer((request, response) => {
    // The other paths of @supabase/lite describe the installation to clients without a key.
    if (!request.url?.startsWith('/rest/v1/')) {
      response.writeHead(404).end()
      return
    }
    inTurn(() => insideLite.run(true, async () => app.fetch(fetchRequest(request), { peerAddress: null })))
      .then((result) => send(result, response))
      .catch((error: Error) => {
        console.error(error.message)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
  })
  const port = await listenLocally(server)

  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await closed
      await last
    },
  }
}

async function send(result: Response, response: ServerResponse): Promise<void> {
  response.writeHead(result.status, [...result.headers].flat())
  response.end(Buffer.from(await result.arrayBuffer()))
}
