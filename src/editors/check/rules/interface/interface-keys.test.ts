/** @jest-environment node */
import { problemOf } from '../../base/rule'
import { parseYaml } from '../../read/parse-yaml'
import { keyFindings } from './interface-keys'

const problemsIn = (text: string, language: 'cs' | 'en' = 'en') =>
  [...keyFindings('content/translations/artists.yaml', parseYaml(text))].map((finding) => problemOf(finding, language))

const text = (key: string) => `${key}:\n  cs: A\n  en: B\n`
const all = text('title') + text('description') + text('letters')

test('a file with every key that the code shows has no problem', () => {
  expect(problemsIn(all)).toEqual([])
})

test('a missing key is reported with its file, its key and how to write it, in both languages', () => {
  const without = all.replace(text('letters'), '')
  const place = { file: 'content/translations/artists.yaml', severity: 'error', rule: 'translation/missing-key' }
  expect(problemsIn(without)).toEqual([
    expect.objectContaining({
      ...place,
      message: '1 text is missing: letters. Where a text is missing, visitors see its key.',
      fix: 'Write “letters:”, and under that “cs:” and “en:” with the text.',
    }),
  ])
  expect(problemsIn(without, 'cs')).toEqual([
    expect.objectContaining({
      ...place,
      message: 'Chybí 1 text: letters. Kde text chybí, vidí návštěvník jen jeho klíč.',
      fix: 'Napište „letters:“ a pod to „cs:“ a\u00a0„en:“ s textem.',
    }),
  ])
})

test('several missing keys are one problem', () => {
  expect(problemsIn(text('title'))).toEqual([
    expect.objectContaining({ message: expect.stringContaining('2 texts are missing: description, letters.') }),
  ])
})

test('a misspelt key is reported once, at its place, and not as missing', () => {
  expect(problemsIn(all.replace('letters', 'leters'))).toEqual([
    expect.objectContaining({ line: 7, rule: 'translation/misspelt-key', fix: 'Did you mean “letters”?' }),
  ])
})

test('a group in place of a text is reported', () => {
  expect(problemsIn(all.replace(text('letters'), 'letters:\n  one:\n    cs: A\n    en: B\n'))).toEqual([
    expect.objectContaining({ rule: 'translation/missing-key' }),
    expect.objectContaining({ rule: 'translation/unused-key', severity: 'warning' }),
  ])
})

test('a text without languages counts as present; another rule reports its languages', () => {
  expect(problemsIn(all.replace(text('letters'), 'letters: A\n'))).toEqual([])
})
