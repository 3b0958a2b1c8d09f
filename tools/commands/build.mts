import { buildSite } from '../build/build-site.mts'
import { runCommand } from '../command-line/command'
import { functionFiles } from '../content/function-files'
import { writeChanged } from '../content/write-generated-files'

const usage = `Usage: npm run build

Checks the content and builds the site into public/.

  --help   print this help

Environment variables:
  CONTENT_FOLDER    the content to build the site from (content)
  GATSBY_SITE_URL   the public address of the site (on Netlify: the address of the site there)`

process.exitCode = await runCommand({
  usage,
  run: async () => {
    if (!(await buildSite())) return 1
    // Netlify bundles the functions next.
    await writeChanged(functionFiles())
    return 0
  },
})
