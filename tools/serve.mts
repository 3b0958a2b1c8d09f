import { existsSync } from 'node:fs'
import { chosenPort, createSiteServer, listen } from './server.mts'

/** Serves the built site as Netlify would. */
export async function serve(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('There is no built site yet. Build it first: npm run build')
  const port = chosenPort()
  await listen(await createSiteServer(), port)
  console.log(`\n  The exhibition is open at http://localhost:${port}\n`)
}

if (import.meta.main) {
  serve().catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
}
