import { lettersFile } from '../../typeface/letters-file'
import { referenceFiles } from './reference'
import { type GeneratedFile, schemaFiles } from './schema-files'

/** The generated files that are committed, because text editors and GitHub read them. `npm run generate` writes them. */
export function generatedFiles(): GeneratedFile[] {
  return [...schemaFiles(), ...referenceFiles(), lettersFile()]
}
