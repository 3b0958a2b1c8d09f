import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import * as step from '../test-run/test-steps.mts'

/** How many tests may need a second try before the run fails: then something is wrong with the tests. */
const flakyAllowed = 3

/**
 * The steps of each group start in order, at most so many at once. A group starts when the one before it has ended.
 * Steps that keep both processors busy run alone: beside another one they take longer than one after the other.
 */
const groups: { steps: step.Step[]; atOnce: number }[] = [
  { steps: [step.buildOfTests, step.lint, step.types, step.format], atOnce: 2 },
  { steps: [step.unit, step.browser, step.smallExhibition, step.build], atOnce: 1 },
  { steps: [step.anyContent, step.html, step.secondBuild, step.thirdLanguage], atOnce: 2 },
]
const quickGroups: typeof groups = [
  { steps: [step.lint, step.types, step.format, step.content], atOnce: 2 },
  { steps: [step.quickUnit], atOnce: 1 },
]

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
await rm('test-results', { recursive: true, force: true })
await mkdir('test-results')

const done: { name: string; seconds: number; count: step.Count }[] = []
for (const { steps, atOnce } of values.quick ? quickGroups : groups) {
  const limit = pLimit(atOnce)
  await Promise.all(steps.map((each) => limit(() => take(each))))
}

async function take({ name, take }: step.Step): Promise<void> {
  console.log(`\n── ${name}`)
  const start = Date.now()
  const count = await take()
  const seconds = Math.round((Date.now() - start) / 1000)
  done.push({ name, seconds, count })
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
}

const flaky = done.flatMap(({ count }) => count.flaky)
if (flaky.length > 0) console.log(`\nFlaky, passed at the second try:\n${flaky.map((name) => `  ${name}`).join('\n')}`)
const isSteady = flaky.length <= flakyAllowed
if (!isSteady) console.log(`More than ${flakyAllowed} flaky tests fail the run: fix them.`)

console.log(`\nTimes:\n${done.map(({ name, seconds }) => `${String(seconds).padStart(5)} s  ${name}`).join('\n')}`)
const failures = done.filter(({ count }) => count.failed > 0).map(({ name }) => name)
if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`)
const sum = (key: 'passed' | 'failed') => done.reduce((total, { count }) => total + count[key], 0)
const failed = sum('failed') + Number(!isSteady)
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
