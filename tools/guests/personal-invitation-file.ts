import type { InvitedGuest } from '../../netlify/storage/personal-invitation-types'
import { closestTo } from '../../src/editors/check/base/closest'
import { defaultLocale, locales } from '../../src/i18n/locales'
import { normaliseEmail } from '../../src/registration/email'
import { trimInvisible } from '../../src/registration/invisible'
import { isName, maxNameLength, normaliseName } from '../../src/registration/name'
import { readCsv, type Cell, type Place } from './read-csv'
import { readOrganiserFile } from './read-organiser-file'
import { faultOfEmail } from './fault-of-email'

type Mistake = Place & { message: string }

export const columns = ['name', 'email', 'language', 'persons'] as const
type Column = (typeof columns)[number]
const required: readonly Column[] = ['name', 'email']

/** In bytes, some 20,000 guests, whom the database writes within its time limit. */
const maxFileSize = 1_000_000

/**
 * Reads the CSV file of the guests to invite. An empty language is the default language of the site.
 * @param maxSeats how many seats an invitation may have at most, and how many it has if the file does not say
 * @throws Error that names each mistake with its line and its column
 */
export async function readPersonalInvitationFile(file: string, maxSeats: number): Promise<InvitedGuest[]> {
  const bytes = await readOrganiserFile(file, maxFileSize, 'a list of guests')
  const read = guestsIn(decoded(bytes, file), maxSeats)
  if ('guests' in read) return read.guests
  const lines = read.mistakes
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`)
  throw new Error([...lines, 'Nobody was invited.'].join('\n'))
}

function decoded(bytes: Buffer, file: string): string {
  try {
    // Without the byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(
      `“${file}” is not in UTF-8, but probably in Windows-1250, so letters such as “ř” would be lost. In Excel, save it as “CSV UTF-8”, not as “CSV”. Nobody was invited.`,
    )
  }
}

function guestsIn(source: string, maxSeats: number): { guests: InvitedGuest[] } | { mistakes: Mistake[] } {
  const csv = readCsv(source)
  if ('broken' in csv) return { mistakes: [{ ...csv.broken, message: brokenCell }] }
  const [headings = [], ...rows] = csv.rows
  const names = headings.map(({ text }) => trimInvisible(text).toLowerCase())
  const wrongHeadings = mistakesInHeadings(headings, names)
  if (wrongHeadings.length > 0) return { mistakes: wrongHeadings }

  const mistakes: Mistake[] = []
  const guests: InvitedGuest[] = []
  const lines = new Map<string, number>()
  // Excel writes rows that are empty.
  for (const row of rows.filter((cells) => cells.some(({ text }) => trimInvisible(text)))) {
    const cellOf = (column: Column): Cell => row[names.indexOf(column)] ?? { ...row.at(-1)!, text: '' }
    const wrong = (column: Column, message: string) =>
      mistakes.push({ ...cellOf(column), message: `${column}: ${message}` })
    const guest = guestOf((column) => trimInvisible(cellOf(column).text), maxSeats, wrong)
    const address = guest.email.toLowerCase()
    const earlier = lines.get(address)
    if (address && earlier !== undefined) wrong('email', `is already in line ${earlier}. Delete one of the two rows.`)
    lines.set(address, earlier ?? cellOf('email').line)
    const extra = row.slice(names.length).find(({ text }) => trimInvisible(text))
    if (extra) mistakes.push({ ...extra, message: extraCell(names.length) })
    guests.push(guest)
  }
  if (guests.length === 0) mistakes.push({ line: 1, column: 1, message: 'The file has no guests.' })
  return mistakes.length > 0 ? { mistakes } : { guests }
}

/** @param wrong is called for each cell that is not valid */
function guestOf(
  textOf: (column: Column) => string,
  maxSeats: number,
  wrong: (column: Column, message: string) => void,
): InvitedGuest {
  for (const column of required) if (!textOf(column)) wrong(column, 'is missing.')
  const full_name = normaliseName(textOf('name'))
  if (full_name && !isName(full_name)) {
    wrong(
      'name',
      `has a character that is not allowed (such as @ / < >), a link (write a space after a dot), fewer than two letters, or more than ${maxNameLength} characters.`,
    )
  }
  const email = normaliseEmail(textOf('email'))
  const fault = email && faultOfEmail(email)
  if (fault) wrong('email', fault)

  const language = textOf('language')
  const locale = language ? locales.find((each) => each.toLowerCase() === language.toLowerCase()) : defaultLocale
  if (!locale) {
    wrong('language', `“${shown(language)}” is not a language of the site. Write ${locales.join(' or ')}.`)
  }
  const persons = textOf('persons') || String(maxSeats)
  if (!/^\d{1,3}$/.test(persons) || Number(persons) < 1 || Number(persons) > maxSeats) {
    wrong('persons', `“${shown(persons)}” is not a whole number from 1 to ${maxSeats}.`)
  }
  return { full_name, email, locale: locale ?? defaultLocale, max_seats: Number(persons) }
}

function mistakesInHeadings(headings: Cell[], names: string[]): Mistake[] {
  const known: readonly string[] = columns
  const wrong = headings.flatMap((heading, index): Mistake[] => {
    const name = names[index]!
    if (known.includes(name) && names.indexOf(name) === index) return []
    const meant = closestTo(name, columns)
    const help = meant ? `Did you mean “${meant}”?` : `The columns are ${columns.join(', ')}.`
    const what = known.includes(name) ? 'is there twice.' : `does not exist. ${help}`
    return [{ ...heading, message: `The column “${shown(heading.text)}” ${what}` }]
  })
  const missing = required
    .filter((column) => !names.includes(column))
    .map((column) => ({ line: 1, column: 1, message: `The first line must name the column “${column}”.` }))
  return [...wrong, ...missing]
}

const brokenCell =
  'A quotation mark is missing or too many. Write "" for a quotation mark inside a cell in quotation marks.'

const extraCell = (cells: number) =>
  `The row has more than ${cells} cells. Put a text that contains the separator into quotation marks.`

/** A text without characters that a terminal would obey. */
const shown = (text: string) => text.slice(0, 40).replaceAll(/\p{C}/gu, '\ufffd')
