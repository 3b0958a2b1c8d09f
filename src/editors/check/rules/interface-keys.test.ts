/** @jest-environment node */
import { parseYaml } from '../parse-yaml'
import { problemOf } from '../rule'
import { keyFindings } from './interface-keys'

const problemsIn = (text: string, language: 'cs' | 'en' = 'en') =>
  keyFindings('content/translations/artists.yaml', parseYaml(text)).map((finding) => problemOf(finding, language))

const text = (key: string) => `${key}:\n  cs: A\n  en: B\n`
const all = text('title') + text('description') + text('letters')

test('a file with every key that the code shows has no problem', () => {
  expect(problemsIn(all)).toEqual([])
})

test('a missing key is told with its file, its key and how to write it, in both languages', () => {
  const without = all.replace(text('letters'), '')
  const place = { file: 'content/translations/artists.yaml', severity: 'error', rule: 'translation/missing-key' }
  expect(problemsIn(without)).toEqual([
    expect.objectContaining({
      ...place,
      message: 'The text “letters” is missing. Where a text is missing, visitors see its key.',
      fix: 'Write “letters:”, and under that “cs:” and “en:” with the text.',
    }),
  ])
  expect(problemsIn(without, 'cs')).toEqual([
    expect.objectContaining({
      ...place,
      message: 'Chybí text „letters“. Kde text chybí, vidí návštěvník jen jeho klíč.',
      fix: 'Napište „letters:“ a pod to „cs:“ a „en:“ s textem.',
    }),
  ])
})

test('several missing keys are one problem', () => {
  expect(problemsIn(text('title'))).toEqual([
    expect.objectContaining({ message: expect.stringContaining('2 texts are missing: description, letters.') }),
  ])
})

test('a misspelt key is told once, at its place, and not as missing too', () => {
  expect(problemsIn(all.replace('letters', 'leters'))).toEqual([
    expect.objectContaining({ line: 7, rule: 'translation/misspelt-key', fix: 'Did you mean “letters”?' }),
  ])
})

test('a group where a text belongs is told', () => {
  expect(problemsIn(all.replace(text('letters'), 'letters:\n  one:\n    cs: A\n    en: B\n'))).toEqual([
    expect.objectContaining({ rule: 'translation/missing-key' }),
    expect.objectContaining({ rule: 'translation/unused-key', severity: 'warning' }),
  ])
})

test('a text without its languages is there; its languages are told elsewhere', () => {
  expect(problemsIn(all.replace(text('letters'), 'letters: A\n'))).toEqual([])
})
