import { mkdir, rm } from 'node:fs/promises'
import { runCommand, UsageError } from '../command-line/command'
import { forgetPublishedSite } from '../command-line/published-site'
import { keepTemporaryFilesInMemory } from '../test-run/memory-folder.mts'
import { summaryOf, type TakenStep } from '../test-run/summary.mts'
import * as step from '../test-run/test-steps.mts'

const usage = `Usage: npm test [-- --quick | --rounds N]

Tests everything that decides whether main is good.

  --quick     only format, lint, types, the content check, and the unit tests that start no database, server or other
              program
  --rounds N  the unit and browser tests of the tests' exhibition, N times in a row on one build, both at the same time,
              so that the processors are always busy: finds tests that fail by chance`

/**
 * The steps of a queue run one after the other, and the queues at the same time. The tests of the first queue use both
 * processors, but not all the time; the programs of the second queue get little more than what is left (`isBackground`).
 */
const queues: step.Step[][] = [
  [step.buildOfTests, step.unit, step.browser, step.smallExhibition, step.anyContent],
  [step.lint, step.types, step.format, step.content, step.build, step.secondBuild, step.thirdLanguage, step.html],
]
const quickQueues: typeof queues = [[step.quickUnit], [step.lint, step.types, step.format, step.content]]
const roundQueues: typeof queues = [[step.unit], [step.browser]]

const options = { quick: { type: 'boolean' }, rounds: { type: 'string' } } as const
process.exitCode = await runCommand({
  usage,
  options,
  run: async ({ quick, rounds }) => {
    if (rounds !== undefined && !/^[1-9]\d*$/.test(rounds)) throw new UsageError(`Not a number of rounds: ${rounds}`)
    await prepare()
    if (rounds) return takeRounds(Number(rounds))
    return conclude(await takeAll(quick ? quickQueues : queues))
  },
})

async function prepare(): Promise<void> {
  forgetPublishedSite()
  await keepTemporaryFilesInMemory()
  // V8 gets no threads of its own, and collects garbage less often (in megabytes): each saves 6 % of the processor time,
  // of which none is left over.
  const options = '--v8-pool-size=0 --max-semi-space-size=64'
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, options].filter(Boolean).join(' ')
  await rm('test-results', { recursive: true, force: true })
  await mkdir('test-results')
}

/** @returns the exit code: 1 if a round was not good */
async function takeRounds(count: number): Promise<number> {
  const exitCodes = [conclude(await takeAll([[step.buildOfTests]]))]
  for (let round = 1; round <= count; round++) {
    console.log(`\n── round ${round} of ${count}`)
    exitCodes.push(conclude(await takeAll(roundQueues)))
  }
  return Math.max(...exitCodes)
}

/** @returns the steps in the order in which they ended */
async function takeAll(queues: step.Step[][]): Promise<TakenStep[]> {
  const taken: TakenStep[] = []
  const ends = new Map<step.Step, Promise<void>>()
  for (const queue of queues) {
    let end = Promise.resolve()
    for (const each of queue) {
      end = end.then(async () => {
        await Promise.all((each.after ?? []).map((other) => ends.get(other)))
        taken.push(await take(each))
        console.log(`── ${taken.length} of ${queues.flat().length} steps have ended`)
      })
      ends.set(each, end)
    }
  }
  await Promise.all(ends.values())
  return taken
}

async function take({ name, take }: step.Step): Promise<TakenStep> {
  console.log(`\n── ${name}`)
  const start = Date.now()
  const count = await take()
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  return { name, seconds, count }
}

/** Prints the summary. @returns the exit code */
function conclude(steps: TakenStep[]): number {
  const { text, isGood } = summaryOf(steps)
  console.log(`\n${text}`)
  return isGood ? 0 : 1
}
