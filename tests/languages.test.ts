/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { languages as languagesOfSite } from '../src/i18n/languages'
import { copyTestsLanguages } from '../tools/test-run/tests-site.mts'
import { languages } from './languages'
import { inFolder } from './support/in-folder'

test('unit tests have the languages of the tests, whatever the table of the project is', () => {
  expect(languagesOfSite).toBe(languages)
})

test('the sites of the tests’ exhibitions have these languages too', () =>
  inFolder({ 'src/i18n/languages.ts': '' }, async (site) => {
    await copyTestsLanguages(site)
    const table = await readFile(path.join(site, 'src/i18n/languages.ts'), 'utf8')
    expect(table.replace("'./language", "'../src/i18n/language")).toBe(await readFile('tests/languages.ts', 'utf8'))
    expect(table).toContain("import type { Language } from './language'")
  }))
