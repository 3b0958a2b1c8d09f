import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { readMigrations } from '../../tools/database/migrations'
import { startSupabase } from '../../tools/database/supabase.mts'
import { serveSite } from '../../tools/server/serve-site.mts'
import { preparedFolder } from '../support/prepared-folder.ts'

// A separate database, so that `npm start` can run at the same time.
process.env.SUPABASE_FOLDER = 'test-results/supabase'
process.env.MAIL_FOLDER = 'test-results/mail'
await rm(process.env.SUPABASE_FOLDER, { recursive: true, force: true })
await cp(await emptyDatabase(), process.env.SUPABASE_FOLDER, { recursive: true })

serveSite().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

/** A database with the migrations and without guests, to copy: PGlite takes seconds to make one. */
async function emptyDatabase(): Promise<string> {
  const packages = path.join(import.meta.dirname, '../../package-lock.json')
  return preparedFolder('supabase', [await readMigrations(), await readFile(packages, 'utf8')], async (folder) => {
    const { stop } = await startSupabase({ folder })
    await stop()
  })
}
