import type { Count } from './test-results.mts'

export type TakenStep = { name: string; seconds: number; count: Count }

/** How many tests may need a second try before the run fails: then something is wrong with the tests. */
const flakyAllowed = 3

const list = (names: string[], indent = '  ') => names.map((name) => `\n${indent}${name}`).join('')

/**
 * Summarizes a run.
 * @param steps in the order in which they ended
 * @returns the last lines of the output, of which the very last is `N passed, N failed`, and whether the run is good
 */
export function summaryOf(steps: TakenStep[]): { text: string; isGood: boolean } {
  const paragraphs: string[] = []
  const flaky = steps.flatMap(({ count }) => count.flaky)
  const isSteady = flaky.length <= flakyAllowed
  if (flaky.length > 0) paragraphs.push(`Flaky, passed at the second try:${list(flaky)}`)
  if (!isSteady) paragraphs.push(`More than ${flakyAllowed} flaky tests fail the run: fix them.`)

  const skipped = steps.flatMap(({ count }) => count.skipped)
  if (skipped.length > 0) paragraphs.push(`Skipped:${list(skipped)}`)

  paragraphs.push(`Times:${list(steps.map(({ name, seconds }) => `${String(seconds).padStart(3)} s  ${name}`))}`)

  const bad = steps.filter(({ count }) => count.failed > 0)
  if (bad.length > 0) {
    paragraphs.push(`Failed:${bad.map(({ name, count }) => list([name]) + list(count.failures, '    ')).join('')}`)
  }

  const sum = (key: 'passed' | 'failed') => steps.reduce((total, { count }) => total + count[key], 0)
  const failed = sum('failed') + Number(!isSteady)
  paragraphs.push(`${sum('passed')} passed, ${failed} failed`)
  return { text: paragraphs.join('\n\n'), isGood: failed === 0 }
}
