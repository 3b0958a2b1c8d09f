import type { ContentFile } from '../../engine/content-folder'
import type { SyntaxFault } from '../../read/parse-yaml'
import type { Finding } from '../../engine/rule'
import { character, faults, invalid, readOtherwise, unquotedDate } from './syntax-wording'

export { rules } from './syntax-wording'

// What is no text in YAML 1.2 (production c-printable), and the sign for bytes that are not UTF-8.
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd-\uffff]/
const isDateLike = /^\d{4}-\d{1,2}-\d{1,2}([Tt ]|$)/

/** What keeps a file from being read. Whatever else is wrong with it is told once it can be. */
export function syntaxFindings(file: string, yaml: ContentFile['yaml']): Finding[] {
  const place = (from: number, to: number) => ({ file, ...yaml.between(from, to) })
  const strange = noText.exec(yaml.text)
  if (strange) {
    const code = `U+${strange[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    return [character.at(place(strange.index, strange.index + 1), { code })]
  }
  if (yaml.faults.length > 0) return yaml.faults.map((each) => told(each, place(each.from, each.to)))

  const dates = yaml.texts.filter(({ style, value }) => style === 'plain' && isDateLike.test(value))
  if (dates.length > 0) {
    return dates.map(({ value, from, to }) =>
      unquotedDate.at(place(from, to), { value }, { edit: { from, to, text: `"${value}"` } }),
    )
  }
  const inBuild = yaml.buildFault
  if (!inBuild) return []
  const { line, column, message } = inBuild
  return [readOtherwise.at({ file, line, column, endColumn: column + 1 }, { message })]
}

function told({ code, message }: SyntaxFault, place: Parameters<typeof invalid.at>[0]): Finding {
  return faults[code]?.at(place) ?? invalid.at(place, { message })
}
