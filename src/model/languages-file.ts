import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { languages } from './languages'

/** Where bundlers find the module `#languages` (package.json). */
export const languagesFile = '.cache/languages.mjs'

/** Writes the languages of the content for bundles: pages, functions and the form cannot read the content. */
export async function writeLanguagesFile(): Promise<void> {
  const text = `export const languages = ${JSON.stringify(languages)}\n`
  if ((await readFile(languagesFile, 'utf8').catch(() => undefined)) === text) return
  await mkdir(path.dirname(languagesFile), { recursive: true })
  await writeFile(languagesFile, text)
}
