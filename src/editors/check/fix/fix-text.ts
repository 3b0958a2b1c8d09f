import { isDeepStrictEqual } from 'node:util'
import { parseDocument, visit } from 'yaml'
import type { Edit, Finding } from '../base/rule'
import { linesOf } from '../rules/syntax/lines'

/** What was changed of a file: the first line, before and after, or the order of its lines. */
export type Change = { line: number; before: string; after: string; isOrder?: true }

/**
 * Makes the edits that change nothing else. Of two edits that overlap, the second waits for the next round.
 * @returns also the changed lines, from top to bottom
 */
export function applyEdits(text: string, edits: readonly Edit[]): { text: string; changes: Change[] } {
  let fixed = text
  let next = Infinity
  const changes: Change[] = []
  // From the end, so that the positions of the others stay.
  for (const edit of edits.toSorted((a, b) => b.from - a.from || b.to - a.to)) {
    const changed = fixed.slice(0, edit.from) + edit.text + fixed.slice(edit.to)
    if (edit.to > next || changed === fixed || !changesOnly(fixed, changed, edit)) continue
    changes.unshift(changeOf(fixed, edit))
    fixed = changed
    next = edit.from
  }
  return { text: fixed, changes }
}

/** The edit of a finding: that of its own, or the marked characters replaced. */
export function editOf(text: string, { line, column, endColumn, autofix }: Finding): Edit | undefined {
  if (autofix && 'edit' in autofix) return autofix.edit
  if (!autofix || !('write' in autofix)) return undefined
  const start = linesOf(text)[line - 1]?.from ?? 0
  return { from: start + column - 1, to: start + endColumn - 1, text: autofix.write }
}

/** The first line of an edit, before and after it. */
function changeOf(text: string, edit: Edit): Change {
  const start = text.lastIndexOf('\n', edit.from - 1) + 1
  const lineOf = (source: string) => source.slice(start).split(/\r?\n/, 1)[0]?.trim() ?? ''
  const after = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
  const line = text.slice(0, start).split('\n').length
  const isOrder = isDeepStrictEqual(sortedLines(text.slice(edit.from, edit.to)), sortedLines(edit.text))
  return { line, before: lineOf(text), after: lineOf(after), ...(isOrder && { isOrder }) }
}

const sortedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .toSorted()

/** Whether every key and value outside an edit is the same after it, and a file that could be read still can. */
function changesOnly(before: string, after: string, { from, to, text }: Edit): boolean {
  const [old, fixed] = [read(before, from, to), read(after, from, from + text.length)]
  if (old.faults > 0 || fixed.faults > 0) return fixed.faults < old.faults
  const isMoved = isDeepStrictEqual(old.inside.toSorted(), fixed.inside.toSorted())
  const isOneValue = old.inside.length <= 1 && fixed.inside.length <= 1
  return (isMoved || isOneValue) && isDeepStrictEqual(old.outside, fixed.outside)
}

/** The scalars and comments of a text, those inside some characters apart. */
function read(text: string, from: number, to: number) {
  const document = parseDocument(text, { logLevel: 'silent' })
  const inside: string[] = []
  const outside: string[] = []
  visit(document, {
    Scalar: (_, { value, range }) => {
      const [start = 0, end = 0] = range ?? []
      ;(start < to && end > from ? inside : outside).push(JSON.stringify(value))
    },
  })
  for (const { index, 0: comment } of text.matchAll(/^\s*#.*$/gm)) {
    ;(index < to && index + comment.length > from ? inside : outside).push(comment.trim())
  }
  return { faults: document.errors.length, inside, outside }
}
