import { rm } from 'node:fs/promises'
import { serveSite } from '../../tools/server/serve-site.mts'

// A database of its own, so that the site may be open beside; and a new one, whatever the last migrations were.
process.env.SUPABASE_FOLDER = 'test-results/supabase'
await rm(process.env.SUPABASE_FOLDER, { recursive: true, force: true })

serveSite().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
