import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Site } from './figure'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).trim()

/**
 * A commit in a folder of its own, where it can be built and changed; without a commit, the files as they now are.
 * Packages are those of this folder where the lock is the same.
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
  const locks = [folder, '.'].map((place) => readFile(path.join(place, 'package-lock.json'), 'utf8'))
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
