import { localTimeOf } from '../../src/model/phase'
import { fields, forms, seatsOf, type Columns } from '../../src/registration/fields'

/** A guest as the database lists them, with the slug of the event. */
export type Guest = Columns & {
  event: string
  locale: string
  /** ISO 8601, or as PostgreSQL writes it: '2031-08-20 12:03:04.5+00' */
  created_at: string
}

const headings = [...forms.invitation.map((name) => fields[name].heading), 'Registered', 'Event']

/** A table for the terminal, with a line for each guest and the number of seats that they take. */
export function toTable(guests: Guest[], timeZone: string): string {
  if (guests.length === 0) return 'Nobody is registered yet.'
  const rows = [headings, ...guests.map((guest) => rowOf(guest, timeZone))]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))))
  const lines = rows.map((row) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell))).join('  '),
  )
  const seats = guests.reduce((sum, guest) => sum + seatsOf(guest), 0)
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  const total = `${count(guests.length, 'registration')}, ${count(seats, 'seat')}`
  return [...lines.map((line) => line.trimEnd()), '', total].join('\n')
}

/**
 * CSV (RFC 4180) that a spreadsheet opens as text: with a byte order mark, by which Excel recognises UTF-8, every field
 * quoted, and no field that a spreadsheet would run as a formula (OWASP, CSV Injection).
 */
export function toCsv(guests: Guest[], timeZone: string): string {
  const rows = [headings, ...guests.map((guest) => rowOf(guest, timeZone))]
  return '\ufeff' + rows.map((row) => row.map(fieldOf).join(',') + '\r\n').join('')
}

function rowOf(guest: Guest, timeZone: string): string[] {
  const values = forms.invitation.map((name) => guest[fields[name].column] ?? '')
  return [...values, localTime(guest.created_at, timeZone), guest.event]
}

// Includes the full-width characters that Excel accepts, and the semicolon, after which a new cell begins in Czech Excel.
const formula = /(^|;)(?=\s*[=+\-@\t\r\0＝＋－＠])/g

function fieldOf(text: string): string {
  return `"${text.replace(formula, "$1'").replaceAll('"', '""')}"`
}

/** '2031-08-20 14:03' */
function localTime(instant: string, timeZone: string): string {
  const iso = instant.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return localTimeOf(new Date(iso), timeZone).replace('T', ' ')
}

/** The width of a text in a terminal: a letter with combining marks counts once. */
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length
