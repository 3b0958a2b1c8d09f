import { defaultLocale, isLocale, languageOf, locales } from '../../../i18n/locales'
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

/** The words of a heading, with a space around each. */
const spaced = (heading: string) => ` ${simple(heading).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `

/**
 * Recognises the columns by their headings: each is such a word, or contains one ('Kontaktní e-mail') and has cells that
 * fit. Without headings, the columns are the one with e-mail addresses, one with nothing but languages, one with nothing
 * but numbers, unless it is the first, which numbers the rows; and the first other one with text.
 */
export function recogniseColumns([first = [], ...rest]: readonly string[][], words: HeadingWords): Columns {
  const email = first.findIndex((cell) => cell.includes('@'))
  if (email >= 0) {
    const isText = (cell: string | undefined) => /\p{L}{2}/u.test(cell ?? '')
    const others = first.map((_, index) => index).filter((index) => index !== email)
    const onlyWith = (isSuch: (cell: string) => boolean, from = 0) =>
      others.find((index) => index >= from && first[index] && cellsOf([first, ...rest], index).every(isSuch))
    const locale = onlyWith((cell) => isLocale(localeIn(cell)))
    const seats = onlyWith((cell) => /^\d{1,2}$/.test(cell), 1)
    const texts = others.filter((index) => index !== locale)
    const name =
      texts.find((index) => isText(first[index])) ?? texts.find((index) => rest.some((row) => isText(row[index])))
    const found: Partial<Record<ColumnKind, number | undefined>> = { email, name, locale, seats }
    const kinds = first.map((_, index) => columnKinds.find((kind) => found[kind] === index) ?? 'none')
    return { hasHeadings: false, kinds }
  }
  const known = columnKinds.flatMap((kind) => (kind === 'none' ? [] : words[kind].map((word) => ({ kind, word }))))
  const longestFirst = known.toSorted((one, other) => other.word.length - one.word.length)
  const named = first.map((heading) => known.find(({ word }) => simple(word) === simple(heading))?.kind)
  const containing = first.map((heading, index) => {
    const cells = cellsOf(rest, index)
    return longestFirst.find(({ kind, word }) => spaced(heading).includes(spaced(word)) && fits(kind, cells))?.kind
  })
  // Each kind once: the first of its columns.
  const kinds = first.map((_, index): ColumnKind => {
    const kind = named[index] ?? containing[index]
    if (!kind) return 'none'
    return index === (named.includes(kind) ? named : containing).indexOf(kind) ? kind : 'none'
  })
  return { hasHeadings: true, kinds }
}

const cellsOf = (rows: readonly string[][], index: number) =>
  rows.map((row) => row[index]?.trim() ?? '').filter(Boolean)

/** Whether cells can be of a kind: a 'Phone number' is no number of seats, and a 'Home address' has no e-mail address. */
function fits(kind: ColumnKind, cells: readonly string[]): boolean {
  if (kind === 'seats') return cells.every((cell) => /^\d{1,3}$/.test(cell))
  return kind === 'locale' || cells.some((cell) => cell.includes('@')) === (kind === 'email')
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
        name: [cell('name'), cell('surname')]
          .filter(Boolean)
          .join(' ')
          .replace(/^["„“](.*)["“”]$/u, '$1'),
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
