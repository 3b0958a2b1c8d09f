import type { z } from 'zod'
import { locales } from '../i18n/locales'
import type { ParsedYaml, Path } from './parse-yaml'
import type { Problem } from './problem'
import { capital, fieldInWords, suggestion } from './wording'

/** What the schemas' own rules mean: the names given as `error` in fields.ts and its neighbours. */
const ownRules: Record<string, [message: string, fix: string]> = {
  empty: ['is empty', 'Write the text.'],
  'one-line': ['must be a single line', 'Write it without line breaks.'],
  slug: ['may have only the letters a–z, digits and single hyphens', 'Write it like “jana-nova”.'],
  'image-name': ['must name a picture beside this file', 'Write a file name that ends in .jpg, .png or .webp.'],
  'drawing-name': ['must name a drawing beside this file', 'Write a file name that ends in .svg.'],
  day: ['is not a day of the calendar', 'Write it like "2025-09-04".'],
  'date-time': ['is not a date with a time', 'Write it like "2025-09-04T10:30".'],
  time: ['is not a time of day', 'Write it like "10:30".'],
  'time-zone': ['is not a time zone', 'Write it like Europe/Prague.'],
  https: ['is not a link that begins with https://', 'Copy the whole address from the browser.'],
  link: ['is neither a link nor a mail address', 'Write https://… or mailto:…'],
  email: ['is not an e-mail address', 'Write it like name@example.org.'],
  phone: ['is not a phone number with its country', 'Write it like "+420 555 010 050".'],
  'postal-code': ['is not a Czech postal code', 'Write it like "110 00".'],
  'pdf-path': ['must be the path of a PDF in the folder static', 'Write it like /documents/name.pdf.'],
  'within-or-address': [
    'needs either “within” or an address, and not both',
    'Keep “within” for a room, the address for a building.',
  ],
  'artist-or-person': [
    'needs either an artist, or a name with a role',
    'Write “artist: slug”, or “name:” and “role:”.',
  ],
}

const typeInWords: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of keys',
  boolean: 'yes or no',
  null: 'nothing',
}

/** Turns what the schema says about one file into problems with places and words. */
export function schemaProblems(file: string, yaml: ParsedYaml, schema: z.ZodType): Problem[] {
  const result = schema.safeParse(yaml.data)
  if (result.success) return []
  return result.error.issues.flatMap((issue) => describe(file, yaml, issue))
}

function describe(file: string, yaml: ParsedYaml, issue: z.core.$ZodIssue): Problem[] {
  const at = (rule: string, message: string, fix: string, path: Path = issue.path): Problem => ({
    file,
    ...yaml.positionOf(path),
    severity: 'error',
    rule,
    message: `${capital(fieldInWords(path))}: ${message}.`,
    fix,
  })
  const value = valueAt(yaml.data, issue.path)

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        ...at('schema/unknown-key', 'is a key that does not exist here', ''),
        ...yaml.keyPositionOf([...issue.path, key]),
        message: `“${key}” is a key that does not exist here.`,
        fix:
          issue.path.length === 0
            ? 'Delete it, or compare its spelling with a file that works.'
            : 'Delete it, or mend its spelling.',
      }))
    case 'invalid_type':
      return [value === undefined || value === null ? missing(issue.path, at) : wrongType(issue.expected, value, at)]
    case 'invalid_value':
      return value === undefined || value === null
        ? [missing(issue.path, at)]
        : [
            at(
              'schema/unknown-value',
              `cannot be “${String(value)}”`,
              suggestion(String(value), issue.values.map(String)),
            ),
          ]
    case 'too_big':
      return isCounted(issue.origin)
        ? [at('schema/too-long', limit('at most', issue.maximum, issue.origin), 'Make it shorter.')]
        : [at('schema/too-large', limit('at most', issue.maximum, issue.origin), 'Write a smaller number.')]
    case 'too_small':
      return isCounted(issue.origin)
        ? [at('schema/too-short', limit('at least', issue.minimum, issue.origin), 'Add what is missing.')]
        : [
            at(
              'schema/too-small',
              limit(issue.inclusive ? 'at least' : 'more than', issue.minimum, issue.origin),
              'Write a larger number.',
            ),
          ]
    default: {
      const own = ownRules[issue.message]
      if (!own) return [at('schema/invalid', issue.message, 'Compare it with a file that works.')]
      const [message, fix] = own
      if (issue.message === 'empty' && isLocale(issue.path)) return [missing(issue.path, at)]
      return [at(`schema/${issue.message}`, message, fix)]
    }
  }
}

type At = (rule: string, message: string, fix: string) => Problem

function missing(path: Path, at: At): Problem {
  if (path.length === 0) return at('schema/empty-file', 'is empty', 'Copy a file of its kind that works, or delete it.')
  return isLocale(path)
    ? at('translation/missing', 'is missing', `Add “${String(path.at(-1))}:” with the text.`)
    : at('schema/missing', 'is missing', `Add “${String(path.at(-1))}:”.`)
}

function wrongType(expected: string, value: unknown, at: At): Problem {
  const got = Array.isArray(value) ? 'array' : typeof value
  const fix =
    expected === 'number' || expected === 'int'
      ? 'Write digits only, without quotes and units.'
      : expected === 'string'
        ? 'Put the value in double quotes.'
        : 'Compare the indentation with a file that works.'
  return at('schema/wrong-type', `must be ${typeInWords[expected] ?? expected}, not ${typeInWords[got] ?? got}`, fix)
}

const isLocale = (path: Path) => locales.some((locale) => locale === path.at(-1))

const isCounted = (origin: string) => origin === 'string' || origin === 'array'

function limit(word: string, bound: number | bigint, origin: string): string {
  const one = Number(bound) === 1
  const unit = origin === 'string' ? ' characters' : origin === 'array' ? (one ? ' item' : ' items') : ''
  return `must be ${word} ${bound}${unit}`
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data)
}
