import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { picturePath } from './picture-files'

/**
 * Deletes the files that earlier builds made from files that the content no longer has. Without this, a folder that is
 * kept from build to build would only grow.
 * @param folder `public/static`
 * @param digests of all files of the content, by which Gatsby names the folders of their copies
 */
export async function removeStaleCopies(folder: string, digests: ReadonlySet<string>): Promise<void> {
  const isStale = (name: string) => /^[0-9a-f]{32}$/.test(name) && !digests.has(name)
  await remove(folder, (await namesIn(folder)).filter(isStale))
}

/** The same for pictures. @param current the addresses of all pictures of the site */
export async function removeStalePictures(folder: string, current: ReadonlySet<string>): Promise<void> {
  const isStale = (name: string) => picturePath.test(`/static/${name}`) && !current.has(`/static/${name}`)
  await remove(folder, (await namesIn(folder)).filter(isStale))
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

async function remove(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(path.join(folder, name), { recursive: true, force: true })))
}
