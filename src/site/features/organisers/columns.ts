import { defaultLocale, languageOf, locales } from '../../../i18n/locales'
import { withoutAccents } from '../../../i18n/without-accents'
import type { WrittenInvitation } from '../../../registration/invited-guest'
import type { Table } from './read-table'

/** What a column of a list of guests can be. */
export const columnKinds = ['none', 'name', 'surname', 'email', 'locale', 'seats'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** The words with which headings name each kind of column. */
export type HeadingWords = Record<Exclude<ColumnKind, 'none'>, readonly string[]>

export type Columns = {
  kinds: ColumnKind[]
  /** Whether the first row has headings. */
  hasHeadings: boolean
}

const simple = (text: string) => withoutAccents(text).trim().replaceAll(/\s+/g, ' ')

/** Recognises the columns by their headings; without headings, the one with e-mail addresses and the one before it. */
export function recogniseColumns([first = []]: readonly string[][], words: HeadingWords): Columns {
  const kindOf = (heading: string) =>
    columnKinds.find((kind) => kind !== 'none' && words[kind].some((word) => simple(word) === simple(heading)))
  const found = first.map((heading) => kindOf(heading) ?? 'none')
  // Each kind once: the first of its columns.
  const kinds = found.map((kind, index): ColumnKind => (found.indexOf(kind) === index ? kind : 'none'))
  const hasHeadings = !first.some((cell) => cell.includes('@'))
  if (hasHeadings) return { kinds, hasHeadings }
  const email = first.findIndex((cell) => cell.includes('@'))
  const name = first.findIndex((cell, index) => index !== email && /\p{L}{2}/u.test(cell))
  return { hasHeadings, kinds: first.map((_, index) => (index === email ? 'email' : index === name ? 'name' : 'none')) }
}

/** Whether the columns say who is invited. */
export const areEnough = ({ kinds }: Columns) =>
  kinds.includes('email') && (kinds.includes('name') || kinds.includes('surname'))

/** A guest in a table, and the number of the row in the file. */
export type TableRow = { row: number; guest: WrittenInvitation }

/** @param maxSeats how many seats an invitation has if the table does not say */
export function guestsIn(
  { rows, numbers }: Pick<Table, 'rows' | 'numbers'>,
  { kinds, hasHeadings }: Columns,
  maxSeats: number,
): TableRow[] {
  const first = hasHeadings ? 1 : 0
  return rows.slice(first).map((cells, index) => {
    const cell = (kind: ColumnKind) => cells[kinds.indexOf(kind)]?.trim() ?? ''
    return {
      row: numbers[first + index]!,
      guest: {
        name: [cell('name'), cell('surname')].filter(Boolean).join(' '),
        email: cell('email'),
        locale: localeIn(cell('locale')),
        seats: cell('seats') || String(maxSeats),
      },
    }
  })
}

/** The language that a cell names, by its code or its name in any language of the site; otherwise the text itself. */
function localeIn(text: string): string {
  if (text === '') return defaultLocale
  return locales.find((locale) => namesOf(locale).some((name) => simple(name) === simple(text))) ?? text
}

function namesOf(locale: (typeof locales)[number]): string[] {
  const { tag, name } = languageOf(locale)
  const region = new Intl.Locale(tag).maximize().region ?? ''
  const inOthers = locales.map((each) => new Intl.DisplayNames([each], { type: 'language' }).of(locale) ?? '')
  return [locale, tag, name, region, ...inOthers]
}
