import { existsSync } from 'node:fs'
import { localPort } from '../../src/gatsby/site-url'
import { contentFolder } from '../../src/model/content-folder'
import { demoDateLine } from '../content/demo-date'
import { quickPictures } from '../pictures/quick-pictures'
import { localFunctions } from './functions.mts'
import { assertPortIsFree, chosenPort, listen } from './ports'
import { createSiteServer } from './server.mts'
import { startFunctions, type Folders } from './start-functions.mts'

type Options = {
  /** Whether there is a database. Without it a server starts faster, and nobody can register. */
  hasDatabase?: boolean
  folders?: Folders
}

const withoutDatabase = () => ({
  functions: localFunctions({}),
  notice: 'There is no database, so nobody can register.',
})

/**
 * Serves the built site as Netlify would, at the port that PORT names, else 8888.
 * @throws Error in one line if the site is not built or the port is in use
 */
export async function serveSite({ hasDatabase = true, folders }: Options = {}): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('There is no built site yet. Build it first: npm run build')
  const port = chosenPort(localPort)
  await assertPortIsFree(port)
  const { functions, notice } = hasDatabase ? await startFunctions(port, folders) : withoutDatabase()
  await listen(createSiteServer({ functions, pictures: quickPictures(contentFolder(), 'public') }), port)
  console.log(`\n  The exhibition is open at http://localhost:${port}\n  ${notice}\n${demoDateLine()}`)
}
