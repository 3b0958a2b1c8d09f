/** @jest-environment node */
import { z } from 'zod'
import { dateTime, day, definitionOf, image, line, slug, time } from '../../../../model/fields'
import { localized } from '../../../../model/localized-fields'
import { kindNames, kinds } from '../../../../model/kinds'
import { ruleOfMessage } from '../../../../model/schema-rules'
import { problemOf } from '../../base/rule'
import { parseYaml } from '../../read/parse-yaml'
import { checkSchema } from './schema'

/** The problems of a text; their messages without why it matters. */
function problemsIn(text: string, schema: z.ZodType) {
  return checkSchema(parseYaml('content/x.yaml', text), schema).findings.map((finding) => {
    return { ...problemOf(finding, 'en'), message: finding.describe('en').what }
  })
}

const messageOf = (text: string, schema: z.ZodType) =>
  problemsIn(text, schema).map(({ message, fix }) => [message, fix])

test('a list, a group, a text, and yes or no are called so', () => {
  const schema = z.strictObject({ value: line() })
  expect(messageOf('value: [a]', schema)).toEqual([['“value”: must be a text, not a list.', 'Write "[a]"']])
  expect(messageOf('value: { a: b }', schema)).toEqual([
    ['“value”: must be a text, not a group of keys.', 'Write "{ a: b }"'],
  ])
  expect(messageOf('value: true', schema)).toEqual([['“value”: must be a text, not yes or no.', 'Write "true"']])
  expect(messageOf('value: text', z.strictObject({ value: z.array(z.string()) }))).toEqual([
    [
      '“value”: must be a list, not a text.',
      'Write each item on a line of its own, with a hyphen and a space before it: “- text”.',
    ],
  ])
})

test('a hyphen without an item is told to have none', () => {
  expect(messageOf('value:\n  - a\n  -\n', z.strictObject({ value: z.array(line()) }))).toEqual([
    ['“value” 2: is missing.', 'Write the item after the hyphen, or delete the line.'],
  ])
})

test('a file that is a list at its top is reported', () => {
  expect(messageOf('- slug: a\n', kinds.Partner.schema)).toEqual([
    ['The file: must be a group of keys, not a list.', 'Compare the indentation with a file that works.'],
  ])
})

test('the message of a bound says what it counts', () => {
  expect(messageOf('a: abcdef', z.strictObject({ a: line(5) }))).toEqual([
    ['“a”: has 6 characters, and at most 5 characters are allowed.', 'Make it shorter by at least 1 character.'],
  ])
  expect(messageOf('a: []', z.strictObject({ a: z.array(z.string()).min(1) }))).toEqual([
    ['“a”: must be at least 1 item.', 'Add what is missing.'],
  ])
  expect(messageOf('a: 11', z.strictObject({ a: z.int().max(10) }))).toEqual([
    ['“a”: must be at most 10.', 'Write a smaller number.'],
  ])
  expect(messageOf('a: 0', z.strictObject({ a: z.number().positive() }))).toEqual([
    ['“a”: must be more than 0.', 'Write a larger number.'],
  ])
})

test('several unknown keys are one problem each, at their keys', () => {
  expect(problemsIn('slug: a\nfoo: 1\nbar: 2\n', z.strictObject({ slug: slug() }))).toEqual([
    expect.objectContaining({ line: 2, column: 1, message: 'The key “foo” does not exist here.' }),
    expect.objectContaining({ line: 3, column: 1, message: 'The key “bar” does not exist here.' }),
  ])
})

const fields = {
  slug: slug(),
  day: day(),
  dateTime: dateTime(),
  time: time(),
  image: image(),
  title: localized(line()),
}

const work = kinds.Artist.schema.shape.works.element.shape

const formats = {
  ...fields,
  capacity: kinds.Event.schema.shape.capacity,
  height: work.dimensions.unwrap().shape.height,
  year: work.year,
  circa: work.circa,
  url: kinds.Partner.schema.shape.url,
  email: kinds.Exhibition.schema.shape.contact.shape.email,
  country: kinds.Place.schema.shape.address.unwrap().shape.country,
  timeZone: kinds.Exhibition.schema.shape.timeZone,
}

test.each<[keyof typeof fields, string, string]>([
  ['slug', 'a--b', '“slug”: may have only the letters a–z, digits and single hyphens.'],
  ['day', '"2031-02-29"', '“day”: February 2031 has only 28 days.'],
  ['day', '"2031-13-01"', '“day”: there is no month 13.'],
  ['dateTime', '"2031-09-04T17:00Z"', '“dateTime”: is not a date with a time.'],
  ['time', '"24:00"', '“time”: there is no hour 24.'],
])('the field %s does not take %s', (field, value, message) => {
  expect(problemsIn(`${field}: ${value}`, z.strictObject({ [field]: fields[field] }))).toEqual([
    expect.objectContaining({ line: 1, severity: 'error', message, fix: expect.stringMatching(/^[A-Z].*\S$/u) }),
  ])
})

