/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { generatedFiles } from './generated-files'

test.each(generatedFiles())('$path is up to date with the model; if not, run `npm run generate`', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
