import { rm } from 'node:fs/promises'
import { copyEmptyDatabase } from '../../supabase/tests/empty-database'
import { serveSite } from '../../tools/server/serve-site.mts'

// A separate database, so that `npm start` can run at the same time.
process.env.SUPABASE_FOLDER = 'test-results/supabase'
process.env.MAIL_FOLDER = 'test-results/mail'
await rm(process.env.SUPABASE_FOLDER, { recursive: true, force: true })
await copyEmptyDatabase(process.env.SUPABASE_FOLDER)

serveSite().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
