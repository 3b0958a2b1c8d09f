/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { generatedFiles } from './generated-files'

// These files are in the languages of the site, not in those of the tests (jest.config.mjs).
jest.mock('../../i18n/languages', () => jest.requireActual<object>(`${process.cwd()}/src/i18n/languages.ts`))

test.each(generatedFiles())('$path is up to date with the model; if not, run `npm run generate`', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
