import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { inEachLanguage } from '../../src/i18n/locales'
import { type KindName, kindOf, translationFiles } from '../../src/model/kinds'
import { textsBefore } from '../content/texts-before'
import { movedEnds } from './moved-ends'
import { type Report, slug, slugs } from './report'
import { translationStatus } from './translation-status'

/** What the content check found, of its JSON. */
type FoundProblem = { severity: string; rule: string; file: string; fix: string }

/**
 * Writes the report on the pull request that is checked out: GitHub's merge of the branch into main.
 * @param eventFile the event `pull_request`, as GitHub gives it to a workflow
 * @param problemsFile the output of the content check with `--format json`
 * @param reportFile the file to write
 */
export async function writeReport(eventFile: string, problemsFile: string, reportFile: string): Promise<void> {
  const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T
  const { number } = await readJson<{ number: number }>(eventFile)
  const diff = ['diff', '--name-only', '-z', '--no-renames', 'HEAD^1', 'HEAD']
  const changed = execFileSync('git', diff, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  // The check writes no JSON if it cannot run. Its step in the workflow fails then.
  const problems = await readJson<FoundProblem[]>(problemsFile).catch(() => [])
  const read = (file: string) => readFile(file, 'utf8').catch(() => undefined)
  const before = textsBefore('HEAD^1', 'content')
  const readBefore = async (file: string) => before.get(insideContent(file))
  const report = await makeReport(number, changed.filter(Boolean), { read, readBefore }, problems)
  await writeFile(reportFile, JSON.stringify(report))
}

/**
 * Makes the report on a pull request.
 * @param pullRequest its number
 * @param changed the files that it changes, by their path in the repository
 * @param read reads a file; undefined if it is not there
 * @param readBefore reads a file as it was before the change
 * @param problems what the content check found
 */
export async function makeReport(
  pullRequest: number,
  changed: readonly string[],
  { read, readBefore }: Record<'read' | 'readBefore', (file: string) => Promise<string | undefined>>,
  problems: readonly FoundProblem[],
): Promise<Report> {
  const records: Report['records'] = []
  for (const file of recordFiles(changed))
    records.push({ file, ...factsOf(await read(file), kindOf(insideContent(file))) })
  const count = (severity: string) => problems.filter((problem) => problem.severity === severity).length
  return {
    pullRequest,
    errors: count('error'),
    warnings: count('warning'),
    movedEnds: (await movedEnds(changed, read, readBefore)).slice(0, 500),
    missingUpdates: problems.flatMap(missingUpdate).slice(0, 500),
    records: records.slice(0, 500),
  }
}

/** The line that the content check advises to write. */
function missingUpdate({ rule, file, fix }: FoundProblem): Report['missingUpdates'] {
  const updated = rule === 'event/changed-without-updated' && /updated: "([^"]+)"/.exec(fix)?.[1]
  return updated ? [{ file, updated }] : []
}

/** The content files among the changed files. A picture stands for the artist in the same folder. */
function recordFiles(changed: readonly string[]): string[] {
  const records = changed
    .map((file) => (/^content\/artists\/[^/]+\//.test(file) ? file.replace(/[^/]+$/, 'artist.yaml') : file))
    .filter((file) => file.startsWith('content/'))
    .filter((file) => kindOf(insideContent(file)) || translationFiles.test(insideContent(file)))
  return [...new Set(records)]
}

const insideContent = (file: string) => file.replace(/^content\//, '')

function factsOf(text: string | undefined, kind: KindName | undefined): Omit<Report['records'][number], 'file'> {
  if (text === undefined) return {}
  try {
    const data = parse(text, { maxAliasCount: 100 }) as { slug?: unknown; invitation?: { path?: unknown } } | null
    const { texts, missing, same } = translationStatus(data, kind)
    const short = (paths: string[]) => paths.slice(0, 200).map((path) => path.slice(0, 200))
    return {
      slug: slug.safeParse(data?.slug).data,
      slugs: slugs.safeParse(data?.slug).data,
      invitation: slug.safeParse(data?.invitation?.path).data,
      status: { texts, missing: inEachLanguage((locale) => short(missing[locale])), same: short(same) },
    }
  } catch {
    // The content check reports a file that cannot be parsed.
    return {}
  }
}
