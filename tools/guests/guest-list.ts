import { localTimeOf } from '../../src/model/phase'

/** A guest as the database lists them, and of which event. */
export type Guest = {
  event: string
  full_name: string
  email: string
  attendance: string
  locale: string
  /** ISO 8601, or what PostgreSQL writes: '2031-08-20 12:03:04.5+00' */
  created_at: string
}

const columns = ['Name', 'E-mail', 'Attendance', 'Registered', 'Event']

/** The guests for a terminal, a line each, and how many seats they take. */
export function toTable(guests: Guest[], timeZone: string): string {
  if (guests.length === 0) return 'Nobody is registered yet.'
  const rows = [columns, ...guests.map((guest) => rowOf(guest, timeZone))]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))))
  const lines = rows.map((row) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell))).join('  '),
  )
  const seats = guests.reduce((sum, { attendance }) => sum + (attendance === 'plusOne' ? 2 : 1), 0)
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  const total = `${count(guests.length, 'registration')}, ${count(seats, 'seat')}`
  return [...lines.map((line) => line.trimEnd()), '', total].join('\n')
}

/**
 * The guests as CSV (RFC 4180) that a spreadsheet opens as text: with the mark by which Excel knows UTF-8, every field
 * quoted, and nothing that it would run as a formula (OWASP, CSV Injection).
 */
export function toCsv(guests: Guest[], timeZone: string): string {
  const rows = [columns, ...guests.map((guest) => rowOf(guest, timeZone))]
  return '\ufeff' + rows.map((row) => row.map(fieldOf).join(',') + '\r\n').join('')
}

function rowOf({ full_name, email, attendance, created_at, event }: Guest, timeZone: string): string[] {
  return [full_name, email, attendance, localTime(created_at, timeZone), event]
}

// Also the characters that Excel takes for these signs, and the separator of spreadsheets in Czech: after it, a new
// cell begins there.
const formula = /(^|;)(?=\s*[=+\-@\t\r\0＝＋－＠])/g

function fieldOf(text: string): string {
  return `"${text.replace(formula, "$1'").replaceAll('"', '""')}"`
}

/** '2031-08-20 14:03' */
function localTime(instant: string, timeZone: string): string {
  const iso = instant.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return localTimeOf(new Date(iso), timeZone).replace('T', ' ')
}

/** How many columns a text takes: letters with marks of their own count once. */
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length
