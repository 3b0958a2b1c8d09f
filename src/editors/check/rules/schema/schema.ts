import type { z } from 'zod'
import { isLocale } from '../../../../i18n/locales'
import type { KindName } from '../../../../model/kinds'
import { ruleOfMessage } from '../../../../model/schema-rules'
import { count, didYouMean, field, phrase, propose, type Wording } from '../../base/message'
import { type Path, samePath, valueAt } from '../../base/path'
import type { FilePosition } from '../../base/problem'
import type { Finding } from '../../base/rule'
import type { ParsedYaml } from '../../read/parse-yaml'
import { spacesOf } from '../syntax/causes'
import { itemInText } from '../syntax/plain-texts'
import { quotedLine } from '../syntax/quoted-line'
import { missingTexts } from '../translations/missing-texts'
import { isLanguageCode, unknownLanguage } from '../translations/unknown-language'
import { specialCharacters } from '../values/characters'
import { spanMeant } from '../values/dates-meant'
import { impossibleDate } from '../values/impossible-date'
import { adviceOnRule } from './broken-rule'
import { choiceAdvice } from './choice-meant'
import { keysAt, schemaAt } from './keys-of-schema'
import { inLists, isAbsent, isTypeIssue, missingTogether, severalMissing } from './missing-fields'
import { unknownKeys } from './unknown-keys'
import { report, schemaPhrases, typeNames } from './words'
import { adviceOnType, groupedNumbers } from './wrong-type'

/**
 * Turns the issues that zod finds in one file into findings.
 * @param kind gives fields their names; without it, messages name fields by their keys
 * @returns also the paths of what does not fit
 */
export function checkSchema(yaml: ParsedYaml, schema: z.ZodType, kind?: KindName) {
  const result = schema.safeParse(yaml.data)
  const issues = [...(result.error?.issues ?? []), ...issuesOfGroupedNumbers(yaml, schema)]
  const { unknown, others } = unknownKeys(issues, yaml.data, schema)
  const isMissing = (issue: z.core.$ZodIssue) => isMissingText(yaml, issue)
  const ends = others.flatMap(({ path }) => (twoTimes(yaml.data, path) ? [endPath(path)] : []))
  const isWithStart = ({ path }: z.core.$ZodIssue) =>
    isAbsent(valueAt(yaml.data, path)) && ends.some((end) => samePath(path, end))
  const { together, rest } = missingTogether(
    others.filter((issue) => !isMissing(issue) && !isWithStart(issue)),
    yaml.data,
  )
  const findings = [
    ...unknown.map(({ parent, key, meant, isCertain, group }) => {
      const place = yaml.keyPositionOf([...parent, key])
      if (group) {
        const cause = `${yaml.file} ${group.join('.')}`
        return report('schema/unknown-key', place, { key }, { fix: levelAdvice(yaml, parent, group), cause })
      }
      if (!meant && isLanguageCode(key) && keysAt(schema, parent).some(isLocale)) return unknownLanguage(place, key)
      const autofix = isCertain && meant ? { write: meant } : undefined
      const cause = meant ? undefined : inLists(yaml, parent)
      return report('schema/unknown-key', place, { key }, { fix: didYouMean(meant), autofix, cause })
    }),
    ...missingTexts(
      yaml,
      others.filter(isMissing).map(({ path }) => path),
      kind,
      (path) => commentAdvice(yaml, path),
    ),
    ...severalMissing(yaml, kind, together),
    ...rest.map((issue) => findingOf({ yaml, schema, kind }, issue)),
  ]
  const gaps: Path[] = [
    ...unknown.map(({ parent, key, meant = key }) => [...parent, meant]),
    ...unknown.flatMap(({ key, group }) => (group ? [[...group, key]] : [])),
    ...issues.filter(({ code, path }) => !keepsFields(code, valueAt(yaml.data, path))).map(({ path }) => path),
  ]
  return { findings, gaps }
}

