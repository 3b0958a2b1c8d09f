/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { generatedFiles } from './generated-files'

// They are in the languages of the content when `npm run generate` was last run, not in those of the tests.
jest.mock('#languages', () => {
  const { completeLanguages } = jest.requireActual<typeof import('../../i18n/language')>('../../i18n/language')
  const schema = jest.requireActual<Translations>(`${process.cwd()}/content/schemas/translations.schema.json`)
  return { languages: completeLanguages(schema.definitions.text.required.map((code) => ({ code }))) }
})

type Translations = { definitions: { text: { required: string[] } } }

test.each(generatedFiles())('$path is up to date with the model; if not, run `npm run generate`', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
