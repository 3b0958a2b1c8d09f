/** @jest-environment node */
import { summaryOf } from './summary.mts'

const none = { failures: [], flaky: [], skipped: [] }
const names = (count: number) => Array.from({ length: count }, (_, index) => `test ${index + 1}`)

test('the summary tells how long each step took, and ends with the counts', () => {
  const { text, isGood } = summaryOf([
    { name: 'lint', seconds: 7, count: { passed: 1, failed: 0, ...none } },
    { name: 'unit', seconds: 120, count: { passed: 40, failed: 0, ...none } },
  ])
  expect(text).toBe('Times:\n    7 s  lint\n  120 s  unit\n\n41 passed, 0 failed')
  expect(isGood).toBe(true)
})

test('it names each test that failed, below its step', () => {
  const count = { ...none, passed: 3, failed: 2, failures: names(2) }
  const { text, isGood } = summaryOf([{ name: 'unit', seconds: 9, count }])
  expect(text).toContain('Failed:\n  unit\n    test 1\n    test 2\n')
  expect(text).toMatch(/\n3 passed, 2 failed$/)
  expect(isGood).toBe(false)
})

test('it names each test that was skipped', () => {
  const count = { ...none, passed: 1, failed: 0, skipped: names(1) }
  const { text, isGood } = summaryOf([{ name: 'unit', seconds: 1, count }])
  expect(text).toContain('Skipped:\n  test 1\n')
  expect(isGood).toBe(true)
})

test.each([
  [3, true],
  [4, false],
])('with %i tests that needed a second try, in all steps together, it is %s that the run is good', (flaky, isGood) => {
  const steps = [names(2), names(flaky).slice(2)].map((flaky) => ({
    name: 'browser',
    seconds: 1,
    count: { ...none, passed: 5, failed: 0, flaky },
  }))
  const summary = summaryOf(steps)
  expect(summary.isGood).toBe(isGood)
  expect(summary.text).toContain('Flaky, passed at the second try:\n  test 1\n  test 2\n')
  expect(summary.text.endsWith(isGood ? '10 passed, 0 failed' : '10 passed, 1 failed')).toBe(true)
})
