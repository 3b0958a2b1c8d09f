/** @jest-environment node */
import fc from 'fast-check'
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { aContentFolder, withText } from '../../../../tests/support/content'
import { kindOf, kinds } from '../../../model/kinds'
import { textsIn } from '../../../model/translations'
import { problemOf } from '../base/rule'
import type { ContentFolder } from '../read/content-folder'
import { findAll } from './find-problems'

const fromPlugin = createRequire(createRequire(__filename).resolve('gatsby-transformer-yaml/package.json'))
const { load } = fromPlugin('js-yaml') as { load: (text: string) => unknown }

const valid = aContentFolder()
const paths = [...valid.texts.keys()]

/** A mistake that a person or a program makes in a text. */
type Mistake = (text: string, pick: (count: number) => number) => string

const lineMistake =
  (change: (line: string) => string | string[]): Mistake =>
  (text, pick) => {
    const lines = text.split('\n')
    const at = pick(lines.length)
    return lines.flatMap((line, index) => (index === at ? change(line) : [line])).join('\n')
  }

/** Mistakes that change nothing. */
const harmless = ['line ends of Windows', 'mixed line ends', 'a byte order mark']

const numbers = ['1_000', '0o17', '0b11', '0x1F', '017', '.5', '+12', '1e3', '12:30:45', '.inf', 'y', '~']

const mistakes: Record<string, Mistake> = {
  'a line dropped': lineMistake(() => []),
  'a line twice': lineMistake((line) => [line, line]),
  'a key misspelt': lineMistake((line) => line.replace(/(\w)(\w):/, '$2$1:')),
  'a key without its value': lineMistake((line) => line.replace(/: .*/, ':')),
  'a number for a value': lineMistake((line) => line.replace(/: .*/, ': 7')),
  'a list for a value': lineMistake((line) => line.replace(/: .*/, ': [a, 1, null]')),
  'a group for a value': lineMistake((line) => line.replace(/: .*/, ': { a: b }')),
  'a yes for a value': lineMistake((line) => line.replace(/: .*/, ': yes')),
  'a value misspelt': lineMistake((line) => line.replace(/(\w)(\w)$/, '$2$1')),
  'a tab for spaces': lineMistake((line) => line.replace('  ', '\t')),
  'a space more': lineMistake((line) => ` ${line}`),
  'a space less': lineMistake((line) => line.replace(/^ /, '')),
  'a quote lost': (text) => text.replace('"', ''),
  'a colon without its space': lineMistake((line) => line.replace(': ', ':')),
  'a comment glued on': lineMistake((line) => `${line}#x`),
  'a file cut off': (text, pick) => text.slice(0, pick(text.length)),
  'a character lost': (text, pick) => {
    const at = pick(text.length)
    return text.slice(0, at) + text.slice(at + 1)
  },
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'mixed line ends': (text, pick) =>
    text
      .split('\n')
      .map((line, index) => line + (index % (pick(3) + 2) ? '\n' : '\r\n'))
      .join(''),
  'a byte order mark': (text) => `\ufeff${text}`,
  'a control character': (text, pick) => {
    const at = pick(text.length)
    return text.slice(0, at) + String.fromCharCode(pick(32)) + text.slice(at)
  },
  'an anchor and an alias': (text) => `${text.replace(': ', ': &a ')}again: *a\n`,
  'a merge key': (text) => `base: &b { slug: x }\n<<: *b\n${text}`,
  'a tag': lineMistake((line) => line.replace(': ', ': !!binary ')),
  'a number that programs read in their own ways': (text, pick) =>
    lineMistake((line) => line.replace(/: .*/, `: ${numbers[pick(numbers.length)] ?? ''}`))(text, pick),
  'a number that only the build knows': lineMistake((line) => line.replace(/: .*/, ': 0b11')),
  'a key that objects have of their own': (text) => `${text}__proto__:\n  slug: x\nconstructor: y\n`,
  'a second document': (text) => `${text}---\nslug: x\n`,
  'nothing but brackets': (_text, pick) => '[{'.repeat(pick(3000)),
  'ten thousand entries': (text) => `${text}more:\n${'  - slug: x\n'.repeat(10_000)}`,
  'a billion laughs': () =>
    ['l0: &l0 lol', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `l${n}: &l${n} [${`*l${n - 1},`.repeat(9)}]`)].join('\n'),
}

/** A wrong copy of the small exhibition: one to three mistakes in one of its files. */
const wrongCopy = fc
  .record({
    path: fc.constantFrom(...paths),
    names: fc.array(fc.constantFrom(...Object.keys(mistakes)), { minLength: 1, maxLength: 3 }),
    seeds: fc.infiniteStream(fc.nat()),
  })
  .map(({ path, names, seeds }) => {
    const pick = (count: number) => (count > 0 ? Number(seeds.next().value) % count : 0)
    const text = names.reduce((wrong, name) => mistakes[name]?.(wrong, pick) ?? wrong, valid.texts.get(path) ?? '')
    return { path, names, folder: withText(valid, path, text) }
  })

/** What the build does with a file: it throws, or reads something that no page is made for. */
function whatBreaks(path: string, text: string): string | undefined {
  try {
    const data = load(text)
    if (!isDeepStrictEqual(data ?? null, parse(text, { logLevel: 'silent' }))) return `${path} is read otherwise`
    const kind = kindOf(path)
    if (kind && !kinds[kind].schema.safeParse(data).success) return `${path} is no ${kind}`
    if (!kind) textsIn('cs', data)
  } catch (error) {
    return `${path}: ${String(error)}`
  }
  return undefined
}

test('the small exhibition itself builds', () => {
  expect([...valid.texts].map(([path, text]) => whatBreaks(path, text)).filter(Boolean)).toEqual([])
})

test('no mistake crashes the check, and none that breaks the build passes it', () => {
  const found = new Set<string>()
  fc.assert(
    fc.property(wrongCopy, ({ path, folder, names }) => {
      const findings = findAll(folder)
      const problems = findings.map((finding) => problemOf(finding, 'cs'))
      const hasError = problems.some(({ severity }) => severity === 'error')
      const breaks = whatBreaks(path, folder.texts.get(path)!)
      if (breaks !== undefined && !hasError) throw new Error(`passed, although ${breaks}`)
      if (hasError) for (const name of names) found.add(name)
      for (const { line, column, endColumn } of problems) {
        if (!(line >= 1 && column >= 1 && endColumn > column))
          throw new Error(`no place: ${line}:${column}-${endColumn}`)
      }
    }),
    { numRuns: 120, examples: Object.keys(mistakes).map((name) => [exampleOf(name)]) },
  )
  // Every mistake except those that change nothing was found at least once.
  expect(Object.keys(mistakes).filter((name) => !found.has(name) && !harmless.includes(name))).toEqual([])
})

const isFound = (folder: ContentFolder) => findAll(folder).some(({ rule }) => rule.severity === 'error')

/** Each mistake once, alone, in the largest file, at the first place where it is one: `Nádraží#x` is a good text. */
function exampleOf(name: string) {
  const path = 'exhibition.yaml'
  const withMistake = (at: number) =>
    withText(
      valid,
      path,
      mistakes[name]!(valid.texts.get(path)!, () => at),
    )
  const at = harmless.includes(name) ? 0 : range(60).findIndex((at) => isFound(withMistake(at)))
  return { path, names: [name], folder: withMistake(Math.max(at, 0)) }
}

const range = (length: number) => Array.from({ length }, (_, index) => index)
