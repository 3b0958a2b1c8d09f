import type { z } from 'zod'
import { isLocale } from '../../../../i18n/locales'
import { languagesMeant } from '../translations/language-meant'
import type { ParsedYaml, Path } from '../../read/parse-yaml'
import type { Finding } from '../../engine/rule'
import { didYouMean } from '../../engine/wording'
import { ownRules } from './field-rules'
import { languageTag } from './language-tag'
import { missingTexts } from '../translations/missing-texts'
import { counted, schemaRules as say, typeName } from './schema-wording'

/** Turns what the schema says about one file into findings with places and words. */
export function schemaFindings(file: string, yaml: ParsedYaml, schema: z.ZodType): Finding[] {
  const result = schema.safeParse(yaml.data)
  if (result.success) return []
  const { issues } = result.error
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => unknownKey(yaml, schema, issue.path, key)) : [],
  )
  // A misspelt key is told once: not as missing too, nor as what the lack of it brings about.
  const isTold = (issue: z.core.$ZodIssue) =>
    unknown.some(
      ({ parent, meant }) =>
        samePath(issue.path, meant === undefined ? undefined : [...parent, meant]) ||
        (issue.code === 'custom' && samePath(issue.path, parent)),
    )
  const untold = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !isTold(issue))
  return [
    ...unknown.map(({ parent, key, meant }) =>
      say.unknownKey.at({ file, ...yaml.keyPositionOf([...parent, key]) }, { key, meant }),
    ),
    ...missingTexts(
      (path) => ({ file, ...yaml.positionOf(path) }),
      untold.filter((issue) => isMissingText(yaml, issue)).map(({ path }) => path),
    ),
    ...untold.filter((issue) => !isMissingText(yaml, issue)).map((issue) => findingOf(file, yaml, issue)),
  ]
}

/** An unknown key, and the key that was meant: one that is missing here sooner than one that is not. */
function unknownKey(yaml: ParsedYaml, schema: z.ZodType, parent: Path, key: string) {
  const here = Object.keys((valueAt(yaml.data, parent) ?? {}) as object)
  const keys = keysAt(schema, parent)
  const absent = keys.filter((each) => !here.includes(each))
  return { parent, key, meant: didYouMean(key, absent) ?? languageMeant(key, absent) ?? didYouMean(key, keys) }
}

/** What people write for the code of a language. */
export function languageMeant(key: string, absent: readonly string[]): string | undefined {
  return languagesMeant(key).find((tag) => absent.includes(tag))
}

const samePath = (a: Path, b: Path | undefined) => b?.length === a.length && a.every((step, index) => step === b[index])

type Def = { innerType?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> }
const defOf = (schema: z.ZodType) => (schema as z.ZodType & { def: Def }).def

/** The keys that a schema knows at a path. */
export function keysAt(schema: z.ZodType | undefined, path: Path): string[] {
  if (!schema) return []
  const { innerType, element, shape } = defOf(schema)
  if (innerType) return keysAt(innerType, path)
  const [step, ...rest] = path
  if (step === undefined) return Object.keys(shape ?? {})
  return keysAt(element ?? shape?.[String(step)], rest)
}

function findingOf(file: string, yaml: ParsedYaml, issue: z.core.$ZodIssue): Finding {
  const { path } = issue
  const place = { file, ...yaml.positionOf(path) }
  const value = valueAt(yaml.data, path)
  if (isAbsent(value) && isTypeIssue(issue.code)) return missing(place, path)

  switch (issue.code) {
    case 'invalid_type':
      return say.wrongType.at(place, {
        path,
        expected: typeName(issue.expected),
        got: typeName(Array.isArray(value) ? 'array' : typeof value),
      })
    case 'invalid_value':
      return say.unknownValue.at(place, { path, value: String(value), values: issue.values.map(String) })
    case 'too_big': {
      const facts = { path, bound: Number(issue.maximum), unit: issue.origin, least: true }
      return counted(issue.origin) ? say.tooLong.at(place, facts) : say.tooLarge.at(place, facts)
    }
    case 'too_small': {
      const facts = { path, bound: Number(issue.minimum), unit: issue.origin, least: issue.inclusive !== false }
      return counted(issue.origin) ? say.tooShort.at(place, facts) : say.tooSmall.at(place, facts)
    }
    default: {
      if (issue.message === 'language-tag') return languageTag.at(place, { path, value: String(value) })
      return ownRules[issue.message]?.at(place, { path }) ?? say.invalid.at(place, { path, message: issue.message })
    }
  }
}

type Place = Parameters<typeof say.emptyFile.at>[0]

function missing(place: Place, path: Path): Finding {
  if (path.length === 0) return say.emptyFile.at(place)
  return say.missing.at(place, { path, key: String(path.at(-1)) })
}

/** Whether a text is not there in one of its languages, or is there and empty. */
function isMissingText(yaml: ParsedYaml, { code, path, message }: z.core.$ZodIssue): boolean {
  if (!isLocale(path.at(-1))) return false
  return message === 'empty' || (isTypeIssue(code) && isAbsent(valueAt(yaml.data, path)))
}

const isTypeIssue = (code: string) => code === 'invalid_type' || code === 'invalid_value'

const isAbsent = (value: unknown) => value === undefined || value === null

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data)
}
