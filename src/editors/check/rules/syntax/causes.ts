import { isLocale, locales } from '../../../../i18n/locales'
import { count, didYouMean, phrase, propose, quoted, type Wording, write } from '../../base/message'
import type { Edit } from '../../base/rule'
import type { ParsedYaml, SyntaxFault } from '../../read/parse-yaml'
import { otherSpaces } from '../values/characters'
import { characterNames } from '../values/words'
import { indentOf, type Level, type Line, linesOf, nearestLevels, textAbove } from './lines'
import { closedLine, quotedLine } from './quoted-line'
import { type rules, syntaxPhrases } from './words'

/** The rules that a cause can break. The values of the other three are known in syntax.ts only. */
type SyntaxRule = Exclude<keyof typeof rules, 'syntax/character' | 'syntax/unquoted-date' | 'syntax/read-otherwise'>

/** What an editor did, at the characters `from` to `to`. The parser often reports only what follows from it. */
export type Cause = {
  rule: SyntaxRule
  from: number
  to: number
  message?: string
  fix?: Wording
  edit?: Edit
  name?: Wording
}

/** The rules of the codes that the parser gives, and of those that read/parse-yaml.ts adds. */
const ruleOfCode: Partial<Record<string, SyntaxRule>> = {
  TAB_AS_INDENT: 'syntax/tab-as-indent',
  DUPLICATE_KEY: 'syntax/duplicate-key',
  BLOCK_AS_IMPLICIT_KEY: 'syntax/block-as-implicit-key',
  MULTILINE_IMPLICIT_KEY: 'syntax/multiline-implicit-key',
  BAD_INDENT: 'syntax/bad-indent',
  TOO_DEEP: 'syntax/too-deep',
  MISSING_CHAR: 'syntax/missing-char',
  UNEXPECTED_TOKEN: 'syntax/unexpected-token',
  BAD_SCALAR_START: 'syntax/bad-scalar-start',
  BAD_ALIAS: 'syntax/bad-alias',
  MULTIPLE_DOCS: 'syntax/multiple-docs',
  BAD_DQ_ESCAPE: 'syntax/bad-dq-escape',
  TAG_RESOLVE_FAILED: 'syntax/tag',
}

/** A fault whose cause is not known is its own. */
const ofFault = (fault: SyntaxFault): Cause => ({ ...fault, rule: ruleOfCode[fault.code] ?? 'syntax/invalid' })

/** Causes that are certain from the text alone, whether or not the parser reads it. */
export function certainCauses({ text }: ParsedYaml): Cause[] {
  const conflict = mergeConflict(text)
  return conflict
    ? [conflict]
    : [...text.matchAll(strangeSpace)].map((match) => {
        const before = match[1] ?? match[3] ?? ''
        const space = match[2] ?? match[4] ?? ''
        const from = match.index + before.length
        const name = phrase(characterNames[space[0]!]!)
        return { rule: 'syntax/strange-space', from, to: from + space.length, name }
      })
}

/** The first mark that Git leaves in a file where two people changed the same lines. */
export function mergeConflict(text: string): Cause | undefined {
  const found = /^(?:<{7} .*|={7}|>{7} .*)$/m.exec(text)
  return found ? { rule: 'syntax/merge-conflict', from: found.index, to: found.index + found[0].length } : undefined
}

/** Other spaces in the indentation of a key or an item, or after its colon or hyphen. */
const strangeSpace = new RegExp(
  `^( *)([${otherSpaces}]+)(?= *(?:[\\w-]+:|-)(?: |$))|^([ -]*(?:[\\w-]+:|-))([${otherSpaces}]+)`,
  'gm',
)

