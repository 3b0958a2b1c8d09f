export type Severity = 'error' | 'warning'

/** Something an editor has to know, where it stands and how to mend it. */
export type Problem = {
  /** The file, as a path from the folder that the check was called in. */
  file: string
  /** Counted from 1, in characters. */
  line: number
  column: number
  /** The column after the last character meant. */
  endColumn: number
  severity: Severity
  /** A stable name, `group/rule`. */
  rule: string
  /** Which field, in words, and what is wrong with it. */
  message: string
  /** What to do about it. */
  fix: string
}

/** A place in a file: what a problem points to. */
export type Position = Pick<Problem, 'line' | 'column' | 'endColumn'>

export const fileStart: Position = { line: 1, column: 1, endColumn: 2 }

/** By file, then from top to bottom. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}

/** One problem for a terminal: where, what, the line itself with the characters underlined, how to mend it. */
export function formatProblem(problem: Problem, source = ''): string {
  const { file, line, column, endColumn, severity, rule, message, fix } = problem
  const text = source.split(/\r?\n/)[line - 1]
  const gutter = `${line} | `.padStart(8)
  const underline = '^'.repeat(Math.max(1, Math.min(endColumn, (text?.length ?? 0) + 1) - column))
  const frame = text?.trim() ? [`${gutter}${text}`, `${' '.repeat(gutter.length + column - 1)}${underline}`] : []
  return [`${file}:${line}:${column}  ${severity}  ${rule}`, `  ${message}`, ...frame, `  Fix: ${fix}`].join('\n')
}
