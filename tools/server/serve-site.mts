import { existsSync } from 'node:fs'
import { localPort } from '../../src/gatsby/site-url'
import { demoDateLine } from '../content/demo-date'
import { connectDatabase } from '../database/connect-database.mts'
import { connectMail } from '../mail/connect-mail.mts'
import { startSchedule } from './functions.mts'
import { assertPortIsFree, chosenPort, listen } from './ports'
import { createSiteServer } from './server.mts'

/**
 * Serves the built site as Netlify would, at the port that PORT names, else 8888.
 * @throws Error in one line if the site is not built or the port is in use
 */
export async function serveSite(): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('There is no built site yet. Build it first: npm run build')
  const port = chosenPort(localPort)
  await assertPortIsFree(port)
  const database = await connectDatabase()
  const mail = await connectMail(database, port)
  // The events in a hosted database follow the published build.
  if (database === 'embedded') startSchedule()
  await listen(await createSiteServer(), port)
  console.log(`\n  The exhibition is open at http://localhost:${port}\n  ${mail}\n${demoDateLine()}`)
}
