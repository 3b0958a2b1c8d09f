// Starts the embedded Supabase in SUPABASE_FOLDER, as `npm start` does, and prints what the query in QUERY then finds.
import path from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { startSupabase } from '../../tools/database/supabase.mts'

const folder = process.env.SUPABASE_FOLDER ?? ''
await (await startSupabase({ folder })).stop()
const connection = await createPgliteConnection({ url: path.join(folder, 'data') })
const { rows } = await connection.driver.query(process.env.QUERY ?? '')
process.stdout.write(JSON.stringify(rows))
await connection.close()
