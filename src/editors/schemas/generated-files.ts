import path from 'node:path'
import { lettersFile } from '../../typeface/letters-file'
import { referenceFiles } from './reference'
import { type GeneratedFile, schemaFiles } from './schema-files'

/** The generated files that are committed, because text editors and GitHub read them. `npm run generate` writes them. */
export function generatedFiles(content = 'content'): GeneratedFile[] {
  return [...generatedFilesOfContent(content), lettersFile()]
}

/** The generated files in a folder of content: the JSON Schemas, and the reference of fields. */
export function generatedFilesOfContent(content: string): GeneratedFile[] {
  return [...schemaFiles(), ...referenceFiles()].map(({ path: file, text }) => ({
    path: path.posix.join(content, path.posix.relative('content', file)),
    text,
  }))
}
