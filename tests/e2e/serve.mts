import { rm } from 'node:fs/promises'
import { copyEmptyDatabase } from '../../supabase/tests/empty-database'
import { serveSite } from '../../tools/server/serve-site.mts'

// A separate database, so that `npm start` can run at the same time.
const folders = { database: 'test-results/supabase', mail: 'test-results/mail' }
await rm(folders.database, { recursive: true, force: true })
await copyEmptyDatabase(folders.database)

serveSite({ folders }).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
