import type { z } from 'zod'
import { isLocale } from '../../../../i18n/locales'
import type { KindName } from '../../../../model/kinds'
import { ruleOfMessage, type SchemaRule, schemaRules } from '../../../../model/schema-rules'
import { formatPhrases } from '../../../words/check/field-formats'
import { schemaPhrases, typeNames } from '../../../words/check/schema'
import { phrase, type Wording } from '../../engine/fill'
import { count, didYouMean, field, nameOfLanguage, suggestion } from '../../engine/message-values'
import type { FilePosition } from '../../engine/problem'
import { type Finding, reporter, type Rules } from '../../engine/rule'
import type { ParsedYaml, Path } from '../../read/parse-yaml'
import { valueAt } from '../../read/value-at'
import { languagesMeant } from '../translations/language-meant'
import { missingTexts } from '../translations/missing-texts'
import { unknownKeys } from './unknown-keys'

export const rules = {
  'schema/unknown-key': 'error',
  'schema/missing': 'error',
  'schema/empty-file': 'error',
  'schema/wrong-type': 'error',
  'schema/unknown-value': 'error',
  'schema/too-long': 'error',
  'schema/too-large': 'error',
  'schema/too-short': 'error',
  'schema/too-small': 'error',
  'schema/invalid': 'error',
  ...(Object.fromEntries(schemaRules.map((name) => [name, 'error'])) as Record<SchemaRule, 'error'>),
} as const satisfies Rules

const report = reporter(rules)

/**
 * Turns the issues that zod finds in one file into findings.
 * @param kind gives fields their names; without it, messages name fields by their keys
 * @returns also the paths of what does not fit
 */
export function checkSchema(file: string, yaml: ParsedYaml, schema: z.ZodType, kind?: KindName) {
  const result = schema.safeParse(yaml.data)
  const issues = result.error?.issues ?? []
  const { unknown, others } = unknownKeys(issues, yaml.data, schema)
  const isMissing = (issue: z.core.$ZodIssue) => isMissingText(yaml, issue)
  const findings = [
    ...unknown.map(({ parent, key, meant }) =>
      report(
        'schema/unknown-key',
        { file, ...yaml.keyPositionOf([...parent, key]) },
        { key },
        { fix: didYouMean(meant) },
      ),
    ),
    ...missingTexts(
      (path) => ({ file, ...yaml.positionOf(path) }),
      others.filter(isMissing).map(({ path }) => path),
      kind,
    ),
    ...others.filter((issue) => !isMissing(issue)).map((issue) => findingOf({ file, yaml, kind }, issue)),
  ]
  const gaps: Path[] = [
    ...unknown.map(({ parent, key, meant = key }) => [...parent, meant]),
    ...issues.filter(({ code, path }) => !keepsFields(code, valueAt(yaml.data, path))).map(({ path }) => path),
  ]
  return { findings, gaps }
}

/** Whether an issue is not with the fields of a group themselves: an unknown key, or fields that do not fit together. */
const keepsFields = (code: string | undefined, value: unknown) =>
  code === 'unrecognized_keys' || (code === 'custom' && typeof value === 'object' && !Array.isArray(value))

type Checked = { file: string; yaml: ParsedYaml; kind: KindName | undefined }

function findingOf({ file, yaml, kind }: Checked, issue: z.core.$ZodIssue): Finding {
  const { path } = issue
  const named = field(kind, path)
  const place = { file, ...yaml.positionOf(path) }
  const value = valueAt(yaml.data, path)
  if (isAbsent(value) && isTypeIssue(issue)) return missing(place, path, named)

  switch (issue.code) {
    case 'invalid_type':
      return wrongType(place, named, issue.expected, Array.isArray(value) ? 'array' : typeof value)
    case 'invalid_value':
      return report('schema/unknown-value', place, {
        field: named,
        value: String(value),
        suggestion: suggestion(String(value), issue.values.map(String)),
      })
    case 'too_big': {
      const limit = limitOf(Number(issue.maximum), issue.origin)
      return report(isCounted(issue.origin) ? 'schema/too-long' : 'schema/too-large', place, {
        field: named,
        limit,
      })
    }
    case 'too_small': {
      const bound = limitOf(Number(issue.minimum), issue.origin)
      const limit = phrase(issue.inclusive === false ? schemaPhrases.moreThan : schemaPhrases.atLeast, { bound })
      return report(isCounted(issue.origin) ? 'schema/too-short' : 'schema/too-small', place, {
        field: named,
        limit,
      })
    }
    default:
      return brokenRule(place, named, String(value), issue.message)
  }
}

/** A rule of the model, which zod gives as the message of its issue. */
function brokenRule(place: FilePosition, named: Wording, value: string, message: string): Finding {
  const rule = ruleOfMessage(message)
  if (!rule) return report('schema/invalid', place, { field: named, message })
  const meant = rule === 'schema/language-tag' ? languagesMeant(value)[0] : undefined
  const fix = meant && phrase(formatPhrases.languageMeant, { meant, language: nameOfLanguage(meant) })
  return report(rule, place, { field: named, value }, { fix: fix || undefined })
}

function wrongType(place: FilePosition, named: Wording, expected: string, got: string): Finding {
  const fixes: Partial<Record<string, Wording>> = {
    number: phrase(schemaPhrases.writeDigits),
    int: phrase(schemaPhrases.writeDigits),
    string: phrase(schemaPhrases.writeQuotes),
  }
  const values = { field: named, expected: typeName(expected), got: typeName(got) }
  return report('schema/wrong-type', place, values, { fix: fixes[expected] })
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

function missing(place: FilePosition, path: Path, named: Wording): Finding {
  if (path.length === 0) return emptyFile(place)
  return report('schema/missing', place, { field: named, key: String(path.at(-1)) })
}

/** Whether a text is missing in one of its languages, or is empty there. */
function isMissingText(yaml: ParsedYaml, issue: z.core.$ZodIssue): boolean {
  if (!isLocale(issue.path.at(-1))) return false
  const isEmpty = ruleOfMessage(issue.message) === 'schema/empty'
  return isEmpty || (isTypeIssue(issue) && isAbsent(valueAt(yaml.data, issue.path)))
}

const isTypeIssue = ({ code }: z.core.$ZodIssue) => code === 'invalid_type' || code === 'invalid_value'

const isAbsent = (value: unknown) => value === undefined || value === null
