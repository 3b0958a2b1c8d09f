/** @jest-environment node */
import { byPlace, formatProblem, type Problem } from './problem'

const problem: Problem = {
  file: 'content/events/x.yaml',
  line: 2,
  column: 7,
  endColumn: 13,
  severity: 'error',
  rule: 'schema/unknown-value',
  message: 'Type: cannot be “guided”.',
  fix: 'Did you mean “guidedTour”?',
}

test('a problem is told with its place, its line, the characters meant and the way out', () => {
  expect(formatProblem(problem, 'slug: x\ntype: guided\n')).toBe(
    [
      'content/events/x.yaml:2:7  error  schema/unknown-value',
      '  Type: cannot be “guided”.',
      '    2 | type: guided',
      '              ^^^^^^',
      '  Fix: Did you mean “guidedTour”?',
    ].join('\n'),
  )
})

test('lines that end as on Windows are shown without their end', () => {
  expect(formatProblem(problem, 'slug: x\r\ntype: guided\r\n')).not.toContain('\r')
})

test('a problem without a line to show is told without one', () => {
  const told = formatProblem({ ...problem, line: 9 }, 'slug: x\n').split('\n')
  expect(told).toHaveLength(3)
  expect(told).not.toContainEqual(expect.stringContaining('^'))
})

test('the underline never runs past the end of the line', () => {
  expect(formatProblem({ ...problem, endColumn: 99 }, 'slug: x\ntype: guided')).toContain(' ^^^^^^\n')
})

test('problems stand by file, then from top to bottom', () => {
  const at = (file: string, line: number, column: number) => ({ ...problem, file, line, column })
  const sorted = [at('b', 1, 1), at('a', 2, 5), at('a', 2, 3), at('a', 1, 9)].sort(byPlace)
  expect(sorted.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'a:1:9',
    'a:2:3',
    'a:2:5',
    'b:1:1',
  ])
})
