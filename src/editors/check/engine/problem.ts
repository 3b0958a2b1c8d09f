export type Severity = 'error' | 'warning'

/** A place in a file. Lines and columns are counted from 1; `endColumn` stands after the last character meant. */
export type Position = { line: number; column: number; endColumn: number }

/** Something an editor has to know, told in one language: where it stands, what it is and how to mend it. */
export type Problem = Position & {
  /** The file, as a path from the folder that the check was called in. */
  file: string
  severity: Severity
  /** A stable name, `group/rule`. */
  rule: string
  /** What is wrong, then why it matters. */
  message: string
  /** What to do about it. */
  fix: string
}

export const fileStart: Position = { line: 1, column: 1, endColumn: 2 }

type Placed = Pick<Problem, 'file' | 'line' | 'column'>

/** By file, then from top to bottom. */
export function byPlace(a: Placed, b: Placed): number {
  return (a.file < b.file ? -1 : Number(a.file > b.file)) || a.line - b.line || a.column - b.column
}