/** What zod cannot find: YAML has read a whole number that the editor has grouped as another one. */
const issuesOfGroupedNumbers = (yaml: ParsedYaml, schema: z.ZodType): z.core.$ZodIssue[] =>
  groupedNumbers(yaml)
    .filter((path) => {
      const accepts = acceptsAt(schema, path)
      return accepts(valueAt(yaml.data, path)) && !accepts(1.5)
    })
    .map((path) => ({ code: 'invalid_type', expected: 'int', path: [...path], message: '' }))

/** Where a key belongs that is on a wrong level. */
function levelAdvice(yaml: ParsedYaml, parent: Path, group: Path): Wording {
  const columnIn = (path: Path) => {
    const [first] = Object.keys((valueAt(yaml.data, path) ?? {}) as object)
    return first === undefined ? undefined : yaml.keyPositionOf([...path, first]).column - 1
  }
  const column = columnIn(group) ?? (columnIn(parent) ?? 0) + 2
  const spaces = spacesOf(column)
  const keyOf = (path: Path) => String(path.findLast((step) => typeof step === 'string'))
  if (group.length > parent.length) return phrase(schemaPhrases.moveIn, { group: keyOf(group), spaces })
  return phrase(schemaPhrases.moveOut, { group: keyOf(parent), spaces })
}

/** Whether an issue is not with the fields of a group themselves: an unknown key, or fields that do not fit together. */
const keepsFields = (code: string | undefined, value: unknown) =>
  code === 'unrecognized_keys' || (code === 'custom' && typeof value === 'object' && !Array.isArray(value))

/** Whether a place in the schema accepts a value. */
const acceptsAt = (schema: z.ZodType, path: Path) => (value: unknown) =>
  schemaAt(schema, path)?.safeParse(value).success ?? false

type Checked = { yaml: ParsedYaml; schema: z.ZodType; kind: KindName | undefined }

function findingOf({ yaml, schema, kind }: Checked, issue: z.core.$ZodIssue): Finding {
  const { path } = issue
  const named = field(kind, path)
  const place = yaml.positionOf(path)
  const value = valueAt(yaml.data, path)
  const accepts = acceptsAt(schema, path)
  if (isAbsent(value) && isTypeIssue(issue)) {
    if (path.length === 0) return emptyFile(place)
    const key = path.at(-1)!
    const fix = value === null ? adviceOnEmpty(key, accepts) : undefined
    return report('schema/missing', place, { field: named, key: String(key) }, { fix })
  }
  const text = yaml.texts.find((each) => samePath(each.path, path))
  const item = text && itemInText(yaml, text)
  if (item) return item
  const special = typeof value === 'string' && specialCharacters(place, named, value, accepts)
  if (special) return special

  switch (issue.code) {
    case 'invalid_type': {
      const { expected } = issue
      const keys = keysAt(schema, path)
      const fix = adviceOnType(expected, { yaml, path, value, accepts, keys, itemKeys: keysAt(schema, [...path, 0]) })
      const isOneText = keys.some(isLocale) && typeof value === 'string'
      const [wanted, got] = isOneText ? ['texts', 'oneText'] : [expected, typeOf(value, expected)]
      const values = { field: named, expected: typeName(wanted), got: typeName(got) }
      return report('schema/wrong-type', place, values, { fix })
    }
    case 'invalid_value': {
      const suggestion = choiceAdvice(kind, path, String(value), issue.values.map(String))
      return report('schema/unknown-value', place, { field: named, value: String(value), suggestion })
    }
    case 'too_big': {
      const most = Number(issue.maximum)
      const limit = limitOf(most, issue.origin)
      if (!isCounted(issue.origin)) return report('schema/too-large', place, { field: named, limit })
      const { length } = value as string | unknown[]
      const [has, excess] = [limitOf(length, issue.origin), limitOf(length - most, issue.origin)]
      return report('schema/too-long', place, { field: named, length: has, limit, excess })
    }
    case 'too_small': {
      const bound = limitOf(Number(issue.minimum), issue.origin)
      const limit = phrase(issue.inclusive === false ? schemaPhrases.moreThan : schemaPhrases.atLeast, { bound })
      const rule = isCounted(issue.origin) ? 'schema/too-short' : 'schema/too-small'
      return report(rule, place, { field: named, limit })
    }
    default:
      return brokenRule({ place, named, value, accepts, times: twoTimes(yaml.data, path) }, issue.message)
  }
}

