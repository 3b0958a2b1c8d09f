/** @jest-environment node */
import { problemOf } from '../base/rule'
import { syntaxFindings } from '../rules/syntax/syntax'
import { parseYaml } from './parse-yaml'

const parsed = (text: string) => parseYaml('content/x.yaml', text)

/** The syntax errors of a text; their messages without why it matters. */
const problemsIn = (text: string) =>
  syntaxFindings(parsed(text)).map((finding) => {
    const { message, ...problem } = problemOf(finding, 'en')
    return { ...problem, message: message.replace(' The site cannot be built from such a file.', '') }
  })

/** One syntax fault as an editor sees it. */
const only = (text: string) => {
  const problems = problemsIn(text)
  expect(problems).toHaveLength(1)
  const [problem] = problems
  return { ...problem }
}

test('every line that is indented with a tab is reported', () => {
  expect(problemsIn('place:\n\tcs: Brno\n\ten: Brno\n').map(({ line, column }) => [line, column])).toEqual([
    [2, 1],
    [3, 1],
  ])
})

test('a date in quotes, or inside a text, is no problem', () => {
  expect(problemsIn('start: "2031-09-04"\nnote: from 2031-09-04 on\n')).toEqual([])
})

test('lines that end as on Windows do not move the places', () => {
  expect(only('slug: a\r\ntitle: Host: večer\r\nplace: b\r\n')).toMatchObject({ line: 2, column: 8 })
  expect(parsed('slug: a\r\nname: b\r\n').data).toEqual({ slug: 'a', name: 'b' })
})

test('a byte order mark is not content', () => {
  expect(parsed('\ufeffslug: a\n')).toMatchObject({ data: { slug: 'a' }, faults: [] })
  expect(only('\ufeffslug: a\ntitle: Host: večer\n')).toMatchObject({ line: 2, column: 8 })
})

test('an empty file is read as nothing', () => {
  expect(parsed('')).toMatchObject({ data: null, faults: [] })
  expect(parsed('# only a comment\n')).toMatchObject({ data: null, faults: [] })
})

test('an alias or two are read', () => {
  expect(parsed('a: &text Brno\nb: *text\n').data).toEqual({ a: 'Brno', b: 'Brno' })
})

test('a value is found by its path; a missing one at the nearest key above it', () => {
  const { positionOf } = parsed('works:\n  - slug: more\n    title:\n      cs: Moře\n')
  expect(positionOf(['works', 0, 'slug'])).toMatchObject({ line: 2, column: 11, endColumn: 15 })
  expect(positionOf(['works', 0, 'title', 'cs'])).toMatchObject({ line: 4, column: 11, endColumn: 15 })
  expect(positionOf(['works', 0, 'title', 'en'])).toMatchObject({ line: 3, column: 5, endColumn: 10 })
  expect(positionOf(['works', 0])).toMatchObject({ line: 2, column: 5 })
  expect(positionOf(['works', 7])).toMatchObject({ line: 1, column: 1 })
  expect(positionOf([])).toMatchObject({ line: 1, column: 1 })
})

test('a key is found by its path', () => {
  const { keyPositionOf } = parsed('a:\n  b: 1\n')
  expect(keyPositionOf(['a', 'b'])).toEqual({ file: 'content/x.yaml', line: 2, column: 3, endColumn: 4 })
})
