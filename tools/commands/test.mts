import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { keepTemporaryFilesInMemory } from '../test-run/memory-folder.mts'
import type { Count } from '../test-run/test-results.mts'
import * as step from '../test-run/test-steps.mts'

/** How many tests may need a second try before the run fails: then something is wrong with the tests. */
const flakyAllowed = 3

/**
 * The steps of a queue run one after the other, and the queues at the same time. The tests of the first queue use both
 * processors, but not all the time; the programs of the second queue get little more than what is left (`isBackground`).
 */
const queues: step.Step[][] = [
  [step.buildOfTests, step.unit, step.browser, step.smallExhibition, step.anyContent],
  [step.lint, step.types, step.format, step.content, step.build, step.secondBuild, step.thirdLanguage, step.html],
]
const quickQueues: typeof queues = [[step.quickUnit], [step.lint, step.types, step.format, step.content]]

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
await keepTemporaryFilesInMemory()
// V8 gets no threads of its own: that saves 6 % of the processor time, of which none is left over.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--v8-pool-size=0'].filter(Boolean).join(' ')
await rm('test-results', { recursive: true, force: true })
await mkdir('test-results')

const done: { name: string; seconds: number; count: Count }[] = []
const ends = new Map<step.Step, Promise<void>>()
for (const queue of values.quick ? quickQueues : queues) {
  let end = Promise.resolve()
  for (const each of queue) {
    end = end.then(() => takeAfterOthers(each))
    ends.set(each, end)
  }
}
await Promise.all(ends.values())

async function takeAfterOthers(each: step.Step): Promise<void> {
  await Promise.all((each.after ?? []).map((other) => ends.get(other)))
  await take(each)
}

async function take({ name, take }: step.Step): Promise<void> {
  console.log(`\n── ${name}`)
  const start = Date.now()
  const count = await take()
  const seconds = Math.round((Date.now() - start) / 1000)
  done.push({ name, seconds, count })
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
}

const indented = (names: string[], by = '  ') => names.map((name) => `\n${by}${name}`).join('')
const flaky = done.flatMap(({ count }) => count.flaky)
if (flaky.length > 0) console.log(`\nFlaky, passed at the second try:${indented(flaky)}`)
const isSteady = flaky.length <= flakyAllowed
if (!isSteady) console.log(`More than ${flakyAllowed} flaky tests fail the run: fix them.`)

console.log(`\nTimes:\n${done.map(({ name, seconds }) => `${String(seconds).padStart(5)} s  ${name}`).join('\n')}`)
const failures = done
  .filter(({ count }) => count.failed > 0)
  .map(({ name, count }) => `${name}${indented(count.failures, '    ')}`)
if (failures.length > 0) console.log(`\nFailed:${indented(failures)}`)
const sum = (key: 'passed' | 'failed') => done.reduce((total, { count }) => total + count[key], 0)
const failed = sum('failed') + Number(!isSteady)
console.log(`\n${sum('passed')} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
