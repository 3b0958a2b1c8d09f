import { existsSync } from 'node:fs'
import { localPort } from '../src/gatsby/site-url'
import { createSiteServer, listen } from './server.mts'

/** Serves the built site as Netlify would. */
async function serve(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('There is no built site yet. Build it first: npm run build')
  const port = Number(process.env.PORT) || localPort
  await listen(await createSiteServer(), port)
  console.log(`\n  The exhibition is open at http://localhost:${port}\n`)
}

serve().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