type Broken = {
  place: FilePosition
  named: Wording
  value: unknown
  accepts: (value: string) => boolean
  times: ReturnType<typeof twoTimes>
}

/** A rule of the model, which zod gives as the message of its issue. */
function brokenRule({ place, named, value: found, accepts, times }: Broken, message: string): Finding {
  const rule = ruleOfMessage(message)
  if (!rule) return report('schema/invalid', place, { field: named, message })
  const value = String(found)
  const fix = times
    ? phrase(schemaPhrases.writeTimes, times)
    : rule === 'schema/artist-or-person'
      ? adviceOnLeader(found)
      : adviceOnRule(rule, value, accepts)
  const isDate = /^schema\/(day|date-time|time)$/.test(rule)
  const impossible = isDate && !fix ? impossibleDate(place, named, value) : undefined
  return impossible ?? report(rule, place, { field: named, value }, { fix })
}

/** The key of an end by that of its start. */
const endOf: Partial<Record<string, string>> = { opens: 'closes', start: 'end' }

const endPath = (path: Path): Path => [...path.slice(0, -1), endOf[String(path.at(-1))] ?? '']

/** The two times that an editor wrote into the field of the first. */
function twoTimes(data: unknown, path: Path) {
  const first = String(path.at(-1))
  const last = endOf[first]
  const [start, end] = spanMeant(String(valueAt(data, path))) ?? []
  return last && start && end ? { first, last, start, end } : undefined
}

/** Two leaders become one if the second lacks its hyphen. */
function adviceOnLeader(leader: unknown): Wording | undefined {
  const second = Object.keys(leader as object).find((key, index) => index > 0 && /^(artist|name)$/.test(key))
  const name = second && valueAt(leader, [second])
  return typeof name === 'string' ? phrase(schemaPhrases.twoLeaders, { second: `- ${second}: ${name}` }) : undefined
}

/** The type of a value by its name in zod. A number that is no whole number is a fraction, also one that was grouped. */
function typeOf(value: unknown, expected: string): string {
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && (expected === 'int' || !Number.isInteger(value)) ? 'fraction' : typeof value
}

const typeName = (type: string): Wording =>
  phrase(type in typeNames ? typeNames[type as keyof typeof typeNames] : typeNames.object)

/** Whether a bound counts characters or items, or is a value itself. */
const isCounted = (origin: string) => origin === 'string' || origin === 'array'

function limitOf(bound: number, origin: string): Wording | number {
  if (origin === 'string') return count(bound, 'character')
  return origin === 'array' ? count(bound, 'item') : bound
}

export const emptyFile = (place: FilePosition) => report('schema/empty-file', place)

/** What to do with a key, or the hyphen of an item, that has no value. */
function adviceOnEmpty(key: PropertyKey, accepts: (value: unknown) => boolean): Wording {
  if (typeof key !== 'string') return phrase(schemaPhrases.writeItemOrDelete)
  if (accepts({})) return phrase(schemaPhrases.writeEmptyGroup, { key, group: '{}' })
  if (accepts([]) && !accepts(undefined)) return phrase(schemaPhrases.writeItemsOrNone, { key, list: '[]' })
  return phrase(accepts(undefined) ? schemaPhrases.writeValueOrDelete : schemaPhrases.writeValue, { key })
}

/** Whether a text is missing in one of its languages, or is empty there. */
function isMissingText(yaml: ParsedYaml, issue: z.core.$ZodIssue): boolean {
  if (!isLocale(issue.path.at(-1))) return false
  const isEmpty = ruleOfMessage(issue.message) === 'schema/empty'
  return isEmpty || (isTypeIssue(issue) && isAbsent(valueAt(yaml.data, issue.path)))
}

/** `cs: #five` is a comment, `cs: &five` a mark for references, and neither is a text. */
function commentAdvice({ text, keyPositionOf }: ParsedYaml, path: Path): Wording | undefined {
  const line = text.split('\n')[keyPositionOf(path).line - 1] ?? ''
  return propose(/: +[#&]\S/.test(line) ? quotedLine(line) : undefined)
}
