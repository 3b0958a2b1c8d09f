import { existsSync } from 'node:fs'
import { chosenPort, createSiteServer, listen } from '../server/server.mts'
import { demoDateLine } from '../building/demo-date'
import { defaultFolder, startSupabase } from '../database/supabase.mts'

/** Serves the built site as Netlify would. */
export async function serve(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('There is no built site yet. Build it first: npm run build')
  const port = chosenPort()
  await connectDatabase()
  await listen(await createSiteServer(), port)
  console.log(`\n  The exhibition is open at http://localhost:${port}\n${demoDateLine()}`)
}

/** The function finds its database as on Netlify, in the environment: a hosted one, else the one of this machine. */
export async function connectDatabase(): Promise<void> {
  if (process.env.SUPABASE_URL) return
  const { url, secretKey, stop } = await startSupabase({ folder: process.env.SUPABASE_FOLDER || defaultFolder })
  Object.assign(process.env, { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()))
}

if (import.meta.main) {
  serve().catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}
