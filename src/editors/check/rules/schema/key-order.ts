import { isMap, isPair, isScalar, type Pair, type YAMLMap } from 'yaml'
import type { z } from 'zod'
import { isLocale, locales } from '../../../../i18n/locales'
import { kinds } from '../../../../model/kinds'
import type { ContentFile } from '../../engine/content-folder'
import { orderEdit } from '../../fix/order-edit'
import type { Path } from '../../read/parse-yaml'
import { defineRule, type Finding } from '../../engine/rule'
import { keysAt } from './schema'

const order = defineRule<{ key: string; before: string }>('order/keys', 'warning', {
  en: {
    what: ({ key, before }) => `“${key}” stands before “${before}” in other files.`,
    why: 'Files in one order are quickly compared.',
    fix: 'Move it up; `npm run check:content -- --fix` does it.',
  },
  cs: {
    what: ({ key, before }) => `„${key}“ je v jiných souborech před „${before}“.`,
    why: 'Soubory ve stejném pořadí se rychle porovnají.',
    fix: 'Přesuňte ho výš; udělá to `npm run check:content -- --fix`.',
  },
})

export const rules = [order]

/** Keys stand in the order of the schema, and languages in the order of the site's. */
export function check(file: ContentFile): Finding[] {
  const { kind, valid, yaml } = file
  if (kind && !valid) return []
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

/** One finding for a group of keys: the first that stands too late. */
function misplaced({ file, yaml }: ContentFile, map: YAMLMap, known: readonly string[]): Finding[] {
  const places = map.items.map((pair) => known.indexOf(keyOf(pair)))
  const late = places.findIndex((place, index) => index > 0 && place < (places[index - 1] ?? 0))
  const key = map.items[late]?.key
  if (late < 0 || places.includes(-1) || !isScalar(key) || !key.range) return []
  const first = map.items[places.findIndex((place) => place > (places[late] ?? 0))]
  const edit = orderEdit(yaml.text, map, places)
  const position = yaml.between(key.range[0], key.range[1])
  const facts = { key: String(key.value), before: first ? keyOf(first) : '' }
  return [order.at({ file, ...position }, facts, edit && { edit })]
}
