import { isMap, isNode, isPair, isScalar, type Pair, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import { isLocale, locales } from '../../../../i18n/locales'
import { kinds } from '../../../../model/kinds'
import type { Path } from '../../base/path'
import type { Edit, Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import { keysAt } from './keys-of-schema'
import { report } from './words'

/** Keys are in the order of the schema, and languages in the order of the site. */
export function check(file: ContentFile): Finding[] {
  const { kind, yaml } = file
  return mapsIn(file, yaml.document.contents, [], kind && kinds[kind].schema)
}

function mapsIn(file: ContentFile, node: unknown, path: Path, schema: z.ZodType | undefined): Finding[] {
  if (isMap(node)) {
    const keys = node.items.map((pair) => keyOf(pair))
    const known = schema ? keysAt(schema, path) : keys.every((key) => isLocale(key)) ? [...locales] : keys
    const below = node.items.flatMap((pair, index) => mapsIn(file, pair.value, [...path, keys[index] ?? ''], schema))
    return [...misplaced(file, node, known), ...below]
  }
  const items = typeof node === 'object' && node !== null && 'items' in node ? (node.items as unknown[]) : []
  return items.flatMap((item, index) => mapsIn(file, item, [...path, index], schema))
}

const keyOf = (pair: Pair) => (isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '')

/** Reports the first key of a group that comes too late. */
function misplaced({ yaml }: ContentFile, map: YAMLMap, known: readonly string[]): Finding[] {
  const places = map.items.map((pair) => known.indexOf(keyOf(pair)))
  const late = places.findIndex((place, index) => index > 0 && place < (places[index - 1] ?? 0))
  const key = map.items[late]?.key
  if (late < 0 || places.includes(-1) || !isScalar(key) || !key.range) return []
  const next = map.items[places.findIndex((place) => place > (places[late] ?? 0))]
  const edit = orderEdit(yaml.text, map, places)
  const values = { key: String(key.value), before: next ? keyOf(next) : '' }
  return [report('order/keys', yaml.between(key.range[0], key.range[1]), values, { autofix: edit && { edit } })]
}

/**
 * The edit that sorts the keys of a group, each with its value and the comments above it.
 * @param places the place of each key in the order
 * @returns undefined for a group in braces, whose keys are not on lines of their own
 */
function orderEdit(text: string, map: YAMLMap, places: readonly number[]): Edit | undefined {
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
