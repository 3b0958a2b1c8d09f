import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type YAMLParseError,
} from 'yaml'
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
  MULTILINE_IMPLICIT_KEY: [
    'A key is missing its colon, or a text goes on where a key should be.',
    'Write “key: value”, or indent the text under its key.',
  ],
  BAD_INDENT: [
    'The line is indented too little or too much.',
    'Align it with the lines of its level, two spaces for each.',
  ],
  // Not the parser’s own: see `faultOf`.
  TOO_DEEP: [
    'The line is indented deeper than the one above, so it is read as the rest of its text.',
    'Align it with the lines of its level, or put the whole text in double quotes.',
  ],
  MISSING_CHAR: [
    'A quote, a bracket or a colon is missing.',
    'Close what was opened; after a key write a colon and a space.',
  ],
  UNEXPECTED_TOKEN: [
    'Something stands here that does not belong here.',
    'Put a text with special characters in double quotes.',
  ],
  BAD_SCALAR_START: ['A text must not begin with this character.', 'Put the whole text in double quotes.'],
  BAD_ALIAS: ['A text that begins with * is read as a reference.', 'Put the whole text in double quotes.'],
  TOO_MANY_ALIASES: ['The file refers to its own parts too often.', 'Write the texts out instead of *references.'],
  MULTIPLE_DOCS: ['A line of three hyphens begins a second document.', 'Delete the line; a file is one document.'],
  BAD_DQ_ESCAPE: [
    'A backslash in double quotes has a meaning of its own.',
    'Write two backslashes, or use single quotes.',
  ],
}

const isDateLike = (text: string) => /^\d{4}-\d{1,2}-\d{1,2}([T ]|$)/.test(text)

/** Reads one YAML file; every fault of its syntax becomes a problem. Never throws. */
export function parseYaml(file: string, text: string): ParsedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const position = (from: number, to: number): Position => {
    const start = lines.linePos(from)
    const end = lines.linePos(to)
    const endColumn = end.line === start.line ? end.col : start.col + 1
    return { line: start.line, column: start.col, endColumn: Math.max(endColumn, start.col + 1) }
  }

  const { data, faults } = read(document)
  const problems = faults.filter(isCause).map(({ code, from, to, message }): Problem => {
    const [plain, fix] = inPlainWords[code] ?? [
      `This is not valid YAML: ${message}.`,
      'Compare the line with a file that works.',
    ]
    return { file, ...position(from, to), severity: 'error', rule: `syntax/${ruleName(code)}`, message: plain, fix }
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
    data,
    problems,
    positionOf: (path) => find(document, path, 'value', position),
    keyPositionOf: (path) => find(document, path, 'key', position),
  }
}

const ruleName = (code: string) => code.toLowerCase().replaceAll('_', '-')

type Fault = { code: string; from: number; to: number; message: string }

/** The content of a document, or what keeps it from having any. */
function read(document: Document): { data: unknown; faults: Fault[] } {
  const faults = [
    ...document.errors.map((error, _index, all) => faultOf(error, all, document)),
    ...lostAliases(document),
  ]
  if (faults.length > 0) return { data: undefined, faults }
  try {
    return { data: document.toJS({ maxAliasCount: 100 }), faults }
  } catch (error) {
    // The parser refuses to write out more aliases than anybody writes by hand.
    return { data: undefined, faults: [{ code: 'TOO_MANY_ALIASES', from: 0, to: 1, message: String(error) }] }
  }
}

// What the parser says after one of the others is guesswork: one slip has several consequences.
const standsAlone = new Set(['TAB_AS_INDENT', 'DUPLICATE_KEY', 'BAD_DQ_ESCAPE', 'BAD_SCALAR_START', 'BAD_ALIAS'])

const isCause = ({ code }: Fault, index: number) => index === 0 || standsAlone.has(code)

/** A fault where an editor would look for it, which is not always where the parser noticed. */
function faultOf(error: YAMLParseError, all: readonly YAMLParseError[], document: Document): Fault {
  const { code, message, pos } = error
  const [from, to] = pos
  if (code === 'MISSING_CHAR') {
    const opened = quotedTextThatEndsAt(from, document)
    if (opened !== undefined) return { code, from: opened, to: from, message }
  }
  const tooDeep = all.find((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === from)
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && tooDeep) {
    return { code: 'TOO_DEEP', from: tooDeep.pos[1] - 1, to: tooDeep.pos[1], message }
  }
  return { code, from, to, message }
}

function quotedTextThatEndsAt(end: number, document: Document): number | undefined {
  let start: number | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      const quoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE
      if (quoted && range?.[1] === end) start = range[0]
    },
  })
  return start
}

function lostAliases(document: Document): Fault[] {
  const faults: Fault[] = []
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document) || !alias.range) return
      faults.push({ code: 'BAD_ALIAS', from: alias.range[0], to: alias.range[1], message: alias.source })
    },
  })
  return faults
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
