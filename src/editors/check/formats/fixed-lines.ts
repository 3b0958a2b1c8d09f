import type { MessageLanguage } from '../../words/message-language'
import { listed, phrase, shorten } from '../base/message'
import type { Fixed } from '../fix/fix-content'
import { pictureFixes, reportWords } from './words'

/** What was fixed, in one line: where, what was there, and what is there now. */
export function fixedLine(fixed: Fixed, language: MessageLanguage): string {
  const { file } = fixed
  if ('name' in fixed) return phrase(reportWords.renamed, { file, name: fixed.name })(language)
  if ('picture' in fixed) {
    const done = fixed.picture.flatMap((rule) => pictureFixes[rule]?.[language] ?? [])
    return phrase(reportWords.fixedPicture, { file, done: listed(done) })(language)
  }
  const { line, before, after, isOrder } = fixed
  if (isOrder || before === after) return phrase(reportWords.fixedOrder, { file, line })(language)
  return phrase(reportWords.fixed, { file, line, before: shorten(before, 100), after: shorten(after, 100) })(language)
}