test.each<[field: keyof typeof formats, value: string, offered: string]>([
  ['slug', 'Żaneta Nová', 'Write zaneta-nova'],
  ['slug', 'Łukasz_Świątek', 'Write lukasz-swiatek'],
  ['day', '4. 9. 2031', 'Write "2031-09-04"'],
  ['day', '"2031-9-4"', 'Write "2031-09-04"'],
  ['dateTime', '"2031-09-04 17.00"', 'Write "2031-09-04T17:00"'],
  ['dateTime', '"4. 9. 2031 17:00"', 'Write "2031-09-04T17:00"'],
  ['dateTime', '"2031-09-30T24:00"', 'Write "2031-10-01T00:00"'],
  ['time', '"9 h"', 'Write "09:00"'],
  ['time', '10.30', 'Write "10:30"'],
  ['image', 'leden', 'Write the whole name of the file with its ending, such as leden.jpg'],
  ['image', 'leden.JPG', 'Rename the file so that its ending is in lower case, and write leden.jpg'],
  ['image', 'leden.heic', 'Export the picture as a JPEG and write leden.jpg'],
  ['image', 'obrazky/leden.jpg', 'Put the picture beside this file and write leden.jpg'],
  [
    'title',
    'Moře',
    'Write below “title:”, each on a line of its own and indented by two more spaces: “cs: Moře” and “en:”.',
  ],
  ['capacity', '15.5', 'Write 15 or 16.'],
  ['capacity', '1 000', 'Write 1000'],
  ['capacity', '80 osob', 'Write 80'],
  ['height', '90,5', 'Write 90.5'],
  ['height', '90 cm', 'Write 90'],
  ['height', '900 mm', 'Write digits only, without quotes and units.'],
  ['year', '2021–2023', 'Write “yearFrom: 2021” and on the next line “year: 2023”.'],
  ['year', 'kolem 2023', 'Write “year: 2023” and on the next line “circa: true” (approximate years).'],
  ['circa', 'yes', 'Write true'],
  ['circa', 'Ne', 'Write false'],
  ['circa', 'asi', 'For yes write “true”, for no write “false”, without quotation marks.'],
  ['url', 'www.a.example/o nás', 'Write https://www.a.example/o%20nás'],
  ['email', 'mailto:ada@a.example', 'Write ada@a.example'],
  ['country', 'Finsko', 'Write FI'],
  ['timeZone', 'Helsinki', 'Write Europe/Helsinki'],
])('the field %s, which has %s, is answered by the value to write', (field, value, offered) => {
  const problems = problemsIn(`${field}: ${value}`, z.strictObject({ [field]: formats[field] }))
  expect(problems.map(({ fix }) => fix)).toEqual([offered])
})

test('a choice may be written in the words of the form', () => {
  const text = 'type: Komentovaná prohlídka\n'
  const { type } = kinds.Event.schema.shape
  const [finding] = checkSchema(parseYaml('content/x.yaml', text), z.strictObject({ type }), 'Event').findings
  expect(finding && problemOf(finding, 'cs').fix).toBe('Nemá tu být „guidedTour“ (komentovaná prohlídka)?')
})

test('a key that has no value is told to get one, or to be deleted where it is not needed', () => {
  const schema = z.strictObject({ name: line(), place: line().optional() })
  expect(messageOf('name:\nplace:\n', schema)).toEqual([
    ['“name”: is missing.', 'Write the value after “name:”.'],
    ['“place”: is missing.', 'Write the value after “place:”, or delete the line.'],
  ])
})

test.each([
  ['“2031-09-04”', 'a curved quotation mark', 'Write "2031-09-04"'],
  ['"2031–09–04"', 'a dash', 'Write "2031-09-04"'],
  ['"2031-09-04\u00a0"', 'a non-breaking space', 'Write "2031-09-04"'],
  ['"2031-\u00ad09-04"', 'a soft hyphen', 'Write "2031-09-04"'],
])('the special characters in %s are named', (value, name, fix) => {
  expect(messageOf(`day: ${value}`, z.strictObject({ day: day() }))).toEqual([[`“day”: contains ${name}.`, fix]])
})

test('an unknown key that resembles no other is reported beside the missing key', () => {
  const schema = z.strictObject({ year: z.int() })
  expect(problemsIn('price: 1\n', schema).map(({ rule }) => rule)).toEqual(['schema/unknown-key', 'schema/missing'])
})

/** A zod schema, and those of its fields and items. */
function withParts(schema: z.ZodType): z.ZodType[] {
  const { innerType, element, shape = {} } = definitionOf(schema)
  const parts = [innerType, element, ...Object.values(shape)].filter((part) => part !== undefined)
  return [schema, ...parts.flatMap(withParts)]
}

/** The checks of a schema that zod itself has no rule for: patterns, formats and conditions. */
const ownChecks = (schema: z.ZodType) => {
  const format = schema instanceof z.ZodStringFormat ? [schema] : []
  const checks = [...format, ...(schema.def.checks ?? [])] as { _zod: { def: OwnCheck } }[]
  return checks.map(({ _zod }) => _zod.def).filter(({ check }) => check === 'string_format' || check === 'custom')
}

type OwnCheck = { check: string; error?: (issue: object) => string }

test.each(kindNames)('every pattern and every condition of the kind %s names its rule', (kind) => {
  const checks = withParts(kinds[kind].schema).flatMap(ownChecks)
  expect(checks.length).toBeGreaterThan(0)
  const messages = checks.map(({ error }) => String(error?.({})))
  expect(messages.filter((message) => !ruleOfMessage(message))).toEqual([])
})
