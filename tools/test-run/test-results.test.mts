/** @jest-environment node */
import path from 'node:path'
import { countBrowserTests, countUnitTests, gatsbyWarnings, one, withExitCode } from './test-results.mts'

test('unit tests that failed, needed a second try or did not run are named with their file', () => {
  const assertionResults = [
    { fullName: 'a sum is a number', status: 'passed', invocations: 1 },
    { fullName: 'a word is a number', status: 'failed', invocations: 2 },
    { fullName: 'the weather is good', status: 'passed', invocations: 2 },
    { fullName: 'a sum is small', status: 'pending' },
  ]
  const file = { name: path.resolve('src/sum.test.ts'), status: 'failed', assertionResults }
  expect(countUnitTests({ numPassedTests: 2, numFailedTests: 1, numFailedTestSuites: 1, testResults: [file] })).toEqual(
    {
      passed: 2,
      failed: 1,
      failures: ['src/sum.test.ts › a word is a number'],
      flaky: ['src/sum.test.ts › the weather is good'],
      skipped: ['src/sum.test.ts › a sum is small'],
    },
  )
})

test('a file of unit tests that cannot be read is one failure', () => {
  const file = { name: path.resolve('src/sum.test.ts'), status: 'failed', assertionResults: [] }
  expect(countUnitTests({ numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1, testResults: [file] })).toEqual(
    {
      passed: 0,
      failed: 1,
      failures: ['src/sum.test.ts'],
      flaky: [],
      skipped: [],
    },
  )
})

test('browser tests that failed, needed a second try or did not run are named with project, file and group', () => {
  const tests = (phone: string, desktop: string) => [
    { status: phone, projectName: 'phone' },
    { status: desktop, projectName: 'desktop' },
  ]
  const group = { title: 'on paper', specs: [{ title: 'the map is printed', tests: tests('flaky', 'expected') }] }
  const file = {
    title: 'map.spec.ts',
    specs: [
      { title: 'the map opens', tests: tests('expected', 'unexpected') },
      { title: 'the map is folded', tests: [{ status: 'skipped', projectName: 'phone' }] },
    ],
    suites: [group],
  }
  expect(countBrowserTests({ stats: { expected: 2, unexpected: 1, flaky: 1 }, suites: [file] })).toEqual({
    passed: 3,
    failed: 1,
    failures: ['[desktop] map.spec.ts › the map opens'],
    flaky: ['[phone] map.spec.ts › on paper › the map is printed'],
    skipped: ['[phone] map.spec.ts › the map is folded'],
  })
})

test('a program that ends with an error fails its step, though no test failed', () => {
  expect(withExitCode(one(true), 'playwright', false)).toMatchObject({
    failed: 1,
    failures: ['playwright ended with an error outside of its tests'],
  })
  expect(withExitCode(one(true), 'playwright', true)).toEqual(one(true))
  expect(withExitCode(one(false), 'playwright', false)).toEqual(one(false))
})

test('Gatsby’s warnings are found with their colours, and what only mentions one is not', () => {
  const output = '\u001B[2K\u001B[1A\u001B[33mwarn\u001B[39m A plugin is old\nsuccess warn nobody\ninfo Done\n'
  expect(gatsbyWarnings(output)).toEqual(['warn A plugin is old'])
})
