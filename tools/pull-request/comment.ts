import { count } from '../../src/editors/check/engine/message-values'
import { languageOf, type Locale, locales } from '../../src/i18n/locales'
import { pagesOfAll, previewUrl } from './changed-pages'
import type { Report } from './report'

/** The comment's first line, by which it is found again. */
export const marker = '<!-- content-check -->'

type Place = {
  /** The check's own page, with the full report. */
  runUrl: string
  /** The site's name at Netlify; without it, pages are named and not linked. */
  netlifySite?: string
  /** The files of the pull request, as GitHub names them. */
  files: readonly string[]
  /** The commit that was checked. */
  headSha: string
}

/** More would hide the rest of the conversation. */
const shown = 30

/** The comment on a pull request, in Czech and English: what the check found, what is translated, where to look. */
export function commentMarkdown(report: Report, place: Place): string {
  return [
    marker,
    heading(report, place),
    otherFiles(place),
    translations(report),
    pages(report, place),
    `<sub>${code(place.headSha.slice(0, 7))} · <a href="${place.runUrl}">Celá zpráva / full report</a></sub>`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function heading({ errors, warnings }: Report, { runUrl }: Place): string {
  const [czech, english] = (['cs', 'en'] as const).map((language) =>
    [count(errors, 'error'), count(warnings, 'warning')].map((said) => said(language)).join(', '),
  )
  const verdict =
    errors > 0
      ? `❌ **S chybami web nejde sestavit.** Co a kde, píše [celá zpráva](${runUrl}). / The site cannot be built with errors.`
      : '✅ **Obsah je v pořádku.** / The content is fine.'
  return `### Obsah / Content: ${czech} / ${english}\n\n${verdict}`
}

/** Says so where the report cannot be taken on trust: the pull request may change what made it. */
function otherFiles({ files }: Place): string {
  const others = files.filter((file) => !file.startsWith('content/'))
  if (others.length === 0) return ''
  return `⚠️ **Mění se i soubory mimo \`content/\`**, takže tuto zprávu mohl vytvořit změněný kód; ať je zkontroluje vývojář: ${list(others)}. / **Files outside \`content/\` change too**, so this report may have been made by changed code; let a developer review them.`
}

function translations({ records }: Report): string {
  const rows = records.flatMap(({ file, status }) => {
    if (!status) return []
    const cells = locales.map((locale) => statusOf(status, locale))
    return [`| ${code(file)} | ${cells.join(' | ')} | ${status.same.length > 0 ? list(status.same) : ''} |`]
  })
  if (rows.length === 0) return ''
  return ['#### Překlady / Translations', '', ...head('Stejné ve dvou / same in two'), ...limited(rows, moreRows)].join(
    '\n',
  )
}

type Status = NonNullable<Report['records'][number]['status']>

function statusOf({ texts, missing }: Status, locale: Locale): string {
  const lacking = missing[locale] ?? []
  const ratio = `${texts - lacking.length}/${texts}`
  return lacking.length === 0 ? `✓ ${ratio}` : `✗ ${ratio}: ${list(lacking)}`
}

const list = (paths: readonly string[]) => limited(paths.map(code), (rest) => `… ${rest}`, 5).join(', ')

function pages({ pullRequest, records }: Report, { files, netlifySite }: Place): string {
  const facts = new Map(records.map((record) => [record.file, record]))
  const recordOf = (file: string) =>
    facts.get(file) ?? facts.get(file.replace(/^(content\/artists\/[^/]+\/).*$/, '$1artist.yaml'))
  const changed = pagesOfAll(files.map((file) => ({ file, facts: recordOf(file) })))
  if (changed.length === 0) return ''
  const rows = changed.map(({ name, paths }) => {
    const cells = locales.map((locale) => {
      const path = paths[locale]
      return netlifySite ? `[${code(path)}](${previewUrl(netlifySite, pullRequest, path)})` : code(path)
    })
    return `| ${code(name)} | ${cells.join(' | ')} |`
  })
  return ['#### Změněné stránky / Changed pages', '', ...head(), ...limited(rows, moreRows)].join('\n')
}

/** The head of a table that has a column for each language of the site. */
function head(...more: string[]): string[] {
  const columns = ['', ...locales.map((locale) => languageOf(locale).name), ...more]
  return [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`]
}

/** GitHub fills up the other columns. */
const moreRows = (rest: number) => `| … ${rest} |`

function limited(rows: readonly string[], more: (rest: number) => string, limit = shown): string[] {
  return rows.length > limit ? [...rows.slice(0, limit), more(rows.length - limit)] : [...rows]
}

/**
 * A text of somebody unknown, shown as it is: in code, where GitHub reads neither Markdown nor HTML, links nothing
 * and calls nobody by an @. It can only be left by a backtick, or by the end of the table's cell.
 */
export function code(text: string): string {
  // eslint-disable-next-line no-control-regex -- Control characters are what is taken out.
  const line = text.replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ').trim()
  const safe = line.slice(0, 120).replaceAll('`', 'ˋ').replaceAll('\\', '⧵').replaceAll('|', '\\|')
  return `\`${safe || ' '}\``
}