/** The causes of the parser's faults; a fault whose cause is not known is its own. */
export function causesOf({ text, faults }: ParsedYaml): Cause[] {
  const lines = linesOf(text)
  const wrongStarts = lines.filter((line) => faults.length > 0 && (tab.test(line.text) || isBullet(lines, line)))
  const [first] = wrongStarts
  if (!first) {
    const causes = withItems(lines, faults)
      .map((fault) => causeOf(lines, fault))
      .sort((a, b) => a.from - b.from)
    return causes.filter((cause, index) => !causes.slice(0, index).some((earlier) => isSolvedBy(earlier, cause)))
  }
  // The first fault after a tab or a bullet follows from it.
  const others = faults.filter(
    ({ from }, index) => !(index === 0 && from >= first.from) && !wrongStarts.includes(lineAt(lines, from)!),
  )
  return [...wrongStarts.map((line) => bulletIn(line) ?? tabIn(line)), ...others.map(ofFault)]
}

/** Whether a cause is gone once an earlier one is: it is the same, or in the line that the earlier one rewrites. */
const isSolvedBy = (earlier: Cause, { rule, from }: Cause) =>
  (earlier.rule === rule && earlier.from === from) ||
  (earlier.edit !== undefined && from >= earlier.edit.from && from < earlier.edit.to)

const tab = /^ *\t+\S/

/** A dash or a bullet of a text editor, before the key of an item. */
const bullet = /^( *)([–—−‐‑•·*]) *([\w-]+:(?: .*|$))/

/** A line of a text below `|` may begin with a dash. */
const isBullet = (lines: readonly Line[], line: Line) =>
  bullet.test(line.text) && !/: *[|>][+-]?$/.test(lineAbove(lines, line)?.text ?? '')

/** Whether a line begins before another. */
const isOutside = (each: Line, line: Line) => each.text.trim() !== '' && indentOf(each) < indentOf(line)

/** The nearest line above that begins before a line. */
const lineAbove = (lines: readonly Line[], line: Line) =>
  lines.slice(0, line.number - 1).findLast((each) => isOutside(each, line))

/** Where what a line is in ends: at the next line that begins before it. */
const endOfLevel = (lines: readonly Line[], line: Line) =>
  lines.slice(line.number).find((each) => isOutside(each, line))?.from ?? Infinity

function bulletIn({ from, text }: Line): Cause | undefined {
  const [, before = '', sign = '', rest = ''] = bullet.exec(text) ?? []
  if (sign === '') return undefined
  const start = from + before.length
  const edit = { from: start, to: from + text.length, text: `- ${rest}` }
  return { rule: 'syntax/bullet', from: start, to: start + sign.length, fix: propose(edit.text), edit }
}

/** Of the keys that an item of a list without its hyphen gives to the item above a second time, only the first. */
function withItems(lines: readonly Line[], faults: readonly SyntaxFault[]): readonly SyntaxFault[] {
  const ends = new Map<number, number>()
  return faults.filter((fault) => {
    const line = lineAt(lines, fault.from)
    if (fault.code !== 'DUPLICATE_KEY' || !line) return true
    const isItem = missingHyphen(lines, line) !== undefined
    const follows = [...ends].some(([from, to]) => fault.from > from && fault.from < to)
    if (isItem) ends.set(fault.from, endOfLevel(lines, line))
    return isItem || !follows
  })
}

/** `slug: more` without the hyphen that the item above has before the same key, other keys of which are between. */
function missingHyphen(lines: readonly Line[], line: Line): Cause | undefined {
  const column = indentOf(line)
  const key = /^[\w-]+:/.exec(line.text.trimStart())?.[0]
  const item = lineAbove(lines, line)
  if (!item || key === undefined || !item.text.startsWith(`${' '.repeat(column)}${key}`.replace(/ {2}(?=\S)/, '- ')))
    return undefined
  if (!lines.slice(item.number, line.number - 1).some((each) => indentOf(each) === column)) return undefined
  const [from, to] = [line.from + column, line.from + line.text.length]
  const value = `- ${line.text.trim()}`
  const edit = { from: line.from, to, text: `${' '.repeat(column - 2)}${value}` }
  return { rule: 'syntax/missing-hyphen', from, to: from + key.length - 1, fix: propose(value), edit }
}

