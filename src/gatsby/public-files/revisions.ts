import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * When files of a folder were last revised: in the last commit that touches them, the same for each build of a commit. A
 * file that git does not know has its own time.
 * @param files paths inside the folder, with forward slashes
 */
export async function revisionsOf(folder: string, files: readonly string[]): Promise<Map<string, Date>> {
  const commits = await commitsIn(folder)
  const timeOf = async (file: string) => commits.get(file) ?? (await stat(path.join(folder, file))).mtime
  return new Map(await Promise.all(files.map(async (file): Promise<[string, Date]> => [file, await timeOf(file)])))
}

/** The time of the last commit of each file of a folder, as far as git knows. */
async function commitsIn(folder: string): Promise<Map<string, Date>> {
  // Without --no-renames git would read the files, which the clones of Netlify fetch one by one.
  const log = '-c core.quotePath=false log --format=%x00%ct --name-only --no-renames --relative -- .'.split(' ')
  const { stdout } = await promisify(execFile)('git', log, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }).catch(() => ({
    stdout: '',
  }))
  const commits = new Map<string, Date>()
  for (const commit of stdout.split('\0')) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean)
    // The last commit comes first.
    for (const file of files) if (!commits.has(file)) commits.set(file, new Date(Number(seconds) * 1000))
  }
  return commits
}
