/** @jest-environment node */
import type { Content } from '../../read/content'
import { parseYaml } from '../../read/parse-yaml'
import { readTypeface } from '../../read/typeface'
import { check } from './letters'

jest.mock('#languages', () => {
  const { completeLanguages } =
    jest.requireActual<typeof import('../../../../i18n/language')>('../../../../i18n/language')
  return { languages: completeLanguages([{ code: 'he' }, { code: 'ja' }, { code: 'pl' }]) }
})

function rulesIn(text: string) {
  const file = {
    path: 'a.yaml',
    file: 'content/a.yaml',
    kind: undefined,
    yaml: parseYaml('content/a.yaml', text),
    gaps: [],
  }
  const content = { folder: { typeface: readTypeface('tests/exhibition') }, files: [file] } as unknown as Content
  return [...check(content)].map(({ rule, line, cause }) => [rule.name, line, cause])
}

test('letters of a script of the site that the typeface lacks are one warning for the whole content', () => {
  expect(rulesIn('he: שלום\n')).toEqual([['typography/script', 1, 'script']])
  expect(rulesIn('pl: Łódź\nja: 東京 とうきょう\nhe: שלום\n')).toEqual([['typography/script', 2, 'script']])
})

test('a letter of a script that the site is not written in is named, as before', () => {
  expect(rulesIn('he: שלום\npl: Ἀθῆναι ∞\n')).toEqual([
    ['typography/script', 1, 'script'],
    ['typography/letters', 2, undefined],
  ])
})
