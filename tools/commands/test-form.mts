import { runCommand } from '../command-line/command'
import { forgetPublishedSite } from '../command-line/published-site'
import { run } from '../command-line/run-program.mts'

const usage = `Usage: npm run test:form

Tests the form for editors from the form to the built page. It is not part of npm test: it builds the site again.

  --help   print this help`

process.exitCode = await runCommand({
  usage,
  run: async () => {
    forgetPublishedSite()
    return (await run('tsx', ['tests/e2e/form-to-page.mts'])) ? 0 : 1
  },
})
