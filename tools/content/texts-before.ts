import { execFileSync } from 'node:child_process'
import { publishedFile } from '../../src/editors/check/read/content-folder'
import { isYamlName } from '../../src/editors/check/read/yaml-name'

/**
 * The YAML files of a folder and its list of published addresses, where they have changed since a commit or are gone, by
 * their paths inside the folder.
 * @param commit as git names it, 'main' or 'HEAD^1'
 * @returns the text of each in that commit
 * @throws Error if git does not know the commit or the folder
 */
export function textsBefore(commit: string, folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' })
  // Without added files, which were not there.
  const changed = git('diff', '--name-only', '-z', '--no-renames', '--relative', '--diff-filter=a', commit, '--', '.')
  const files = changed.split('\0').filter((file) => isYamlName(file) || file === publishedFile)
  return new Map(files.map((file) => [file, git('show', `${commit}:./${file}`).replace(/^\ufeff/, '')]))
}
