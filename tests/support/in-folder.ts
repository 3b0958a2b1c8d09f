import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Runs a function on a temporary folder with these files, and deletes the folder afterwards. */
export async function inFolder<T>(
  files: Record<string, string | Buffer>,
  run: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    for (const [name, data] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), data)
    }
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Does the same with the folder as the working directory of the process. */
export function insideFolder<T>(files: Record<string, string | Buffer>, run: () => Promise<T>): Promise<T> {
  const home = process.cwd()
  return inFolder(files, async (folder) => {
    process.chdir(folder)
    try {
      return await run()
    } finally {
      process.chdir(home)
    }
  })
}
