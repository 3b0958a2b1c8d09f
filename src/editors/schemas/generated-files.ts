import { referenceFiles } from './reference'
import { type GeneratedFile, schemaFiles } from './schema-files'

/**
 * The generated files in a folder of content: the JSON Schemas, and the reference of fields. They are committed, because
 * text editors and GitHub read them. `npm run generate` writes them.
 */
export const generatedFiles = (content = 'content'): GeneratedFile[] =>
  [...schemaFiles(), ...referenceFiles()].map(({ path, text }) => ({ path: `${content}/${path}`, text }))
