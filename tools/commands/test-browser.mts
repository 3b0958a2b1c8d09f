import { forgetPublishedSite } from '../command-line/published-site'
import { buildTestsSite, onTestsExhibition } from '../test-run/tests-site.mts'
import { playwright } from '../test-run/test-steps.mts'

const usage = `Usage: npm run test:browser [-- PLAYWRIGHT ARGUMENTS]

Builds the tests' exhibition if it changed, and runs the browser tests on it. With arguments, the tests in tests/e2e/alone
do not wait for those of other files.`

forgetPublishedSite()
// Playwright parses the arguments.
const args = process.argv.slice(2)
if (args.length > 0) args.push('--no-deps')
if (args.includes('--help')) console.log(usage)
else if (!(await buildTestsSite())) process.exitCode = 1
else if ((await playwright(args, onTestsExhibition())).failed > 0) process.exitCode = 1
