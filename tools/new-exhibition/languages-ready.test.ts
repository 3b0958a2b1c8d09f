/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { readContent } from '../../src/editors/check/read/read-content'
import { findProblems } from '../../src/editors/check/run/find-problems'
import type { Exhibition } from '../../src/model/exhibition'
import { claimFolder } from './claim-folder'
import { writeNewExhibition } from './new-exhibition'
import { parts, wishesOf } from './wishes'

const codes = ['pl', 'de', 'fi']

// As in the command, the languages of the site are those of the new exhibition.
jest.mock('#languages', () => {
  const { completeLanguages } = jest.requireActual<typeof import('../../src/i18n/language')>('../../src/i18n/language')
  return { languages: completeLanguages(['pl', 'de', 'fi'].map((code) => ({ code }))) }
})

let folder: string
let missing: string[]
beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'new-')), 'exhibition')
  await claimFolder(folder, codes)
  const wishes = wishesOf({ languages: codes.join(), parts: parts.join() }, '2030-02-10')
  missing = await writeNewExhibition(folder, 'tests/exhibition', wishes)
})
afterAll(() => rm(path.dirname(folder), { recursive: true }))

test('the Polish and German texts are ready; a language that has none begins with the English ones', () => {
  expect(missing).toEqual(['fi'])
})

test('the Polish and German texts have every key, every plural form and every placeholder, and pass the check', async () => {
  const problems = findProblems(await readContent(folder, { isForProduction: true }), 'en')
  expect(problems.filter(({ rule }) => rule !== 'example/text')).toEqual([])
})

test('the exhibition has words of Polish and German addresses, and dates in Polish and German', async () => {
  const text = await readFile(path.join(folder, 'exhibition.yaml'), 'utf8')
  const { languages, description } = parse(text) as Exhibition
  expect(languages.map(({ code, addresses }) => [code, addresses?.works])).toEqual([
    ['pl', 'prace'],
    ['de', 'werke'],
    ['fi', undefined],
  ])
  const { pl, de } = description as Record<string, string>
  expect(pl).toContain('12–13 maja 2030')
  expect(de).toContain('12.–13. Mai 2030')
})

test('a plural form that a language has not is its general one', async () => {
  const { capacity_few: few } = parse(await readFile(path.join(folder, 'translations/programme.yaml'), 'utf8')) as Forms
  expect(few.de).toBe('{{count}}\u00a0Plätze')
  expect(few.pl).toBe('{{count}} miejsca')
})

type Forms = { capacity_few: Record<string, string> }
