import { parse } from 'yaml'
import { inEachLanguage } from '../../src/i18n/locales'
import { kindOf, translationFiles } from '../../src/model/kinds'
import type { Report } from './report'
import { translationStatus } from './translation-status'

type Found = { severity: string }

/**
 * The report on a pull request's content.
 * @param changed the files that it changes, by their path in the repository
 * @param read the text of one of them; undefined where it was deleted
 * @param problems what the content check found, as its JSON says it
 */
export async function makeReport(
  pullRequest: number,
  changed: readonly string[],
  read: (file: string) => Promise<string | undefined>,
  problems: readonly Found[],
): Promise<Report> {
  const records: Report['records'] = []
  for (const file of recordFiles(changed)) records.push({ file, ...factsOf(await read(file)) })
  const count = (severity: string) => problems.filter((problem) => problem.severity === severity).length
  return { pullRequest, errors: count('error'), warnings: count('warning'), records: records.slice(0, 500) }
}

/** The records that a change touches: a picture belongs to the artist beside it. */
function recordFiles(changed: readonly string[]): string[] {
  const records = changed
    .map((file) => (/^content\/artists\/[^/]+\//.test(file) ? file.replace(/[^/]+$/, 'artist.yaml') : file))
    .filter((file) => {
      const inside = file.replace(/^content\//, '')
      return file.startsWith('content/') && (kindOf(inside) || translationFiles.test(inside))
    })
  return [...new Set(records)]
}

const isSlug = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)

function factsOf(text: string | undefined): Omit<Report['records'][number], 'file'> {
  if (text === undefined) return {}
  try {
    const data = parse(text, { maxAliasCount: 100 }) as { slug?: unknown; invitation?: { path?: unknown } } | null
    const path = data?.invitation?.path
    const { texts, missing, same } = translationStatus(data)
    const short = (paths: string[]) => paths.slice(0, 200).map((path) => path.slice(0, 200))
    return {
      ...(isSlug(data?.slug) && { slug: data.slug }),
      ...(isSlug(path) && { invitation: path }),
      status: { texts, missing: inEachLanguage((locale) => short(missing[locale])), same: short(same) },
    }
  } catch {
    // A file that cannot be read is the check's to report.
    return {}
  }
}
