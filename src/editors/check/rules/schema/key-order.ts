import { isMap, isPair, isScalar, type Pair, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import { isLocale, locales } from '../../../../i18n/locales'
import { kinds } from '../../../../model/kinds'
import type { Path } from '../../base/path'
import type { Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import { keysAt } from './keys-of-schema'
import { orderEdit } from './order-edit'
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
function misplaced({ file, yaml }: ContentFile, map: YAMLMap, known: readonly string[]): Finding[] {
  const places = map.items.map((pair) => known.indexOf(keyOf(pair)))
  const late = places.findIndex((place, index) => index > 0 && place < (places[index - 1] ?? 0))
  const key = map.items[late]?.key
  if (late < 0 || places.includes(-1) || !isScalar(key) || !key.range) return []
  const next = map.items[places.findIndex((place) => place > (places[late] ?? 0))]
  const edit = orderEdit(yaml.text, map, places)
  const place = { file, ...yaml.between(key.range[0], key.range[1]) }
  const values = { key: String(key.value), before: next ? keyOf(next) : '' }
  return [report('order/keys', place, values, { autofix: edit && { edit } })]
}
