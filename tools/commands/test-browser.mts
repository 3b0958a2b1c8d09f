import { buildTestsSite, onTestsExhibition } from '../test-run/tests-site.mts'
import { playwright } from '../test-run/test-steps.mts'

/** `npm run test:browser [-- arguments of Playwright]`: the browser tests on the tests' exhibition, built if need be. */
if (!(await buildTestsSite())) process.exitCode = 1
else if ((await playwright(process.argv.slice(2), onTestsExhibition())).failed > 0) process.exitCode = 1
