/** @jest-environment node */
import { problemOf } from '../base/rule'
import { syntaxFindings } from '../rules/syntax/syntax'
import { parseYaml } from './parse-yaml'

/** The syntax errors of a text; their messages without why it matters. */
const problemsIn = (text: string) =>
  syntaxFindings('content/x.yaml', parseYaml(text)).map((finding) => {
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

test('valid YAML gives its data and no problem', () => {
  const { data, faults } = parseYaml('slug: more\nyears: [2024, 2031]\n')
  expect(data).toEqual({ slug: 'more', years: [2024, 2031] })
  expect(faults).toEqual([])
})

test('a tab as indentation', () => {
  expect(only('place:\n  cs: Brno\n\ten: Brno\n')).toMatchObject({
    line: 3,
    column: 1,
    endColumn: 2,
    rule: 'syntax/tab-as-indent',
    message: 'The line is indented with a tab.',
    fix: 'Replace the tab with spaces, two for each level.',
  })
})

test('every line that is indented with a tab is reported', () => {
  expect(problemsIn('place:\n\tcs: Brno\n\ten: Brno\n').map(({ line, column }) => [line, column])).toEqual([
    [2, 1],
    [3, 1],
  ])
})

test('a duplicate key, at the second of the two', () => {
  expect(only('slug: a\nname: b\nslug: c\n')).toMatchObject({
    line: 3,
    column: 1,
    rule: 'syntax/duplicate-key',
    message: 'The same key is on this level twice.',
    fix: 'Delete one of them.',
  })
})

test('a colon and a space in a text without quotes', () => {
  expect(only('title:\n  cs: Host: večer\n  en: A Guest\n')).toMatchObject({
    line: 2,
    column: 7,
    rule: 'syntax/block-as-implicit-key',
    message: 'A text with “: ” in it is read as a key.',
    fix: 'Write cs: "Host: večer"',
  })
})

test('a line indented too little for its level', () => {
  expect(only('place:\n    cs: Brno\n  en: Brno\n')).toMatchObject({
    line: 3,
    column: 1,
    rule: 'syntax/bad-indent',
    message: 'The line is indented too little or too much.',
    fix: 'Write 4 spaces before “en: Brno”, as on line 2.',
  })
})

test('a line indented too much, at that line and not at the one above', () => {
  expect(only('place:\n  cs: Brno\n    en: Brno\n')).toMatchObject({
    line: 3,
    rule: 'syntax/too-deep',
    message: 'The line is indented deeper than the one above, so it is read as the rest of its text.',
    fix: 'Write 2 spaces before “en: Brno”, as on line 2.',
  })
})

test('a missing quote, where it was opened, although the parser notices at the end of the file', () => {
  expect(only('slug: a\ntitle: "Moře\n')).toMatchObject({
    line: 2,
    column: 8,
    rule: 'syntax/missing-char',
    message: 'A quote, a bracket or a colon is missing.',
  })
  expect(only("title: 'Moře\nslug: a\n")).toMatchObject({ line: 1, column: 8, rule: 'syntax/missing-char' })
})

test('a missing quote with other quotes after it is one problem', () => {
  expect(only('start: "2031-09-04T17:00\nend: "2031-09-04T22:00"\nplace: "a"\n')).toMatchObject({
    line: 1,
    column: 8,
    endColumn: 25,
    rule: 'syntax/missing-char',
  })
})

test('a missing bracket', () => {
  expect(only('languages: [cs, en\ncapacity: 20\n')).toMatchObject({ line: 1, column: 12, fix: 'Write [cs, en]' })
})

test('a quote inside quotes', () => {
  expect(only('title: "The "Sea""\n')).toMatchObject({
    line: 1,
    column: 14,
    rule: 'syntax/inner-quotes',
    fix: 'Write title: "The „Sea“"',
  })
})

test('a key without its colon', () => {
  expect(only('slug\nname: b\n')).toMatchObject({
    line: 1,
    column: 1,
    rule: 'syntax/multiline-implicit-key',
    message: 'A key is missing its colon, or a text goes on where a key should be.',
  })
})

test('a text that begins with a character of YAML’s own', () => {
  expect(only('title: @home\n')).toMatchObject({ line: 1, column: 8, rule: 'syntax/bad-scalar-start' })
  expect(only('title: *star\n')).toMatchObject({
    line: 1,
    column: 8,
    endColumn: 13,
    rule: 'syntax/bad-alias',
    message: 'A text that begins with * is read as a reference.',
    fix: 'Write title: "*star"',
  })
})

test('a backslash in double quotes', () => {
  expect(only('title: "a \\d"\n')).toMatchObject({ line: 1, column: 11, rule: 'syntax/bad-dq-escape' })
})

test('a second document in one file', () => {
  expect(only('slug: a\n---\nslug: b\n')).toMatchObject({
    line: 2,
    column: 1,
    rule: 'syntax/multiple-docs',
    message: 'A line of three hyphens starts a second document.',
  })
})

test('a date without quotes is reported with the right spelling', () => {
  expect(only('slug: a\nstartDate: 2031-09-04\n')).toMatchObject({
    line: 2,
    column: 12,
    endColumn: 22,
    rule: 'syntax/unquoted-date',
    message: 'The date 2031-09-04 has no quotes. Programs read such dates in different ways.',
    fix: 'Write "2031-09-04".',
  })
  expect(only('start: 2031-09-04T17:00\n')).toMatchObject({ fix: 'Write "2031-09-04T17:00".' })
})

test('a date in quotes, or inside a text, is no problem', () => {
  expect(problemsIn('start: "2031-09-04"\nnote: from 2031-09-04 on\n')).toEqual([])
})

test('lines that end as on Windows do not move the places', () => {
  expect(only('slug: a\r\ntitle: Host: večer\r\nplace: b\r\n')).toMatchObject({ line: 2, column: 8 })
  expect(parseYaml('slug: a\r\nname: b\r\n').data).toEqual({ slug: 'a', name: 'b' })
})

test('a byte order mark is not content', () => {
  expect(parseYaml('\ufeffslug: a\n')).toMatchObject({ data: { slug: 'a' }, faults: [] })
  expect(only('\ufeffslug: a\ntitle: Host: večer\n')).toMatchObject({ line: 2, column: 8 })
})

test('an empty file is read as nothing', () => {
  expect(parseYaml('')).toMatchObject({ data: null, faults: [] })
  expect(parseYaml('# only a comment\n')).toMatchObject({ data: null, faults: [] })
})

test('an alias or two are read', () => {
  expect(parseYaml('a: &text Brno\nb: *text\n').data).toEqual({ a: 'Brno', b: 'Brno' })
})

test('a billion laughs are one problem, not a crash', () => {
  const lol = Array.from({ length: 9 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n}, `.repeat(9)}*l${n}]`)
  expect(only(['l0: &l0 lol', ...lol].join('\n'))).toMatchObject({
    line: 1,
    column: 1,
    rule: 'syntax/invalid',
    message: expect.stringContaining('alias'),
  })
})

test('deep nesting and characters that are no text do not crash the reader', () => {
  expect(() => parseYaml('['.repeat(2000))).not.toThrow()
  expect(() => parseYaml('\u0000\uffff%&*!|>?-:')).not.toThrow()
})

test('a value is found by its path; a missing one at the nearest key above it', () => {
  const { positionOf } = parseYaml('works:\n  - slug: more\n    title:\n      cs: Moře\n')
  expect(positionOf(['works', 0, 'slug'])).toEqual({ line: 2, column: 11, endColumn: 15 })
  expect(positionOf(['works', 0, 'title', 'cs'])).toEqual({ line: 4, column: 11, endColumn: 15 })
  expect(positionOf(['works', 0, 'title', 'en'])).toEqual({ line: 3, column: 5, endColumn: 10 })
  expect(positionOf(['works', 0])).toMatchObject({ line: 2, column: 5 })
  expect(positionOf(['works', 7])).toMatchObject({ line: 1, column: 1 })
  expect(positionOf([])).toMatchObject({ line: 1, column: 1 })
})

test('a key is found by its path', () => {
  const { keyPositionOf } = parseYaml('a:\n  b: 1\n')
  expect(keyPositionOf(['a', 'b'])).toEqual({ line: 2, column: 3, endColumn: 4 })
})
