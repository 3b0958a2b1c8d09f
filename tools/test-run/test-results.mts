import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How the tests of a step ended. */
export type Count = {
  passed: number
  failed: number
  /** The names of tests that failed, as far as the step has tests with names. */
  failures: string[]
  /** The names of tests that passed at their second try only. */
  flaky: string[]
  /** The names of tests that did not run. */
  skipped: string[]
}

/** A step that is one test. */
export const one = (isGood: boolean): Count => ({
  passed: Number(isGood),
  failed: Number(!isGood),
  failures: [],
  flaky: [],
  skipped: [],
})

/** What is used of the file that `jest --json` writes. */
export type UnitResults = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: {
    /** The path of the file. */
    name: string
    status: string
    assertionResults: { fullName: string; status: string; invocations?: number }[]
  }[]
}

/** A program that ends with an error fails the step, also if no test of it failed. */
export function withExitCode(count: Count, program: string, isGood: boolean): Count {
  if (isGood || count.failed > 0) return count
  return { ...count, failed: 1, failures: [`${program} ended with an error outside of its tests`] }
}

export function countUnitTests(results: UnitResults): Count {
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites, testResults } = results
  const named = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name)
    const tests = assertionResults.map((test) => ({ ...test, name: `${file} › ${test.fullName}` }))
    const isWhole = status !== 'failed' || tests.some((test) => test.status === 'failed')
    return isWhole ? tests : [...tests, { status, name: file, invocations: 1 }]
  })
  return {
    passed,
    // A test file that could not even be read has no failed test in it.
    failed: Math.max(numFailedTests, numFailedTestSuites),
    failures: named.filter(({ status }) => status === 'failed').map(({ name }) => name),
    flaky: named
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ name }) => name),
    skipped: named.filter(({ status }) => status === 'pending' || status === 'todo').map(({ name }) => name),
  }
}

type BrowserSuite = {
  /** The path of the file, or the title of a group of tests in it. */
  title: string
  suites?: BrowserSuite[]
  specs?: { title: string; tests: { status: string; projectName: string }[] }[]
}

/** What is used of the file that Playwright's JSON reporter writes. */
export type BrowserResults = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: BrowserSuite[]
}

export function countBrowserTests({ stats, suites }: BrowserResults): Count {
  const named = suites.flatMap((suite) => testsOf(suite))
  const namesOf = (wanted: string) => named.filter(({ status }) => status === wanted).map(({ name }) => name)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: namesOf('unexpected'),
    flaky: namesOf('flaky'),
    skipped: namesOf('skipped'),
  }
}

function testsOf(suite: BrowserSuite, above: string[] = []): { name: string; status: string }[] {
  const titles = [...above, suite.title]
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, projectName }) => ({ status, name: `[${projectName}] ${[...titles, title].join(' › ')}` })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((each) => testsOf(each, titles))]
}

/** The warnings in what Gatsby has printed, each with its first line only: 'warn The letter ɐ is missing'. */
export function gatsbyWarnings(output: string): string[] {
  return stripVTControlCharacters(output).match(/^warn .+/gm) ?? []
}
