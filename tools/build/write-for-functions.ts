import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file that running functions read. Renames a finished file: a function must never read half of one.
 * @param file its folder is created if it does not exist
 */
export async function writeForFunctions(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
