/** @jest-environment node */
import { parseYaml } from './parse-yaml'
import { textsIn, translationProblems } from './translation-problems'

const problemsIn = (text: string) => translationProblems('content/x.yaml', parseYaml('content/x.yaml', text))

test('groups of texts in both languages have no problems', () => {
  expect(problemsIn('menu:\n  open:\n    cs: Menu\n    en: Menu\ntitle:\n  cs: A\n  en: B\n')).toEqual([])
})

test('a text without one language is reported at its key', () => {
  expect(problemsIn('menu:\n  open:\n    en: Menu\n')).toEqual([
    expect.objectContaining({
      line: 2,
      column: 3,
      rule: 'translation/missing',
      message: '“menu.open” has no text in “cs”.',
      fix: 'Add “cs:” with the text.',
    }),
  ])
})

test('an empty text is a missing one', () => {
  expect(problemsIn('title:\n  cs: " "\n  en: A\n')).toEqual([
    expect.objectContaining({ line: 2, column: 7, message: '“title” has no text in “cs”.' }),
  ])
})

test('a language that the site does not have is reported at its key', () => {
  expect(problemsIn('title:\n  cs: A\n  en: B\n  de: C\n')).toEqual([
    expect.objectContaining({
      line: 4,
      column: 3,
      endColumn: 5,
      rule: 'schema/unknown-key',
      message: '“de” is not a language of this site.',
      fix: 'Write one of: cs, en.',
    }),
  ])
})

test('a text where its languages belong is reported', () => {
  expect(problemsIn('menu:\n  open: Menu\n')).toEqual([
    expect.objectContaining({
      line: 2,
      column: 9,
      rule: 'schema/wrong-type',
      message: '“menu.open” must have a text in each language.',
    }),
  ])
})

test('the texts of one language keep their keys', () => {
  const tree = { menu: { open: { cs: 'Menu', en: 'Open' } }, title: { cs: 'A', en: 'B' } }
  expect(textsIn('cs', tree)).toEqual({ menu: { open: 'Menu' }, title: 'A' })
  expect(textsIn('en', tree)).toEqual({ menu: { open: 'Open' }, title: 'B' })
})
