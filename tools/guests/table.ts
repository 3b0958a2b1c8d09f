/** Rows of cells as lines for the terminal, in columns. The first row is the headings. */
export function toLines(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))))
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
}

/** '1 person', '2 persons' */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The width of a text in a terminal: a letter with combining marks counts once. */
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length
