import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'

/**
 * Finds the content as it was committed before a date.
 * @param date a date that git understands, such as 2031-08-28 or yesterday
 * @returns a function that calls another one on a temporary copy of the YAML files
 * @throws Error if git has no such content
 */
export function contentBefore(folder: string, date: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 })
  let commit = ''
  try {
    // git would take the time of day of now.
    const moment = /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00` : date
    commit = git('rev-list', '-1', `--before=${moment}`, 'HEAD').toString().trim()
  } catch {
    // Not a repository: told below.
  }
  if (!commit) throw new Error(`git has no commit of ${folder} before ${date}.`)
  return <Result>(use: (folder: string) => Result): Result => {
    const copy = mkdtempSync(path.join(tmpdir(), 'content-before-'))
    try {
      const files = unzipSync(git('archive', '--format=zip', commit, '--', ':(glob)**/*.yaml'))
      for (const [file, data] of Object.entries(files).filter(([name]) => name.endsWith('.yaml'))) {
        mkdirSync(path.join(copy, path.dirname(file)), { recursive: true })
        writeFileSync(path.join(copy, file), data)
      }
      return use(copy)
    } finally {
      rmSync(copy, { recursive: true })
    }
  }
}
