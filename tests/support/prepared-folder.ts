import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const week = 7 * 24 * 60 * 60 * 1000

/**
 * A folder in node_modules/.cache whose content is made once, and again when what it is made of changes. Then folders
 * of the same name that are older than a week are deleted; a younger one may be in use by another branch.
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
  const digest = hash('sha256', JSON.stringify(madeOf)).slice(0, 16)
  const cache = 'node_modules/.cache'
  await mkdir(cache, { recursive: true })
  // `node_modules` can be a link, in a copy of the project that is moved while a browser uses the folder.
  const folder = path.join(await realpath(cache), `${name}-${digest}`)
  if (existsSync(folder)) return folder
  // Filled under another name, so that nobody uses half a folder.
  const unfinished = await mkdtemp(`${folder}-`)
  try {
    await make(unfinished, folder)
    await rename(unfinished, folder)
    await deleteOld(path.dirname(folder), name)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

async function deleteOld(cache: string, name: string): Promise<void> {
  for (const each of (await readdir(cache)).filter((each) => each.startsWith(`${name}-`))) {
    const { mtimeMs } = await stat(path.join(cache, each))
    if (mtimeMs < Date.now() - week) await rm(path.join(cache, each), { recursive: true, force: true })
  }
}
