import { rmSync } from 'node:fs'
import { chmod, mkdtemp, statfs } from 'node:fs/promises'

/** Linux keeps the files of this folder in memory. */
const memory = '/dev/shm'

/** In bytes, more than the tests hold at once. A container often gets only 64 MB. */
const needed = 2e9

/**
 * From now on, the temporary files of the programs that this one runs are in memory, if there is enough, until this one
 * ends. Tests make and delete tens of thousands of files, mostly the data of databases, and that takes long on a disk.
 */
export async function keepTemporaryFilesInMemory(): Promise<void> {
  if (process.env.TMPDIR?.startsWith(memory)) return
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  if (bavail * bsize < needed) return
  const folder = await mkdtemp(`${memory}/tests-`)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  // PostgreSQL runs as another user than root, and its data are in a folder of this one.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
}
