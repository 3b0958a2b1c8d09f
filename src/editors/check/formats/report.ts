import type { MessageLanguage } from '../../words/message-language'
import { count, phrase } from '../base/message'
import type { Problem } from '../base/problem'
import { reportWords } from './words'

/** The result of a check, for every format. */
export type Report = {
  problems: readonly Problem[]
  /** How many YAML files were read. */
  files: number
  language: MessageLanguage
  /** The text of a file that a problem names. */
  sourceOf: (file: string) => string | undefined
}

/** One line: how much was read, and how much is wrong. */
export function summary({ problems, files: read, language }: Report): string {
  const files = count(read, 'file')
  if (problems.length === 0) return phrase(reportWords.allRight, { files })(language)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const values = { files, errors: count(errors, 'error'), warnings: count(problems.length - errors, 'warning') }
  return phrase(reportWords.total, values)(language)
}
