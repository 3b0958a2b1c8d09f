import { isScalar, parse, Scalar, visit } from 'yaml'
import { phrase, propose } from '../../base/message'
import type { Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import type { ParsedYaml, ScalarText } from '../../read/parse-yaml'
import { quotedLine } from './quoted-line'
import { codeOf, notText } from './syntax'
import { characterOrigins, report, syntaxPhrases } from './words'

/** Texts of which YAML reads something else than what is written, and characters that are no text behind a backslash. */
export function* check({ yaml }: ContentFile): Iterable<Finding> {
  if (yaml.faults.length > 0) return
  for (const text of yaml.texts) {
    const source = yaml.text.slice(text.from, text.to)
    const item = itemInText(yaml, text)
    if (item) yield item
    // YAML reads a blank line as the end of a line, and only two of them as the end of a paragraph.
    else if (isOneParagraph(text) && /\n\s*\n/.test(source)) {
      yield report('syntax/lost-paragraph', yaml.between(text.from, text.from + source.indexOf('\n')))
    }
  }
  yield* comments(yaml)
  for (const text of yaml.texts) if (text.style === 'double' && notText.test(text.value)) yield* escapes(yaml, text)
}

/** Characters that are no text, as YAML writes them in double quotes: `\v` is a line break from Word. */
function* escapes({ file, text, between }: ParsedYaml, { from, to }: ScalarText): Iterable<Finding> {
  for (const { 0: written, index } of text.slice(from, to).matchAll(/\\(?:x.{2}|u.{4}|U.{8}|.)/g)) {
    const character = String(parse(`"${written}"`))
    if (!notText.test(character)) continue
    const origin = character === '\v' ? characterOrigins[character] : undefined
    const values = { code: codeOf(character), name: origin ? phrase(origin.name) : '' }
    const fix = phrase(syntaxPhrases.deleteEscape, { written })
    const place = between(from + index, from + index + written.length)
    yield report('syntax/character', place, values, { fix, cause: file })
  }
}

/** Whether a text that goes on over several lines has no blank line in what is read. */
const isOneParagraph = ({ path, style, value }: ScalarText) =>
  path.length > 0 && style !== 'block' && !/\n\s*\n/.test(value)

/** The item of a list that became a part of the text above it, because it is indented deeper. */
export function itemInText(yaml: ParsedYaml, text: ScalarText): Finding | undefined {
  const [before, item] = /\n *(- \S.*)/.exec(yaml.text.slice(text.from, text.to)) ?? []
  if (text.style !== 'plain' || before === undefined || item === undefined) return undefined
  const from = yaml.text.indexOf(before, text.from) + before.length - item.length
  return report('syntax/item-in-text', yaml.between(from, from + item.length))
}

/** `title: Room #five`, `Untitled # 3` or `"Room" #5` is read without its end: # after a space starts a comment. */
function comments(yaml: ParsedYaml): Finding[] {
  const found: Finding[] = []
  visit(yaml.document, {
    Pair: (_, { key, value }) => {
      if (
        !isScalar(key) ||
        !isScalar(value) ||
        !isInline.includes(value.type ?? '') ||
        !value.range ||
        typeof value.value !== 'string'
      )
        return
      const [, end] = value.range
      const [glued, space = ''] = /^( *)#(?:[^\s#].*| *\d+ *(?=\r?\n|$))/.exec(yaml.text.slice(end)) ?? []
      if (glued === undefined) return
      const place = yaml.between(end + space.length, end + glued.length)
      const line = yaml.text.split(/\r?\n/)[place.line - 1] ?? ''
      const fixed =
        value.type === Scalar.PLAIN ? quotedLine(line) : withinQuotes(line.trim(), space.length, glued.trim())
      found.push(report('syntax/comment-in-text', place, {}, { fix: propose(fixed) }))
    },
  })
  return found
}

const isInline: string[] = [Scalar.PLAIN, Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE]

/** `title: "Room" #5` as `title: "Room #5"`. */
function withinQuotes(line: string, spaces: number, end: string): string | undefined {
  const text = line.slice(0, line.length - end.length - spaces)
  const quote = text.at(-1) ?? ''
  return end.includes(quote) ? undefined : `${text.slice(0, -1)} ${end}${quote}`
}
