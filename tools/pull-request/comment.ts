import { count } from '../../src/editors/check/base/message'
import { languageOf, type Locale, locales } from '../../src/i18n/locales'
import { pagesOfAll, previewUrl } from './changed-pages'
import type { Report } from './report'

/** The first line of the comment, by which the next run finds it. */
export const marker = '<!-- content-check -->'

type Context = {
  /** The address of the workflow run, with the full report. */
  runUrl: string
  /** The name of the site at Netlify. Without it, pages have no links. */
  netlifySite?: string
  /** The files that the pull request changes, from GitHub. */
  files: readonly string[]
  /** The commit that was checked. */
  headSha: string
}

/** Longer lists would hide the conversation. */
const maxRows = 30

/**
 * The comment on a pull request, in Czech and English: the result of the check, events that move, the translations, the
 * changed pages.
 */
export function commentMarkdown(report: Report, context: Context): string {
  return [
    marker,
    heading(report, context),
    otherFiles(context),
    moved(report),
    calendars(report),
    translations(report),
    pages(report, context),
    `<sub>${code(context.headSha.slice(0, 7))} · <a href="${context.runUrl}">Celá zpráva / full report</a></sub>`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function heading({ errors, warnings }: Report, { runUrl }: Context): string {
  const [czech, english] = (['cs', 'en'] as const).map((language) =>
    [count(errors, 'error'), count(warnings, 'warning')].map((said) => said(language)).join(', '),
  )
  const verdict =
    errors > 0
      ? `❌ **S chybami web nejde sestavit.** Co a kde, píše [celá zpráva](${runUrl}). / The site cannot be built with errors.`
      : '✅ **Obsah je v pořádku.** / The content is fine.'
  return `### Obsah / Content: ${czech} / ${english}\n\n${verdict}`
}

/** A warning if the pull request may have changed the program that made the report. */
function otherFiles({ files }: Context): string {
  const others = files.filter((file) => !file.startsWith('content/'))
  if (others.length === 0) return ''
  return `⚠️ **Mění se i soubory mimo \`content/\`**, takže tuto zprávu mohl vytvořit změněný kód; ať je zkontroluje vývojář: ${list(others)}. / **Files outside \`content/\` change too**, so this report may have been made by changed code; let a developer review them.`
}

/** Ends that move, because the data of guests are erased by them. */
function moved({ movedEnds }: Report): string {
  const rows = movedEnds.map(({ file, from, to, keptUntil = '?' }) =>
    [file, from.replace('T', ' '), to.replace('T', ' '), keptUntil].map(code),
  )
  return section(
    'Mění se konec akce s registrací / The end of an event with registration changes',
    ['', 'Dosud / until now', 'Nově / from now on', 'Údaje nejméně do / data until at least'],
    rows,
    'Údaje hostů se mažou podle pozdějšího z obou konců: od něj se ještě uchovají tolik dní, kolik slibuje `retentionDays`. Zkontrolujte datum i rok. / The data of guests are erased by the later of the two ends: they are kept for `retentionDays` after it. Check the day and the year.',
  )
}

/** Events that move without a word to calendars. */
function calendars({ missingUpdates }: Report): string {
  const rows = missingUpdates.map(({ file, updated }) => [file, `updated: "${updated}"`].map(code))
  return section(
    'Kalendáře o změně nevědí / Calendars do not know of a change',
    ['', 'Řádek / line'],
    rows,
    'Změnil se čas nebo místo akce, ale `updated` ne, takže některé kalendáře změnu nepřevezmou. Napište do souboru akce tento řádek; pokud v něm `updated` už je, nahraďte ho. Registrovaným hostům pak napište na stránce pořadatelů, samo se jim to nepošle. / The time or the place of an event has changed, but not `updated`, so some calendars do not take the change over. Write this line into the file of the event; if it has `updated` already, replace it. Then write to its guests on the organisers’ page: the site does not tell them by itself.',
  )
}

function translations({ records }: Report): string {
  const rows = records.flatMap(({ file, status }) =>
    status ? [[code(file), ...locales.map((locale) => statusOf(status, locale)), list(status.same)]] : [],
  )
  return section('Překlady / Translations', ['', ...languages, 'Stejné ve dvou / same in two'], rows)
}

type Status = NonNullable<Report['records'][number]['status']>

function statusOf({ texts, missing }: Status, locale: Locale): string {
  const lacking = missing[locale] ?? []
  const ratio = `${texts - lacking.length}/${texts}`
  return lacking.length === 0 ? `✓ ${ratio}` : `✗ ${ratio}: ${list(lacking)}`
}

const list = (paths: readonly string[]) => limited(paths.map(code), (rest) => `… ${rest}`, 5).join(', ')

function pages({ pullRequest, records }: Report, { files, netlifySite }: Context): string {
  const facts = new Map(records.map((record) => [record.file, record]))
  const recordOf = (file: string) =>
    facts.get(file) ?? facts.get(file.replace(/^(content\/artists\/[^/]+\/).*$/, '$1artist.yaml'))
  const changed = pagesOfAll(files.map((file) => ({ file, facts: recordOf(file) })))
  const link = (path: string) =>
    netlifySite ? `[${code(path)}](${previewUrl(netlifySite, pullRequest, path)})` : code(path)
  const rows = changed.map(({ name, paths }) => [code(name), ...locales.map((locale) => link(paths[locale]))])
  return section('Změněné stránky / Changed pages', ['', ...languages], rows)
}

/** A heading, a text and a table; nothing without rows. */
function section(title: string, columns: readonly string[], rows: readonly string[][], text?: string): string {
  if (rows.length === 0) return ''
  // GitHub adds the missing cells of the last row.
  const shown = limited(rows, (rest) => [`… ${rest}`])
  const table = [columns, columns.map(() => '---'), ...shown].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return [`#### ${title}`, ...(text ? [text] : []), table].join('\n\n')
}

/** A column for each language of the site. */
const languages = locales.map((locale) => languageOf(locale).name)

function limited<Row>(rows: readonly Row[], more: (rest: number) => Row, limit = maxRows): Row[] {
  return rows.length > limit ? [...rows.slice(0, limit), more(rows.length - limit)] : [...rows]
}

/**
 * Formats an untrusted text as inline code, in which GitHub ignores Markdown, HTML, links and mentions. Replaces the
 * characters that would end the code or the cell of the table.
 */
export function code(text: string): string {
  // oxlint-disable-next-line no-control-regex -- Control characters are removed here.
  const line = text.replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ').trim()
  const safe = line.slice(0, 120).replaceAll('`', 'ˋ').replaceAll('\\', '⧵').replaceAll('|', '\\|')
  return `\`${safe || ' '}\``
}
