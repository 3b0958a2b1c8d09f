import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import type { WrittenLanguage } from '../../src/i18n/language'

/**
 * Makes the folder of a new exhibition, with its languages: programs read them from there.
 * @param codes of the languages, the default first
 * @throws Error in one line if the folder exists
 */
export async function claimFolder(folder: string, codes: readonly string[]): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${folder} exists already. Choose another name.`) : error
  })
  await writeFile(path.join(folder, 'exhibition.yaml'), stringify({ languages: await languagesOf(codes) }))
}

/** The entries of the languages, with the words of addresses that are ready. */
export async function languagesOf(codes: readonly string[]): Promise<WrittenLanguage[]> {
  const file = path.join('tools', 'new-exhibition', 'languages.yaml')
  const known = parse(await readFile(file, 'utf8')) as WrittenLanguage[]
  return codes.map((code) => known.find((each) => each.code === code) ?? { code })
}