/** A second text in one language, where that in another is missing. */
function languageTwice(lines: readonly Line[], line: Line, fault: SyntaxFault): Cause {
  const languageOf = (each: Line) => /^ *([\w-]+):/.exec(each.text)?.[1]
  const start = lineAbove(lines, line)?.from ?? 0
  const end = endOfLevel(lines, line)
  const here = lines.filter((each) => each.from >= start && each.from < end && indentOf(each) === indentOf(line))
  const absent = locales.filter((locale) => !here.map(languageOf).includes(locale))
  const isOne = isLocale(languageOf(line)) && absent.length === 1
  return isOne ? { ...fault, rule: 'syntax/language-twice', fix: didYouMean(absent[0]) } : ofFault(fault)
}

function tabIn({ from, text }: Line): Cause {
  const start = from + text.indexOf('\t')
  return { rule: 'syntax/tab-as-indent', from: start, to: start + 1 }
}

const lineAt = (lines: readonly Line[], offset: number) => lines.findLast(({ from }) => from <= offset)

function causeOf(lines: readonly Line[], fault: SyntaxFault): Cause {
  const line = lineAt(lines, fault.from)
  if (!line) return ofFault(fault)
  if (fault.code === 'DUPLICATE_KEY') return missingHyphen(lines, line) ?? languageTwice(lines, line, fault)
  return (
    missingBar(lines, line) ??
    missingSpace(line) ??
    missingSpaceAbove(lines, line) ??
    openBracket(lines, line, fault) ??
    textBesideKey(lines, line, fault) ??
    wrongIndentation(lines, line, fault) ??
    missingKey(line, fault) ??
    textBesideBar(line, fault) ??
    quotation(line, fault) ??
    ofFault(fault)
  )
}

/** Lines below `cs:` that YAML cannot read, because `|` is missing. */
function missingBar(lines: readonly Line[], line: Line): Cause | undefined {
  // The parser may stop at a blank line.
  const text = lines.slice(line.number - 1).find((each) => each.text.trim() !== '')
  const above = text && lineAbove(lines, text)
  const [, start = '', key = ''] = /^([ -]*)([\w-]+:) *$/.exec(above?.text ?? '') ?? []
  if (!above || !isLocale(key.slice(0, -1))) return undefined
  const [from, to] = [above.from + start.length, above.from + above.text.length]
  const fixed = `${key} |`
  return { rule: 'syntax/missing-bar', from, to, fix: propose(fixed), edit: { from, to, text: fixed } }
}

/** `slug:jana-nova`, `-cs` */
function missingSpace({ from, text }: Line): Cause | undefined {
  const [, before = '', sign = '', rest] = /^((?: |- )*)([\w-]+:(?!\/\/)|-)([^\s:-].*)$/.exec(text) ?? []
  if (rest === undefined) return undefined
  const fix = write(`${sign} ${rest}`)
  return { rule: 'syntax/missing-space', from: from + before.length, to: from + text.length, fix }
}

/** `-slug: the-sea` above the other keys of an item: only these are a fault. */
function missingSpaceAbove(lines: readonly Line[], line: Line): Cause | undefined {
  const above = lineAbove(lines, line)
  return above && /^ *-[\w-]+:(?: |$)/.test(above.text) ? missingSpace(above) : undefined
}

/** A bracket on the line above that is not closed. */
function openBracket(lines: readonly Line[], { number }: Line, { code }: SyntaxFault): Cause | undefined {
  const above = lines[number - 2]
  const [, start = '', list] = /^([ -]*[\w-]+: +)([[{][^\]}]*)$/.exec(above?.text ?? '') ?? []
  if (!above || list === undefined || code === 'TAB_AS_INDENT') return undefined
  const from = above.from + start.length
  const fix = propose(`${list.trimEnd()}${list.startsWith('[') ? ']' : '}'}`)
  return { rule: 'syntax/missing-char', from, to: from + list.length, fix }
}

/** The first item of a list whose own key is not above it: the parser reads the item as a part of another key. */
function missingKey({ from, text }: Line, { code }: SyntaxFault): Cause | undefined {
  const [, indent = '', item] = /^( *)(- [\w-]+:(?: [^:]*)?)$/.exec(text) ?? []
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || item === undefined) return undefined
  return { rule: 'syntax/missing-key', from: from + indent.length, to: from + text.length }
}

