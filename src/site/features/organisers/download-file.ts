import type { GetText } from '../../../i18n/keys'
import type { InvitationLink, PersonData } from '../../../registration/organisers'
import { writeCsv } from '../../../registration/write-csv'
import { languageName, type Cell, type Table } from './guest-table'

/** Offers a file to the visitor. @param type the media type; of a text with its charset */
function downloadFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const textOf = (cell: Cell) => (typeof cell === 'object' ? cell.time.replace('T', ' ') : String(cell))

/** Offers a table as CSV, as Excel in the language of the page reads it. */
export function downloadCsv({ name, headings, rows }: Table): void {
  const texts = [[...headings], ...rows.map((row) => row.map(textOf))]
  downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', writeCsv(texts, document.documentElement.lang || undefined))
}

/** Offers a table for Excel. @throws if the code that writes it does not load, as without a connection */
export async function downloadXlsx(table: Table): Promise<void> {
  const { writeXlsx } = await import('./write-xlsx')
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  downloadFile(`${table.name}.xlsx`, type, writeXlsx(table))
}

/** Offers what is stored about a person. */
export function downloadPerson(name: string, person: PersonData | undefined): void {
  downloadFile(`${name}.json`, 'application/json;charset=utf-8', JSON.stringify(person, null, 2))
}

/**
 * Offers the links of invited guests as a table for a letter of the organiser's own: for Excel, which most have. Nobody can
 * ask for these links again, so if that fails, they come as CSV.
 */
export async function downloadLinks(slug: string, guests: readonly InvitationLink[], t: GetText): Promise<void> {
  const table: Table = {
    name: `${slug}-links`,
    headings: [
      t('organisers:guest.name'),
      t('organisers:guest.email'),
      t('organisers:guest.language'),
      t('organisers:invitation.most'),
      t('organisers:invitation.newLink'),
    ],
    rows: guests.map(({ name, email, locale, seats, link }) => [
      ...[name, email, languageName(locale), seats, location.origin + (link ?? '')],
    ]),
  }
  await downloadXlsx(table).catch(() => downloadCsv(table))
}
