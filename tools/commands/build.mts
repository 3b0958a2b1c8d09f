import { buildSite } from '../build/build-site.mts'
import { runCommand } from '../command-line/command'

const usage = `Usage: npm run build

Checks the content and builds the site into public/.

  --help   print this help

Environment variables:
  CONTENT_FOLDER    the content to build the site from (content)
  GATSBY_SITE_URL   the public address of the site (on Netlify: the address of the site there)`

process.exitCode = await runCommand({ usage, run: async () => ((await buildSite()) ? 0 : 1) })
