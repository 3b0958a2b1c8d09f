/** @jest-environment node */
import { problemOf } from '../../base/rule'
import { parseYaml } from '../../read/parse-yaml'
import { structureFindings } from './interface-texts'

const problemsIn = (text: string) =>
  structureFindings('content/x.yaml', parseYaml(text)).map((finding) => problemOf(finding, 'en'))

test('groups of texts in both languages have no problems', () => {
  expect(problemsIn('menu:\n  open:\n    cs: Menu\n    en: Menu\ntitle:\n  cs: A\n  en: B\n')).toEqual([])
})

test('a text without one language is reported at its key', () => {
  expect(problemsIn('menu:\n  open:\n    en: Menu\n')).toEqual([
    expect.objectContaining({
      line: 2,
      column: 3,
      rule: 'translation/missing',
      message: expect.stringContaining('“menu” › “open” › in Czech: is missing.'),
      fix: 'Add “cs:” with the text.',
    }),
  ])
})

test('an empty text is a missing one', () => {
  expect(problemsIn('title:\n  cs: " "\n  en: A\n')).toEqual([
    expect.objectContaining({
      line: 2,
      column: 7,
      message: expect.stringContaining('“title” › in Czech: is missing.'),
    }),
  ])
})

test('a language that the site does not have is reported at its key', () => {
  expect(problemsIn('title:\n  cs: A\n  en: B\n  de: C\n')).toEqual([
    expect.objectContaining({
      line: 4,
      column: 3,
      endColumn: 5,
      rule: 'translation/unknown-language',
      message: expect.stringContaining('“de” is not a language of this site.'),
      fix: 'Write one of: cs, en.',
    }),
  ])
})

test('a text where its languages belong is reported', () => {
  expect(problemsIn('menu:\n  open: Menu\n')).toEqual([
    expect.objectContaining({
      line: 2,
      column: 9,
      rule: 'translation/no-languages',
      message: expect.stringContaining('“menu.open” must have a text in each language.'),
    }),
  ])
})
