import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * A folder in node_modules/.cache whose content is made once, and again when what it is made of changes.
 * @param madeOf whatever the content depends on; encoded as JSON
 * @param make fills the first folder, which is empty and is renamed to the second one when it is full; it may run in several
 * processes at once, and the first one to end wins
 * @returns the absolute path of the folder
 */
export async function preparedFolder(
  name: string,
  madeOf: unknown,
  make: (unfinished: string, folder: string) => Promise<void>,
): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(madeOf)).digest('hex').slice(0, 16)
  const folder = path.resolve(`node_modules/.cache/${name}-${digest}`)
  if (existsSync(folder)) return folder
  await mkdir(path.dirname(folder), { recursive: true })
  // Filled under another name, so that nobody uses half a folder.
  const unfinished = await mkdtemp(`${folder}-`)
  try {
    await make(unfinished, folder)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}
