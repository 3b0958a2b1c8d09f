import { isNode } from 'yaml'
import { isLocale } from '../../../../i18n/locales'
import { conjunction, phrase, propose, quoted, type Wording, write } from '../../base/message'
import type { Path } from '../../base/path'
import type { ParsedYaml } from '../../read/parse-yaml'
import { withoutSpecialCharacters, written } from '../values/characters'
import { dayMeant, timeMeant } from '../values/dates-meant'
import { centimetresMeant, circaMeant, numberMeant, yearsMeant } from '../values/numbers-meant'
import { schemaPhrases } from './words'

/** A value of a wrong type, with what its place in the schema accepts. */
type Misplaced = {
  yaml: ParsedYaml
  path: Path
  value: unknown
  accepts: (value: unknown) => boolean
  /** The keys that a group has here. */
  keys: readonly string[]
  /** The keys that an item of a list has here. */
  itemKeys: readonly string[]
}

/**
 * How to fix a value of a wrong type; undefined where nothing more is known than the type.
 * @param expected the name of the right type in zod
 */
export const adviceOnType = (expected: string, misplaced: Misplaced) => advice[expected]?.(misplaced)

const advice: Partial<Record<string, (misplaced: Misplaced) => Wording | undefined>> = {
  number: numberAdvice,
  int: numberAdvice,
  string: textAdvice,
  boolean: yesOrNoAdvice,
  array: listAdvice,
  object: groupAdvice,
}

/** Yes and no in the languages of messages, and as a number. */
function yesOrNoAdvice({ value }: Misplaced): Wording {
  const [, yes, no] = /^(?:(ano|yes|1|true)|(ne|no|0|false))$/i.exec(String(value)) ?? []
  if (yes) return write('true')
  return no ? write('false') : phrase(schemaPhrases.writeTrueOrFalse)
}

/** A number without a word beside it. With three digits after the comma, it may also be thousands. */
const isOnlyNumber = /^-?\d[\d ]*(?:[.,](?!\d{3}( |$))\d+)?( ?cm)?$/

/** A number in groups of three digits. */
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/

/** The paths of numbers that an editor has grouped and YAML reads as a fraction: '1.000' for a thousand is 1. */
export function groupedNumbers(yaml: ParsedYaml, data = yaml.data, path: Path = []): Path[] {
  if (typeof data === 'number') return Number.isInteger(data) && grouped.test(sourceAt(yaml, path) ?? '') ? [path] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    groupedNumbers(yaml, value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
}

function numberAdvice({ yaml, value, accepts, path }: Misplaced): Wording | undefined {
  const source = sourceAt(yaml, path) ?? ''
  const thousands = Number(grouped.exec(source)?.[0].replaceAll(/[.,]/g, ''))
  if (accepts(thousands) && !accepts(1.5)) return propose(thousands)
  if (Number.isInteger(value)) return propose(Number(value))
  if (typeof value === 'number') {
    return phrase(schemaPhrases.writeWholeNumber, { below: Math.floor(value), above: Math.ceil(value) })
  }
  const text = withoutSpecialCharacters(String(value))
  const number = path.at(-2) === 'dimensions' ? centimetresMeant(text) : numberMeant(text)
  if (number !== undefined && accepts(number)) {
    return isOnlyNumber.test(text) ? write(number) : propose(number)
  }
  const [year, ...otherYears] = text.match(/\d{4}/g) ?? []
  if (/^(birth|death)Year$/.test(String(path.at(-1))) && year && otherYears.length === 0) return propose(year)
  if (path.at(-1) !== 'year') return phrase(schemaPhrases.writeDigits)
  const years = yearsMeant(text)
  if (years) return phrase(schemaPhrases.writeYears, { from: years[0], to: years[1] })
  const circa = circaMeant(text)
  return circa === undefined ? phrase(schemaPhrases.writeYear) : phrase(schemaPhrases.writeCirca, { year: circa })
}

/** Offers the value as it is written in the file: '10.30' without quotes is a number, and its last zero is lost. */
function textAdvice({ yaml, path, accepts, value }: Misplaced): Wording | undefined {
  const source = sourceAt(yaml, path)
  if (source === undefined || source.includes('\n')) return undefined
  const right = [source, timeMeant(source), dayMeant(source)].find((each) => each !== undefined && accepts(each))
  if (right === undefined) return phrase(schemaPhrases.writeQuotes)
  const quotes = `"${right.replaceAll('"', "'")}"`
  // Of a list or a group, only the key is marked.
  return typeof value === 'object' ? propose(quotes) : write(quotes)
}

const bullet = /^[–—•*·-] ?/

function listAdvice({ value, accepts, itemKeys }: Misplaced): Wording | undefined {
  if (typeof value === 'object') {
    // A single item without its hyphen, or without the space after it.
    const item = Object.fromEntries(Object.entries(value ?? {}).map(([name, each]) => [name.replace(/^-/, ''), each]))
    const [key = ''] = Object.keys(item)
    return accepts([item]) ? phrase(schemaPhrases.writeList, { items: quoted(`- ${key}: …`) }) : undefined
  }
  const items = String(value)
    .split(/[,;\n]| (?=[–—•*·-] )/)
    .map((item) => item.trim().replace(bullet, ''))
    .filter(Boolean)
  if (!accepts(items)) {
    const key = itemKeys.find((each) => accepts(items.map((item) => ({ [each]: item }))))
    const keyed = conjunction(items.map((item) => quoted(`- ${key}: ${item}`)))
    return key === undefined ? undefined : phrase(schemaPhrases.writeItemsBelow, { items: keyed })
  }
  return phrase(schemaPhrases.writeList, { items: conjunction(items.map((item) => quoted(`- ${item}`))) })
}

function groupAdvice({ value, accepts, keys, path }: Misplaced): Wording | undefined {
  if (keys.length === 0 || path.length === 0 || Array.isArray(value)) return undefined
  const key = String(path.at(-1))
  if (/^(ano|yes|true)$/i.test(String(value)) && accepts({}))
    return phrase(schemaPhrases.writeEmptyGroup, { key, group: '{}' })
  const [first = '', ...others] = keys
  const isText = isLocale(first) && typeof value === 'string'
  const lines = [isText ? `${first}: ${written(value)}` : `${first}:`, ...others.map((key) => `${key}:`)]
  const listed = conjunction(lines.map(quoted))
  return typeof path.at(-1) === 'number'
    ? phrase(schemaPhrases.writeItem, { keys: listed })
    : phrase(schemaPhrases.writeGroup, { key, keys: listed })
}

/** The characters of a value in the file. */
function sourceAt({ document, text }: ParsedYaml, path: Path): string | undefined {
  const node: unknown = document.getIn(path, true)
  return isNode(node) && node.range ? text.slice(node.range[0], node.range[1]) : undefined
}
