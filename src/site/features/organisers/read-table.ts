import { readRecipients } from './read-recipients'

/** A table that an organiser gave, as texts. Every row has as many cells as the longest. */
export type Table = {
  rows: string[][]
  /** The number of each row in the file, counted from 1: rows without anything are left out. */
  numbers: number[]
  /** Whether it was read as Windows-1250, because it is not in UTF-8. */
  isGuessed: boolean
}

export type TableProblem = 'unreadable' | 'empty_file' | 'too_many_rows' | 'unreachable'

export const maxRows = 10_000
/** In bytes. */
const maxSize = 5_000_000

/**
 * Reads a file of Excel (.xlsx) or CSV. The libraries for that are loaded when the first file is read.
 * @returns the first sheet with anything in it; or why there is no table
 */
export async function readTable(file: Blob): Promise<Table | TableProblem> {
  if (file.size > maxSize) return 'unreadable'
  const content = await file.arrayBuffer().catch(() => undefined)
  if (!content) return 'unreadable'
  const bytes = new Uint8Array(content)
  // A ZIP file, as which Excel saves; the older .xls is something else.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readSheets(file)
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return 'unreadable'
  const { text, isGuessed } = decode(bytes)
  const table = await readText(text)
  return typeof table === 'string' ? table : { ...table, isGuessed }
}

/** Reads CSV, or what a spreadsheet or a mail program puts on the clipboard. */
export async function readText(text: string): Promise<Table | TableProblem> {
  const recipients = readRecipients(text)
  if (recipients) return tableOf(recipients, false)
  const library = await import('papaparse').catch(() => undefined)
  if (!library) return 'unreachable'
  const { parse } = library
  // Empty lines and a title above the table would mislead the guess of the separator, but the rows are counted with them.
  const lines = text.split(/\r?\n/).filter((line) => /[^\s;,]/.test(line))
  const first = lines.findIndex((line) => line.includes('@'))
  const [above = '', itself = ''] = lines.slice(Math.max(first - 1, 0))
  const typical = /[\t;,]/.test(above) ? above : itself
  const { meta } = parse(typical, { delimitersToGuess: ['\t', ';', ','] })
  return tableOf(parse<string[]>(text, { delimiter: meta.delimiter }).data)
}

async function readSheets(file: Blob): Promise<Table | TableProblem> {
  const library = await import('read-excel-file/web-worker').catch(() => undefined)
  if (!library) return 'unreachable'
  try {
    const sheets = await library.default(file, { trim: true })
    const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    return tableOf((filled?.data ?? []).map((row) => row.map(textOf)))
  } catch {
    return 'unreadable'
  }
}

const textOf = (cell: unknown): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? cell.toISOString().slice(0, 10)
      : String(cell as string)

function tableOf(rows: string[][], mayHaveTitle = true): Table | TableProblem {
  // A row of separators alone may be taken for a cell.
  const filled = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => row.some((cell) => /[^\s;,]/.test(cell)))
  if (filled.length === 0) return 'empty_file'
  if (filled.length > maxRows + 1) return 'too_many_rows'
  const width = Math.max(...filled.map(({ row }) => row.length))
  // A title above the headings is a cell alone.
  const cellsIn = (row: string[]) => row.filter((cell) => cell.trim()).length
  const start = filled.findIndex(({ row }) => cellsIn(row) > 1 || row.some((cell) => cell.includes('@')))
  if (mayHaveTitle && start > 0) filled.splice(0, start)
  return {
    rows: filled.map(({ row }) => [...row, ...Array<string>(width - row.length).fill('')]),
    numbers: filled.map(({ number }) => number),
    isGuessed: false,
  }
}

function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  // "Unicode text" of Excel. TextDecoder leaves the byte order mark out.
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), isGuessed: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return { text: new TextDecoder('windows-1250').decode(bytes), isGuessed: true }
  }
}
