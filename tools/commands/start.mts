import { localPort } from '../../src/gatsby/site-url'
import { buildSite } from '../build/build-site.mts'
import { runCommand } from '../command-line/command'
import { forgetPublishedSite } from '../command-line/published-site'
import { assertPortIsFree, chosenPort } from '../server/ports'
import { startMaking } from '../pictures/start-making'
import { serveSite } from '../server/serve-site.mts'

const usage = `Usage: npm start

Builds the site, then serves it as Netlify would, with an embedded database.

  --help   print this help

Environment variables:
  PORT             the port of the site (8888)
  CONTENT_FOLDER   the content to build the site from (content)`

const code = await runCommand({
  usage,
  run: async () => {
    // A form of the site must not go to the functions of the published one.
    forgetPublishedSite()
    // A build takes minutes: report a port in use before it.
    await assertPortIsFree(chosenPort(localPort))
    if (!(await buildSite({ picturesLater: true }))) return 1
    await serveSite()
    void makePicturesLater()
  },
})

/** Makes the rest of the pictures, behind whatever somebody does on the site. */
async function makePicturesLater(): Promise<void> {
  let missing = 0
  const { isComplete, siteIsBuilt } = startMaking(({ part, made, all }) => {
    if (made > 0 || all === 0) return
    missing += all
    if (part === 'Pictures')
      console.log(`  ${all} pictures are made in the background; those that you look at, at once.`)
  })
  siteIsBuilt()
  if ((await isComplete) && missing > 0) console.log('  All pictures are made.')
}

// A server that has started already would keep the process alive.
if (code !== 0) process.exit(code)
