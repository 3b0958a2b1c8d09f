import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, Scalar, visit, type Document } from 'yaml'
import { fileStart, type Position, type Problem } from './problem'

export type Path = readonly PropertyKey[]

export type ParsedYaml = {
  /** The content; undefined where the file is not YAML. */
  data: unknown
  problems: Problem[]
  /** Where the value at a path stands; for a value that is missing, the nearest key above it. */
  positionOf: (path: Path) => Position
  /** Where the key at the end of a path stands. */
  keyPositionOf: (path: Path) => Position
}

/** What the parser's codes mean to somebody who does not know YAML. */
const inPlainWords: Record<string, [message: string, fix: string]> = {
  TAB_AS_INDENT: ['The line is indented with a tab.', 'Replace the tab with spaces, two for each level.'],
  DUPLICATE_KEY: ['The same key stands twice on this level.', 'Delete one of the two.'],
  BLOCK_AS_IMPLICIT_KEY: ['A text with “: ” in it is read as a key.', 'Put the whole text in double quotes.'],
  MULTILINE_IMPLICIT_KEY: ['A key is missing its colon, or a text goes on where a key should be.', 'Write “key: value”, or indent the text under its key.'],
  BAD_INDENT: ['The line is indented too little or too much.', 'Align it with the lines of its level, two spaces for each.'],
  MISSING_CHAR: ['A quote, a bracket or a colon is missing.', 'Close what was opened; after a key write a colon and a space.'],
  UNEXPECTED_TOKEN: ['Something stands here that does not belong here.', 'Put a text with special characters in double quotes.'],
  BAD_SCALAR_START: ['A text must not begin with this character.', 'Put the whole text in double quotes.'],
  BAD_ALIAS: ['A text that begins with * is read as a reference.', 'Put the whole text in double quotes.'],
  BAD_DQ_ESCAPE: ['A backslash in double quotes has a meaning of its own.', 'Write two backslashes, or use single quotes.'],
}

const isDateLike = (text: string) => /^\d{4}-\d{1,2}-\d{1,2}([T ]|$)/.test(text)

/** Reads one YAML file; every fault of its syntax becomes a problem. Never throws. */
export function parseYaml(file: string, text: string): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, maxAliasCount: 100 } as never)
  const position = (from: number, to: number): Position => {
    const start = lines.linePos(from)
    const end = lines.linePos(to)
    const endColumn = end.line === start.line ? end.col : start.col + 1
    return { line: start.line, column: start.col, endColumn: Math.max(endColumn, start.col + 1) }
  }

  const problems: Problem[] = document.errors.map(({ code, pos, message }) => {
    const [plain, fix] = inPlainWords[code] ?? [`This is not valid YAML: ${message}.`, 'Compare the line with a file that works.']
    return { file, ...position(pos[0], pos[1]), severity: 'error', rule: `syntax/${ruleName(code)}`, message: plain, fix }
  })

  if (problems.length === 0) {
    problems.push(
      ...unquotedDates(document).map(({ value, range }): Problem => ({
        file,
        ...position(range[0], range[1]),
        severity: 'error',
        rule: 'syntax/unquoted-date',
        message: `The date ${value} stands without quotes; programs read such dates in different ways.`,
        fix: `Write "${value}".`,
      })),
    )
  }

  return {
    data: document.errors.length > 0 ? undefined : toData(document),
    problems,
    positionOf: (path) => find(document, path, 'value', position),
    keyPositionOf: (path) => find(document, path, 'key', position),
  }
}

const ruleName = (code: string) => code.toLowerCase().replaceAll('_', '-')

function toData(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    // More aliases than anybody writes by hand: nothing in it is content.
    return undefined
  }
}

function unquotedDates(document: Document) {
  const dates: { value: string; range: [number, number, number] }[] = []
  visit(document, {
    Scalar(_key, node) {
      if (node.type === Scalar.PLAIN && typeof node.value === 'string' && isDateLike(node.value) && node.range) {
        dates.push({ value: node.value, range: node.range })
      }
    },
  })
  return dates
}

function find(
  document: Document,
  path: Path,
  want: 'key' | 'value',
  position: (from: number, to: number) => Position,
): Position {
  let node: unknown = document.contents
  let found: Position = fileStart
  for (const [depth, step] of path.entries()) {
    const last = depth === path.length - 1
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step))
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
