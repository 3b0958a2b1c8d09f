import { isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, Scalar } from 'yaml'
import type { Document, YAMLParseError } from 'yaml'
import type { Path } from '../base/path'
import { type FilePosition, fileStart } from '../base/problem'
import { type BuildFault, faultInBuild } from './build-reader'

/** Why a text is not valid YAML: a code of the parser, or one that this file adds. */
export type SyntaxFault = { code: string; from: number; to: number; message: string }

/** A text as it is written in the file: `from` its first character `to` its last, without the quotes. */
export type ScalarText = {
  path: Path
  value: string
  from: number
  to: number
  style: 'plain' | 'single' | 'double' | 'block'
}

export type ParsedYaml = {
  file: string
  text: string
  /** The content; undefined where the file is not YAML. */
  data: unknown
  faults: SyntaxFault[]
  /** Where the build would read the file differently, although nothing else is wrong with it. */
  buildFault?: BuildFault
  /** Every text that is a value, in the order of the file. */
  texts: readonly ScalarText[]
  document: Document
  /** The position of the characters `from` to `to`. */
  between: (from: number, to: number) => FilePosition
  /** The position of the value at a path; for a missing value, that of the nearest key above it. */
  positionOf: (path: Path) => FilePosition
  /** The position of the key at the end of a path. */
  keyPositionOf: (path: Path) => FilePosition
}

/** No content is nested deeper than this. */
const deepest = 50

/** Reads one YAML file. Never throws. @param file its path, as problems name it */
export function parseYaml(file: string, text: string): ParsedYaml {
  const lines = new LineCounter()
  const { document, texts, faults, data } = read(text, lines)
  const between = (from: number, to: number): FilePosition => {
    const { line, col } = lines.linePos(from)
    // Of several lines, only the first is marked.
    const lineEnd = from + text.slice(from, to).search(/\r?\n|$/)
    return { file, line, column: col, endColumn: col + Math.max(1, Math.min(to, lineEnd) - from) }
  }
  const find = (path: Path, want: 'key' | 'value') => placeAt(document, path, want, between) ?? { file, ...fileStart }
  return {
    file,
    text,
    data,
    faults: faults.filter(isCause),
    buildFault: faults.length === 0 ? faultInBuild(text, data) : undefined,
    texts: faults.length === 0 ? texts : [],
    document,
    between,
    positionOf: (path) => find(path, 'value'),
    keyPositionOf: (path) => find(path, 'key'),
  }
}

type Reading = { document: Document; texts: ScalarText[]; faults: SyntaxFault[]; data: unknown }

/** The content of a text, or the faults for which it cannot be read. */
function read(text: string, lines: LineCounter): Reading {
  let document: Document = parseDocument('')
  const texts: ScalarText[] = []
  const faults: SyntaxFault[] = []
  try {
    document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
    faults.push(...document.errors.map((error, _index, all) => faultOf(error, all, document, text)))
    faults.push(...document.warnings.map(({ code, message, pos: [from, to] }) => ({ code, from, to, message })))
    collect(document, document.contents, [], texts, faults)
    const data: unknown = faults.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 })
    return { document, texts, faults, data }
  } catch (error) {
    // There are too many aliases, or too many levels.
    const { message } = error as Error
    return { document, texts, faults: [{ code: 'UNREADABLE', from: 0, to: 1, message }], data: undefined }
  }
}

/** Collects the texts below a node, and faults that the parser accepts. */
function collect(document: Document, node: unknown, path: Path, texts: ScalarText[], faults: SyntaxFault[]): void {
  if (path.length > deepest) throw new RangeError('too deeply nested')
  if (isAlias(node)) {
    if (node.resolve(document) || !node.range) return
    faults.push({ code: 'BAD_ALIAS', from: node.range[0], to: node.range[1], message: node.source })
  } else if (isMap(node)) {
    for (const { key, value } of node.items)
      collect(document, value, [...path, isScalar(key) ? String(key.value) : ''], texts, faults)
  } else if (isSeq(node)) {
    node.items.forEach((item, index) => collect(document, item, [...path, index], texts, faults))
  } else if (isScalar(node) && node.range && typeof node.value === 'string') {
    texts.push(scalarText(node as Scalar<string>, path, node.range))
  }
}

