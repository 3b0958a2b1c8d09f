/**
 * The API of hosted Supabase in front of a PostgreSQL, for tests and measurements: @supabase/lite is published as ES
 * modules only, which Jest cannot read. Arguments: the address of the database and the two keys. Prints its address.
 */
import { createPostgresConnection } from '@supabase/lite/postgres'
import { serveApi } from '../../tools/database/supabase-api.mts'

const [database = '', secretKey = '', publishableKey = ''] = process.argv.slice(2)
const connection = createPostgresConnection({ url: database })
const { url } = await serveApi({ connection, secretKey, publishableKey, oneAtATime: false })
process.stdout.write(`${url}\n`)

process.stdin.resume().on('end', () => process.exit())
