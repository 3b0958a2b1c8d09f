/**
 * Runs Supabase in a separate process, for tests and benchmarks: @supabase/lite is an ES module, which Jest cannot load.
 *
 * node --import tsx supabase/tests/supabase-process.mts [<URL of a PostgreSQL>]
 * Serves the API for that PostgreSQL. Without a URL, starts the embedded Supabase of the folder SUPABASE_FOLDER.
 * Prints its URL and keys as JSON. Stops when its standard input ends.
 */
import { defaultFolder, startSupabase, type Supabase } from '../../tools/database/supabase.mts'

/** @supabase/lite passes an argument of this type as text. The driver would encode it as JSON a second time. */
const jsonb = {
  to: 3802,
  from: [3802],
  serialize: (text: string) => text,
  parse: (text: string): unknown => JSON.parse(text),
}

async function serveDatabase(url: string): Promise<Supabase> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres')
  const { serveApi } = await import('../../tools/database/supabase-api.mts')
  const keys = { secretKey: 'sb_secret_of_the_tests', publishableKey: 'sb_publishable_of_the_tests' }
  const connection = createPostgresConnection({ url, postgresOptions: { types: { jsonb } } })
  const api = await serveApi({ connection, ...keys, oneAtATime: false })
  return { ...keys, url: api.url, stop: async () => undefined }
}

try {
  const [database] = process.argv.slice(2)
  const folder = process.env.SUPABASE_FOLDER || defaultFolder
  const { stop, ...supabase } = await (database ? serveDatabase(database) : startSupabase({ folder }))
  process.stdout.write(`${JSON.stringify(supabase)}\n`)
  process.stdin.resume().on('end', () => void stop().then(() => process.exit()))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
