export type Severity = 'error' | 'warning'

/**
 * Characters of a file, given as a path from the folder in which the check runs. Lines and columns are counted from 1;
 * `endColumn` is after the last character.
 */
export type FilePosition = { file: string; line: number; column: number; endColumn: number }

/** Something that an editor has to know, in one language. */
export type Problem = FilePosition & {
  severity: Severity
  /** The name of the rule, `group/rule`. */
  rule: string
  /** What is wrong, then why it matters. */
  message: string
  /** What to do about it. */
  fix: string
}

export const fileStart = { line: 1, column: 1, endColumn: 2 }

type Placed = Pick<Problem, 'file' | 'line' | 'column'>

/** Sorts by file, then from top to bottom. */
export function byPlace(a: Placed, b: Placed): number {
  return (a.file < b.file ? -1 : Number(a.file > b.file)) || a.line - b.line || a.column - b.column
}
