import type { MessageLanguage } from '../../words/message-language'
import type { Problem } from '../base/problem'

/** The result of a check, for every format. */
export type Report = {
  problems: readonly Problem[]
  /** How many YAML files were read. */
  files: number
  language: MessageLanguage
  /** The text of a file that a problem names. */
  sourceOf: (file: string) => string | undefined
}
