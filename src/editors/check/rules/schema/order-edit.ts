import { isNode, isScalar, type YAMLMap } from 'yaml'
import type { Edit } from '../../base/rule'

/**
 * The edit that sorts the keys of a group, each with its value and the comments above it.
 * @param places the place of each key in the order
 * @returns undefined for a group in braces, whose keys are not on lines of their own
 */
export function orderEdit(text: string, map: YAMLMap, places: readonly number[]): Edit | undefined {
  if (map.flow || !map.range) return undefined
  const starts = map.items.map(({ key }) => (isScalar(key) && key.range ? key.range[0] : -1))
  const [first = -1] = starts
  if (starts.includes(-1)) return undefined
  const column = first - (text.lastIndexOf('\n', first - 1) + 1)
  const indent = ' '.repeat(column)
  const last = map.items.at(-1)
  const end = isNode(last?.value) && last.value.range ? lineEnd(text, last.value.range[1]) : lineEnd(text, map.range[1])

  // Each part is whole lines, without the indentation of the first.
  const cuts = starts.map((start, index) => (index === 0 ? start : commentStart(text, start, starts[index - 1] ?? 0)))
  const parts = cuts.map((cut, index) => {
    const part = text.slice(cut, cuts[index + 1] ?? end).replace(/^ +/, '')
    return part.endsWith('\n') ? part : `${part}\n`
  })
  const sorted = parts
    .map((part, index) => ({ part, place: places[index] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ part }) => part)
    .join(indent)
  return { from: first, to: end, text: text.slice(first, end).endsWith('\n') ? sorted : sorted.slice(0, -1) }
}

/** The end of the line on which a value ends, with its line break. */
function lineEnd(text: string, at: number): number {
  if (text[at - 1] === '\n') return at
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}

/** The start of a key's line, or of the comments directly above it. */
function commentStart(text: string, key: number, previous: number): number {
  let start = text.lastIndexOf('\n', key - 1) + 1
  for (;;) {
    const above = text.lastIndexOf('\n', start - 2) + 1
    if (above <= previous || !/^ *#/.test(text.slice(above, start))) return start
    start = above
  }
}
