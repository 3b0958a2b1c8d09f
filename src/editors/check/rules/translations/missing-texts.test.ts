/** @jest-environment node */
import { problemOf } from '../../base/rule'
import { parseYaml } from '../../read/parse-yaml'
import { structureFindings } from '../interface/interface-texts'
import { missingTexts } from './missing-texts'

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `  word${index}:\n    cs: Slovo\n`).join('')

const problemsIn = (text: string, language: 'cs' | 'en') =>
  structureFindings(parseYaml('content/x.yaml', text)).map((finding) => problemOf(finding, language))

test('a few texts that a language lacks are one problem each, at their places', () => {
  const problems = problemsIn(`group:\n${words(3)}`, 'en')
  expect(problems.map(({ rule, line, fix }) => [rule, line, fix])).toEqual([
    ['translation/missing', 2, 'Add “en:” with the text.'],
    ['translation/missing', 4, 'Add “en:” with the text.'],
    ['translation/missing', 6, 'Add “en:” with the text.'],
  ])
})

test('more than a few are one problem of the file, with the list of their places', () => {
  const text = `group:\n${words(5)}`
  const places = 'group.word0, group.word1, group.word2, group.word3, group.word4'
  expect(problemsIn(text, 'en')).toEqual([
    expect.objectContaining({
      rule: 'translation/missing-language',
      line: 2,
      message: `In English, 5 texts are missing: ${places}. Every text is shown in each language of the site.`,
      fix: 'Add “en:” with the text to each of them.',
    }),
  ])
  expect(problemsIn(text, 'cs')[0]?.message).toBe(
    `Angličtina: chybí 5 textů: ${places}. Každý text je na stránkách v každém jazyce.`,
  )
})

test('fields of the content are named as an editor would', () => {
  const paths = ['title', 'medium', 'credit', 'alt'].map((key) => ['works', 1, key, 'en'])
  const [problem] = missingTexts(parseYaml('content/x.yaml', ''), paths, 'Artist')
  expect(problem?.describe('en').what).toBe(
    'In English, 4 texts are missing: works 2 › title, works 2 › medium, works 2 › credit, works 2 › alternative text.',
  )
})
