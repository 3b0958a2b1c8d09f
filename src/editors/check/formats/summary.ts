import { count, phrase } from '../base/message'
import type { Report } from './report'
import { reportWords } from './words'

/** One line: how much was read, and how much is wrong. */
export function summary({ problems, files: read, language }: Report): string {
  const files = count(read, 'file')
  if (problems.length === 0) return phrase(reportWords.allRight, { files })(language)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const values = { files, errors: count(errors, 'error'), warnings: count(problems.length - errors, 'warning') }
  return phrase(reportWords.total, values)(language)
}
