import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Deletes the pictures that earlier builds made from files that the content no longer has. Without this, a folder that
 * is kept from build to build would only grow.
 * @param folder `public/static`
 * @param digests of all files of the content
 */
export async function removeStalePictures(folder: string, digests: ReadonlySet<string>): Promise<void> {
  const folders = (await readdir(folder)).filter((name) => /^[0-9a-f]{32}$/.test(name))
  const stale = folders.filter((digest) => !digests.has(digest))
  await Promise.all(stale.map((digest) => rm(path.join(folder, digest), { recursive: true })))
}
