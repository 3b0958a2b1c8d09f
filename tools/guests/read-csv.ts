/** Where something is in a file. Both numbers begin at 1. */
export type Place = { line: number; column: number }

/** A cell without its quotation marks, and where it begins. */
export type Cell = Place & { text: string }

/**
 * Reads CSV (RFC 4180) as spreadsheets write it. The separator is a semicolon if the first line has one, as Excel writes
 * it in Czech, otherwise a comma. A line may end with CR, LF or both. A quotation mark inside a cell that does not begin
 * with one is a character of the cell.
 * @param source without a byte order mark
 * @returns the rows; or where a cell begins that has a quotation mark too few or too many
 */
export function readCsv(source: string): { rows: Cell[][] } | { broken: Place } {
  const separator = /^[^\r\n;]*;/.test(source) ? ';' : ','
  const cellAndEnd = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|(?!")([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'y',
  )
  const rows: Cell[][] = []
  let row: Cell[] = []
  let place: Place = { line: 1, column: 1 }
  // After a separator at the end of the file there is one more cell.
  while (cellAndEnd.lastIndex < source.length || row.length > 0) {
    const match = cellAndEnd.exec(source)
    if (!match) return { broken: place }
    const [whole, quoted, plain = '', end] = match
    row.push({ ...place, text: quoted?.replaceAll('""', '"') ?? plain })
    place = placeAfter(whole, place)
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return { rows }
}

function placeAfter(text: string, { line, column }: Place): Place {
  const lines = text.split(/\r\n?|\n/)
  const last = lines.at(-1)?.length ?? 0
  return lines.length === 1 ? { line, column: column + last } : { line: line + lines.length - 1, column: last + 1 }
}
