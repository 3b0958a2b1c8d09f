import { mkdir, readFile, rm } from 'node:fs/promises'
import { checkHtml } from './check-html.mts'
import { run } from './run.mts'

type Count = { passed: number; failed: number }

const unitResults = 'test-results/unit.json'
const browserResults = 'test-results/browser.json'
const generatedTypes = 'gatsby-types.d.ts'

const one = (good: boolean): Count => ({ passed: Number(good), failed: Number(!good) })
const npm = async (script: string) => one(await run('npm', ['run', '--silent', script]))

/** Everything that decides whether main is good, in the order in which it fails fastest. */
const steps: [name: string, step: () => Promise<Count>][] = [
  ['format', () => npm('check:format')],
  ['lint', () => npm('check:lint')],
  ['types', () => npm('check:types')],
  ['unit', unit],
  ['build, with the content check', buildSite],
  ['html', checkHtml],
  ['browser', browser],
]

async function unit(): Promise<Count> {
  await run('jest', ['--json', `--outputFile=${unitResults}`, '--testLocationInResults=false'])
  type Results = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
  const results = await read<Results>(unitResults)
  if (!results) return one(false)
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = results
  // A test file that could not even be read has no failed test in it.
  return { passed, failed: Math.max(numFailedTests, numFailedTestSuites) }
}

/** Builds the site; the types that this makes of the queries must be the committed ones. */
async function buildSite(): Promise<Count> {
  const before = await readFile(generatedTypes, 'utf8').catch(() => '')
  if (!(await npm('build')).passed) return one(false)
  const fresh = (await readFile(generatedTypes, 'utf8')) === before
  if (!fresh) console.error(`${generatedTypes} was out of date; commit the new one.`)
  return { passed: 1 + Number(fresh), failed: Number(!fresh) }
}

async function browser(): Promise<Count> {
  await run('playwright', ['test'])
  const results = await read<{ stats: { expected: number; unexpected: number; flaky: number } }>(browserResults)
  if (!results || results.stats.expected === 0) return one(false)
  return { passed: results.stats.expected, failed: results.stats.unexpected + results.stats.flaky }
}

async function read<T>(file: string): Promise<T | undefined> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => undefined,
  )
}

await rm('test-results', { recursive: true, force: true })
await mkdir('test-results')
const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
for (const [name, step] of steps) {
  console.log(`\n── ${name}`)
  const start = Date.now()
  const { passed, failed } = await step()
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - start) / 1000)} s)`)
}
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
