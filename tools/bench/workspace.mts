import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentFolder } from '../../src/model/content-folder'
import type { Site } from './figure'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).trim()

/** The folder of content of a site: the chosen one for this project, and its copy in a workspace. */
export const contentOf = (folder: string) =>
  path.resolve(folder) === process.cwd() ? path.resolve(contentFolder()) : path.join(folder, 'content')

/**
 * Puts a commit into a temporary folder, where it can be built and changed; without a commit, the current files. Uses the
 * packages of this folder if package-lock.json is the same, else installs them. CONTENT_FOLDER replaces its content.
 */
export async function workspace(commit?: string): Promise<Site & { remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  if (commit) git('worktree', 'add', '--quiet', '--detach', '--force', folder, commit)
  else {
    const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0').filter(existsSync)
    for (const file of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await cp(file, path.join(folder, file), { preserveTimestamps: true })
    }
  }
  if (process.env.CONTENT_FOLDER) {
    await rm(contentOf(folder), { recursive: true, force: true })
    await cp(contentFolder(), contentOf(folder), { recursive: true })
  }
  const locks = [folder, '.'].map((each) => readFile(path.join(each, 'package-lock.json'), 'utf8'))
  const [theirs, ours] = await Promise.all(locks)
  if (theirs === ours) await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return {
    name: commit ?? 'this',
    folder,
    remove: async () => {
      if (commit) git('worktree', 'remove', '--force', folder)
      else await rm(folder, { recursive: true })
    },
  }
}
