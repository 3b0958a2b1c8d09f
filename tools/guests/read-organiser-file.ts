import { readFile, stat } from 'node:fs/promises'

/**
 * Reads a file that an organiser wrote.
 * @param largest in bytes; a larger file is not read
 * @param what what the file should be: 'a message'
 * @throws Error that names the file
 */
export async function readOrganiserFile(file: string, largest: number, what: string): Promise<Buffer> {
  const { size } = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `There is no file “${file}”.` : `“${file}” cannot be read.`)
  })
  if (size > largest) throw new Error(`“${file}” is too large for ${what}.`)
  return readFile(file).catch(() => {
    throw new Error(`“${file}” cannot be read.`)
  })
}