/** `ledBy: Jana` above the items or the keys that are the value of `ledBy:`. */
function textBesideKey(lines: readonly Line[], line: Line, fault: SyntaxFault): Cause | undefined {
  const above = lineAbove(lines, line)
  const [, key = '', text] = /^(?: |- )*([\w-]+): +([^\s"'#].*)$/.exec(above?.text ?? '') ?? []
  if (fault.code !== 'TOO_DEEP' || text === undefined || isLocale(key)) return undefined
  const indent = indentOf(line)
  const below = lines[line.number]
  const isAlone = !below || indentOf(below) !== indent || !/^ *[\w-]+:/.test(below.text)
  // One line alone is more often only indented too much.
  if (isAlone && !/^ *- /.test(line.text)) return undefined
  return { ...ofFault(fault), fix: phrase(syntaxPhrases.textBesideKey, { key, text: quoted(text.trim()) }) }
}

/** A line that begins at a column at which no line above does. */
function wrongIndentation(lines: readonly Line[], line: Line, fault: SyntaxFault): Cause | undefined {
  const indent = indentOf(line)
  const isKey = /^(?:- )?[\w-]+:( |$)|^- /.test(line.text.trimStart())
  const above = isKey ? undefined : textAbove(lines, line)
  const levels = above ? [{ column: indentOf(above), line: above }] : isKey ? nearestLevels(lines, line) : []
  const isAtStart = fault.from <= line.from + indent
  if (!isAtStart || levels.length === 0 || levels.some(({ column }) => column === indent)) return undefined
  const fix = indentAdvice(line, levels)
  if (fault.code === 'TOO_DEEP') return { ...ofFault(fault), fix }
  return { rule: 'syntax/bad-indent', from: line.from, to: line.from + Math.max(1, indent), fix }
}

function indentAdvice({ text }: Line, [level, other]: readonly Level[]): Wording | undefined {
  if (!level) return undefined
  const start = quoted(text.trim().split(' ').slice(0, 3).join(' '))
  const placed = ({ column, line: { number } }: Level) => ({ start, spaces: spacesOf(column), line: number })
  if (!other) return phrase(syntaxPhrases.indent, placed(level))
  const { spaces: otherSpaces, line: otherLine } = placed(other)
  return phrase(syntaxPhrases.indentEither, { ...placed(level), otherSpaces, otherLine })
}

/** The spaces before a column, from 0. */
export const spacesOf = (column: number) => (column === 0 ? phrase(syntaxPhrases.noSpace) : count(column, 'space'))

/** `cs: | Text` */
function textBesideBar({ from, text }: Line, { code }: SyntaxFault): Cause | undefined {
  const [, key = '', bar] = /^([ -]*[\w-]+: +)([|>][+-]? +\S.*)$/.exec(text) ?? []
  if (bar === undefined || code !== 'UNEXPECTED_TOKEN') return undefined
  const start = from + key.length
  return { rule: 'syntax/unexpected-token', from: start, to: start + bar.length, fix: phrase(syntaxPhrases.textBelow) }
}

const needsQuotes = ['BLOCK_AS_IMPLICIT_KEY', 'BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED', 'UNEXPECTED_TOKEN']

/** Offers the line with the quotation marks that it needs. */
function quotation({ from, text }: Line, fault: SyntaxFault): Cause | undefined {
  const { code } = fault
  const isOpen = code === 'MISSING_CHAR' && /["']/.test(text[fault.from - from] ?? '')
  const fixed = isOpen ? closedLine(text) : needsQuotes.includes(code) ? quotedLine(text) : undefined
  if (fixed === undefined) return undefined
  const isInner = code === 'UNEXPECTED_TOKEN' && /^(?: |- )*[\w-]+: +["']/.test(text)
  const edit = { from: from + text.search(/\S|$/), to: from + text.trimEnd().length, text: fixed }
  const { rule } = ofFault(fault)
  return { ...fault, rule: isInner ? 'syntax/inner-quotes' : rule, fix: propose(fixed), edit }
}
