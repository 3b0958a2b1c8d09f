/** @jest-environment node */
import { count } from '../base/message'
import type { Problem } from '../base/problem'
import { github } from './github'
import { json } from './json'
import { markdown } from './markdown'
import { formatProblem, pretty } from './pretty'
import type { Report } from './report'

const problem: Problem = {
  file: 'content/events/x.yaml',
  line: 2,
  column: 7,
  endColumn: 13,
  severity: 'error',
  rule: 'schema/unknown-value',
  message: 'Type: cannot be “guided”. Only certain words are possible here.',
  fix: 'Did you mean “guidedTour”?',
}
const warning: Problem = {
  ...problem,
  line: 1,
  column: 1,
  severity: 'warning',
  rule: 'order/keys',
  message: 'A, 50 %\n@all',
}

const report = (problems: Problem[], language: Report['language'] = 'en'): Report => ({
  problems,
  files: 3,
  language,
  sourceOf: () => 'slug: x\ntype: guided\n',
})

test('a problem is shown with its place, its line, the marked characters and the fix', () => {
  expect(formatProblem(problem, 'slug: x\ntype: guided\n')).toBe(
    [
      'content/events/x.yaml:2:7  error  schema/unknown-value',
      '  Type: cannot be “guided”. Only certain words are possible here.',
      '  1 | slug: x',
      '> 2 | type: guided',
      '    |       ^^^^^^',
      '  Fix: Did you mean “guidedTour”?',
    ].join('\n'),
  )
})

test('in Czech the words around a problem are Czech too', () => {
  expect(formatProblem(problem, '', 'cs')).toMatch(/^content\/events\/x.yaml:2:7 {2}chyba /)
  expect(formatProblem(problem, '', 'cs')).toContain('  Náprava: ')
  expect(pretty(report([problem, warning], 'cs'))).toMatch(/Obsah: 3 soubory, 1 chyba, 1 varování\.$/)
})

test('lines that end as on Windows are shown without their end', () => {
  expect(formatProblem(problem, 'slug: x\r\ntype: guided\r\n')).not.toContain('\r')
})

test('a problem without a line to show is shown without one', () => {
  expect(formatProblem({ ...problem, line: 9 }, 'slug: x\n').split('\n')).toHaveLength(3)
})

test('the underline never runs past the end of the line', () => {
  expect(formatProblem({ ...problem, endColumn: 99 }, 'slug: x\ntype: guided')).toContain(' ^^^^^^\n')
})

test('of a very long line, the part around the characters is shown, and they are underlined', () => {
  const long = `text: ${'a'.repeat(500)}XYZ${'b'.repeat(500)}`
  const lines = formatProblem({ ...problem, line: 1, column: 507, endColumn: 510 }, long).split('\n')
  const [shown = '', underline = ''] = lines.slice(2)
  expect(shown.length).toBeLessThan(130)
  expect(shown.slice(underline.indexOf('^'), underline.lastIndexOf('^') + 1)).toBe('XYZ')
})

test('nothing wrong is one line', () => {
  expect(pretty(report([]))).toBe('Content: 3 files, no problem found.')
  expect(pretty(report([], 'cs'))).toBe('Obsah: 3 soubory, vše v pořádku.')
})

test.each([
  [1, '1 chyba', '1 error'],
  [3, '3 chyby', '3 errors'],
  [5, '5 chyb', '5 errors'],
])('%i is counted in both languages', (number, cs, en) => {
  expect([count(number, 'error')('cs'), count(number, 'error')('en')]).toEqual([cs, en])
})

test('the JSON is a list of exactly the keys that programs rely on', () => {
  expect(JSON.parse(json(report([problem])))).toEqual([problem])
  expect(Object.keys(problem)).toEqual(['file', 'line', 'column', 'endColumn', 'severity', 'rule', 'message', 'fix'])
})

test('annotations of GitHub have errors first, and nothing in a text that would end them', () => {
  expect(github(report([warning, problem])).split('\n')).toEqual([
    '::error file=content/events/x.yaml,line=2,endLine=2,col=7,endColumn=13,title=schema/unknown-value::' +
      'Type: cannot be “guided”. Only certain words are possible here.%0ADid you mean “guidedTour”?',
    '::warning file=content/events/x.yaml,line=1,endLine=1,col=1,endColumn=13,title=order/keys::A, 50 %25%0A@all%0ADid you mean “guidedTour”?',
  ])
})

test('in Markdown, a text of the content stays text', () => {
  const text = markdown(report([{ ...warning, message: '<img> | @team `x` #1' }]))
  expect(text).toContain('&lt;img> \\| @<!-- -->team \\`x\\` \\#1')
  expect(text).toContain('### `content/events/x.yaml`')
})
