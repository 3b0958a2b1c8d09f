import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { makeReport } from '../pull-request/make-report'

/**
 * In the check of a pull request: writes the report that the comment is made of.
 * Usage: tsx tools/commands/pull-request-report.mts <the check's JSON> <report>
 * Environment: GITHUB_EVENT_PATH (the event `pull_request`). The checkout is GitHub's merge of the branch into main.
 */
const [checked, target] = process.argv.slice(2)
if (!checked || !target || !process.env.GITHUB_EVENT_PATH) throw new Error('Usage: pull-request-report.mts <in> <out>')

const readJson = async <T,>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T
const { number } = await readJson<{ number: number }>(process.env.GITHUB_EVENT_PATH)
const changed = execFileSync('git', ['diff', '--name-only', '-z', '--no-renames', 'HEAD^1', 'HEAD'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter(Boolean)
const problems = await readJson<{ severity: string }[]>(checked).catch(() => [])
const read = (file: string) => readFile(file, 'utf8').catch(() => undefined)
await writeFile(target, JSON.stringify(await makeReport(number, changed, read, problems)))
