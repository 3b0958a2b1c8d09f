/** @jest-environment node */
import { problemOf } from '../../base/rule'
import { parseYaml } from '../../read/parse-yaml'
import { keyFindings } from './interface-keys'

const problemsIn = (text: string, language: 'cs' | 'en' = 'en') =>
  [...keyFindings(parseYaml('content/translations/artists.yaml', text))].map((finding) => problemOf(finding, language))

const text = (key: string) => `${key}:\n  cs: A\n  en: B\n`
const all = text('title') + text('description') + text('letters')

test('missing keys are one problem with their file, the keys and how to write the first, in both languages', () => {
  const place = { file: 'content/translations/artists.yaml', severity: 'error', rule: 'translation/missing-key' }
  expect(problemsIn(text('title'))).toEqual([
    expect.objectContaining({
      ...place,
      message: '2 texts are missing: description, letters. Where a text is missing, visitors see its key.',
      fix: 'Write “description:”, and under that “cs:” and “en:” with the text.',
    }),
  ])
  expect(problemsIn(text('title'), 'cs')).toEqual([
    expect.objectContaining({
      ...place,
      message: 'Chybí 2 texty: description, letters. Kde text chybí, vidí návštěvník jen jeho klíč.',
      fix: 'Napište „description:“ a pod to „cs:“ a\u00a0„en:“ s textem.',
    }),
  ])
})

test('a group in place of a text is reported', () => {
  expect(problemsIn(all.replace(text('letters'), 'letters:\n  one:\n    cs: A\n    en: B\n'))).toEqual([
    expect.objectContaining({ rule: 'translation/missing-key' }),
    expect.objectContaining({ rule: 'translation/unused-key', severity: 'warning' }),
  ])
})
