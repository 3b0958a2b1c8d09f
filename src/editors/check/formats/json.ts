import type { Report } from './report'

/** A list of `{ file, line, column, endColumn, severity, rule, message, fix }`. */
export function json({ problems }: Report): string {
  return JSON.stringify(problems, null, 2)
}
