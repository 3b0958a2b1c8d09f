import path from 'node:path'
import { dropStaleCache } from '../../src/gatsby/build-cache'
import { localPort } from '../../src/gatsby/site-url'
import { contentFolder } from '../../src/model/content-folder'
import { gatsbyDevelop } from '../build/gatsby.mts'
import { writePublicFiles } from '../build/public-files'
import { writeMail } from '../build/write-mail.mts'
import { writeRegistrations } from '../build/write-registrations.mts'
import { startProgress } from '../command-line/progress'
import { isContentValid } from '../content/check-content'
import { demoDateLine } from '../content/demo-date'
import { quickPictures } from '../pictures/quick-pictures'
import { assertPortIsFree, chosenPort, listen } from '../server/ports'
import { createSiteServer } from '../server/server.mts'
import { startFunctions } from '../server/start-functions.mts'
import { keepCheckedCopy } from './checked-copy'
import { gatsbyProxy } from './gatsby-proxy'
import { whatIsKnownFromStart } from './known-from-start'

const copy = path.resolve('.develop/content')
const gatsbyPort = 8000

/**
 * Serves the site with live reload: the functions and redirects as Netlify would, the pages by Gatsby's development
 * server. Resolves when Gatsby has ended.
 * @throws Error in one line if a port is in use
 */
export async function develop(): Promise<void> {
  const port = chosenPort(localPort)
  await assertPortIsFree(port)
  await assertPortIsFree(gatsbyPort)

  const mustStartAgain = whatIsKnownFromStart(contentFolder(), (message) => console.error(message))
  await keepCheckedCopy({
    source: path.resolve(contentFolder()),
    copy,
    check: async () => !mustStartAgain() && (await isContentValid()),
    updated: async () => {
      const { facts, contents } = await writeRegistrations(copy)
      await writeMail(facts, contents, copy, null)
      await writePublicFiles(copy)
    },
  })

  const { functions, notice } = await startFunctions(port)
  const proxy = gatsbyProxy(gatsbyPort)
  const server = createSiteServer({
    functions,
    files: false,
    fallback: proxy.forward,
    pictures: quickPictures(copy, 'public'),
  })
  server.on('upgrade', proxy.forwardSocket)
  await listen(server, port)
  await dropStaleCache()
  await gatsbyDevelop({
    port: gatsbyPort,
    env: { CONTENT_FOLDER: copy },
    progress: startProgress(),
    onReady: () => console.log(`\n  Live at http://localhost:${port}\n  ${notice}\n${demoDateLine(copy)}`),
  })
}
