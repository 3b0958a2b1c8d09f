/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { generatedFiles } from './generated-files'

test.each(generatedFiles())('$path is what the model says; `npm run generate` writes it', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
