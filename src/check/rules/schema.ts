import type { z } from 'zod'
import { locales } from '../../i18n/locales'
import type { ParsedYaml, Path } from '../parse-yaml'
import type { Finding } from '../rule'
import { didYouMean } from '../wording'
import { ownRules } from './field-rules'
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
  return [
    ...unknown.map(({ parent, key, meant }) =>
      say.unknownKey.at({ file, ...yaml.keyPositionOf([...parent, key]) }, { key, meant }),
    ),
    ...issues
      .filter((issue) => issue.code !== 'unrecognized_keys' && !isTold(issue))
      .map((issue) => findingOf(file, yaml, issue)),
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
  const meant = /^(cz|cze|ces|czech|cesky)$/i.test(key) ? 'cs' : /^(eng|gb|uk|us|english)$/i.test(key) ? 'en' : ''
  return absent.includes(meant) ? meant : undefined
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
  const isAbsent = value === undefined || value === null
  if (isAbsent && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) return missing(place, path)

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
      if (issue.message === 'empty' && isLocale(path)) return missing(place, path)
      return ownRules[issue.message]?.at(place, { path }) ?? say.invalid.at(place, { path, message: issue.message })
    }
  }
}

type Place = Parameters<typeof say.emptyFile.at>[0]

function missing(place: Place, path: Path): Finding {
  if (path.length === 0) return say.emptyFile.at(place)
  const key = String(path.at(-1))
  return isLocale(path) ? say.missingText.at(place, { path, key }) : say.missing.at(place, { path, key })
}

const isLocale = (path: Path) => locales.some((locale) => locale === path.at(-1))

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data)
}
