import { phrase } from '../../base/message'
import type { FilePosition } from '../../base/problem'
import type { Finding } from '../../base/rule'
import type { ParsedYaml } from '../../read/parse-yaml'
import { dateTimeMeant, dayMeant } from '../values/dates-meant'
import { type Cause, causesOf, certainCauses, mergeConflict } from './causes'
import { characterOrigins, report } from './words'

// What is not text in YAML 1.2 (production c-printable), and the character that replaces bytes that are not UTF-8.
// oxlint-disable-next-line no-control-regex
export const notText = /\r(?!\n)|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd-\uffff]/
const looksLikeDate = /^\d{4}-\d{1,2}-\d{1,2}([Tt ]|$)/

/** What keeps a file from being read. The other rules check a file only once it can be read. */
export function syntaxFindings(yaml: ParsedYaml): Finding[] {
  const { file, between } = yaml
  const strange = notText.exec(yaml.text)
  if (strange) {
    const [character] = strange
    // oxlint-disable-next-line no-control-regex
    const origin = /[\u0000\ufffd]/.test(yaml.text) ? characterOrigins.encoding : characterOrigins[character]
    const values = { code: codeOf(character), name: origin ? phrase(origin.name) : '' }
    const fix = origin?.fix && phrase(origin.fix)
    return [report('syntax/character', between(strange.index, strange.index + 1), values, { fix })]
  }
  const certain = certainCauses(yaml)
  const causes = certain.length > 0 ? certain : causesOf(yaml)
  if (causes.length > 0) return causes.map((each) => findingOf(each, between(each.from, each.to)))

  const dates = yaml.texts.filter(({ style, value }) => style === 'plain' && looksLikeDate.test(value))
  if (dates.length > 0) {
    return dates.map(({ value, from, to }) => {
      const meant = dateMeant(value)
      const edit = { from, to, text: `"${meant}"` }
      return report('syntax/unquoted-date', between(from, to), { value, meant }, { autofix: { edit }, cause: file })
    })
  }
  if (!yaml.buildFault) return []
  const { line, column, message } = yaml.buildFault
  const detail = message ? ` (${message})` : ''
  return [report('syntax/read-otherwise', { file, line, column, endColumn: column + 1 }, { detail })]
}

/** The name of a character in Unicode: 'U+000B'. */
export const codeOf = (character: string) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** A date in the notation of the model: '2044-5-21 9:30:00' → '2044-05-21T09:30'. */
const dateMeant = (value: string) => dateTimeMeant(value) ?? dayMeant(value) ?? value

function findingOf({ rule, message = '', name, fix, edit }: Cause, place: FilePosition): Finding {
  if (rule === 'syntax/strange-space') {
    const autofix = { write: ' '.repeat(place.endColumn - place.column) }
    return report(rule, place, { name: name ?? '' }, { autofix })
  }
  if (rule === 'syntax/invalid') return report(rule, place, { message })
  // A text editor that indents with tabs does so on every line.
  const cause = rule === 'syntax/tab-as-indent' ? place.file : undefined
  return report(rule, place, {}, { fix, cause, autofix: edit && { edit } })
}

/** The merge conflict of a file that is not YAML. */
export function mergeConflictIn(file: string, text: string): Finding | undefined {
  const conflict = mergeConflict(text)
  if (!conflict) return undefined
  const line = text.slice(0, conflict.from).split('\n').length
  const place = { file, line, column: 1, endColumn: 1 + conflict.to - conflict.from }
  return report('syntax/merge-conflict', place)
}
