import { localPort } from '../../src/gatsby/site-url'
import { buildSite } from '../build/build-site.mts'
import { runCommand } from '../command-line/command'
import { forgetPublishedSite } from '../command-line/published-site'
import { assertPortIsFree, chosenPort } from '../server/ports'
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
    if (!(await buildSite())) return 1
    await serveSite()
  },
})
// A server that has started already would keep the process alive.
if (code !== 0) process.exit(code)
