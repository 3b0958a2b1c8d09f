import { runCommand } from '../command-line/command'
import { forgetPublishedSite } from '../command-line/published-site'
import { develop } from '../develop/develop.mts'

const usage = `Usage: npm run develop

Serves the site with live reload, and checks the content after each change.

  --help   print this help

Environment variables:
  PORT             the port of the site (8888)
  CONTENT_FOLDER   the content of the site (content)`

const code = await runCommand({
  usage,
  run: async () => {
    // A form of the site must not go to the functions of the published one.
    forgetPublishedSite()
    await develop()
  },
})
// The servers and the watched folder would keep the process alive.
process.exit(code)
