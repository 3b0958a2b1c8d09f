import { lettersFile } from '../../typeface/letters-file'
import { cmsConfigFiles } from './cms-config'
import { referenceFiles } from '../schemas/reference'
import { type GeneratedFile, schemaFiles } from '../schemas/schema-files'

/** Every file that is written from the model or the typeface and committed; `npm run generate` writes them. */
export function generatedFiles(): GeneratedFile[] {
  return [...schemaFiles(), ...cmsConfigFiles(), ...referenceFiles(), lettersFile()]
}