function scalarText({ type, value }: Scalar<string>, path: Path, [from, to]: readonly number[]): ScalarText {
  const start = from ?? 0
  const end = to ?? start
  if (type === Scalar.QUOTE_DOUBLE) return { path, value, from: start + 1, to: end - 1, style: 'double' }
  if (type === Scalar.QUOTE_SINGLE) return { path, value, from: start + 1, to: end - 1, style: 'single' }
  const block = type === Scalar.BLOCK_LITERAL || type === Scalar.BLOCK_FOLDED
  return { path, value, from: start, to: end, style: block ? 'block' : 'plain' }
}

// These faults are reported wherever they are. Any other fault after the first may only follow from it.
const standsAlone = new Set(['TAB_AS_INDENT', 'DUPLICATE_KEY', 'BAD_DQ_ESCAPE', 'BAD_SCALAR_START', 'BAD_ALIAS'])

const isCause = ({ code }: SyntaxFault, index: number) => index === 0 || standsAlone.has(code)

/** Moves a fault to where an editor would look for it, which is not always where the parser found it. */
function faultOf(error: YAMLParseError, all: readonly YAMLParseError[], document: Document, text: string): SyntaxFault {
  const { code, message, pos } = error
  const [from, to] = pos
  if (code === 'DUPLICATE_KEY')
    return { code, from, to: from + (/^[^\s:]+/.exec(text.slice(from))?.[0].length ?? 1), message }
  if (code === 'MISSING_CHAR' && message.startsWith('Comments')) return { code: 'UNREADABLE', from, to, message }
  if (code === 'MISSING_CHAR') {
    const opened = quotedTextThatEndsAt(from, document.contents)
    if (opened !== undefined) return { code, from: opened, to: from, message }
  }
  const tooDeep = all.find((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === from)
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && tooDeep) {
    // The key at the beginning of the last line that the parser took for a text.
    const key = /[^\n:]*$/.exec(text.slice(from, tooDeep.pos[1]))?.[0] ?? ''
    return { code: 'TOO_DEEP', from: tooDeep.pos[1] - key.trimStart().length, to: tooDeep.pos[1], message }
  }
  return { code, from, to: from + (lengths[code] ?? to - from), message }
}

/** How many characters to mark where the parser gives only one. */
const lengths: Partial<Record<string, number>> = { MULTIPLE_DOCS: 3, BAD_DQ_ESCAPE: 2 }

function quotedTextThatEndsAt(end: number, node: unknown): number | undefined {
  if (isPair(node)) return quotedTextThatEndsAt(end, node.value) ?? quotedTextThatEndsAt(end, node.key)
  if (isMap(node) || isSeq(node)) {
    return (node.items as unknown[]).map((item) => quotedTextThatEndsAt(end, item)).find((from) => from !== undefined)
  }
  const quoted = isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE)
  return quoted && node.range?.[1] === end ? node.range[0] : undefined
}

/** The position of what is at a path, or of the nearest key above it; undefined where there is neither. */
function placeAt(
  document: Document,
  path: Path,
  want: 'key' | 'value',
  position: ParsedYaml['between'],
): FilePosition | undefined {
  let node: unknown = document.contents
  let found: FilePosition | undefined
  for (const [depth, step] of path.entries()) {
    const last = depth === path.length - 1
    if (isAlias(node)) node = node.resolve(document)
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
      )
      if (!pair || !isScalar(pair.key) || !pair.key.range) return found
      const key = position(pair.key.range[0], pair.key.range[1])
      node = pair.value
      const value = isNode(node) && node.range && node.range[1] > node.range[0] ? node.range : undefined
      found = last && want === 'value' && value && !isMap(node) && !isSeq(node) ? position(value[0], value[1]) : key
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      if (!isNode(node) || !node.range) return found
      found = position(node.range[0], isScalar(node) ? node.range[1] : node.range[0] + 1)
    } else {
      return found
    }
  }
  return found
}
