import { buildTestsSite } from './tools/test-run/tests-site.mts'
process.exitCode = (await buildTestsSite()) ? 0 : 1
