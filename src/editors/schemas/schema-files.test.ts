/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { contentSchema, type FieldSchema, fieldsOf, isLocalized } from './content-schema'
import { fields } from '../words/fields'
import { modelineOf, withModeline } from './modeline'
import { schemaFiles, schemaName } from './schema-files'
import { kindNames, kindOf, translationFiles } from '../../model/kinds'

const ajv = addFormats(new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false }))
ajv.addVocabulary(['patternErrorMessage', 'enumDescriptions'])

const validators = new Map(
  schemaFiles().map(({ path, text }) => [path.split('/').at(-1), ajv.compile(JSON.parse(text) as object)]),
)

/** The schema that a content file's first line names. */
function schemaOf(path: string) {
  const validate = validators.get(modelineOf(path)?.split('/').at(-1))
  if (!validate) throw new Error(`No schema for ${path}`)
  return validate
}

const contentFiles = readdirSync('tests/exhibition', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => kindOf(file) ?? translationFiles.test(file))

const read = (path: string) => parse(readFileSync(`tests/exhibition/${path}`, 'utf8')) as Record<string, unknown>

const anyFile = (pattern: RegExp) => contentFiles.find((file) => pattern.test(file))!

test('every file of the tests’ exhibition fits its schema', () => {
  const faults = contentFiles.flatMap((file) => {
    const validate = schemaOf(file)
    return validate(read(file)) ? [] : [`${file}: ${ajv.errorsText(validate.errors)}`]
  })
  expect(faults).toEqual([])
  expect(contentFiles.length).toBeGreaterThan(10)
})

const ofModel = kindNames.flatMap((kind) => fieldsOf(kind, contentSchema(kind)))

/** A group, or a list of groups, needs no example: its fields have their own. */
const needsExample = (field: FieldSchema) => {
  const group = field.items ?? field
  return !group.properties || isLocalized(group)
}

test('every field has a name, and an example unless it is a group; no other field has a name', () => {
  expect(ofModel.map(({ path }) => path).toSorted()).toEqual(Object.keys(fields).toSorted())
  expect(ofModel.filter(({ field }) => needsExample(field) && !field.examples)).toEqual([])
})

test('the example of each field is valid', () => {
  const faults = kindNames.flatMap((kind) => {
    const schema = JSON.parse(
      schemaFiles().find(({ path }) => path.endsWith(`/${schemaName(kind)}`))!.text,
    ) as Parameters<typeof fieldsOf>[1]
    return fieldsOf(kind, schema).flatMap(({ path, field }) =>
      (field.examples ?? []).filter((example) => !ajv.validate(field, example)).map(() => path),
    )
  })
  expect(faults).toEqual([])
})

const mistakes: [name: string, file: RegExp, change: (data: Record<string, unknown>) => void][] = [
  ['a missing field', /^artists/, (data) => void delete data.name],
  ['a misspelt key', /^artists/, (data) => void Object.assign(data, { birhtYear: 1984 })],
  ['a number in quotes', /^artists/, (data) => void Object.assign(data, { birthYear: '1984' })],
  ['a missing language', /^artists/, (data) => void Object.assign(data, { place: { cs: 'Praha' } })],
  ['an empty text', /^artists/, (data) => void Object.assign(data, { name: ' ' })],
  ['a text of two lines where one belongs', /^artists/, (data) => void Object.assign(data, { name: 'Jana\nNová' })],
  ['a slug with a capital letter', /^artists/, (data) => void Object.assign(data, { slug: 'Jana-Nova' })],
  ['no works', /^artists/, (data) => void Object.assign(data, { works: [] })],
  ['an event of no known type', /^events/, (data) => void Object.assign(data, { type: 'concert' })],
  ['a time without its day', /^events/, (data) => void Object.assign(data, { start: '10:30' })],
  ['a day that does not exist', /^events/, (data) => void Object.assign(data, { start: '2031-02-30T10:30' })],
  ['a time with a zone', /^events/, (data) => void Object.assign(data, { start: '2031-09-05T10:30Z' })],
  ['somebody without a role', /^events/, (data) => void Object.assign(data, { ledBy: [{ name: 'Otso' }] })],
  ['a link without https', /^partners/, (data) => void Object.assign(data, { url: 'majakka.example' })],
  ['a logo that is no drawing', /^partners/, (data) => void Object.assign(data, { logo: 'logo.png' })],
  ['a place with neither building nor address', /horni-patro/, (data) => void delete data.within],
  ['a phone without its country', /^exhibition/, (data) => void Object.assign(data.contact!, { phone: '555 123 456' })],
  [
    'a path outside the site',
    /^exhibition/,
    (data) => void Object.assign(data, { documents: [{ path: 'x', file: 'x.pdf' }] }),
  ],
  ['a word in one language', /^translations/, (data) => void Object.assign(data, { extra: { cs: 'Umělci' } })],
  ['a word that is a number', /^translations/, (data) => void Object.assign(data, { extra: { cs: 1, en: 2 } })],
]

test.each(mistakes)('a schema finds %s', (_name, pattern, change) => {
  const file = anyFile(pattern)
  const data = read(file)
  change(data)
  expect(schemaOf(file)(data)).toBe(false)
})

test('the first line of each content file names the schema of its kind', () => {
  const named = contentFiles.filter((file) => text(file).startsWith('# yaml-language-server'))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => withModeline(file, text(file)) !== text(file))).toEqual([])
})

test('the settings of VS Code give each content file the schema of its first line', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string>
  }
  for (const file of contentFiles) {
    const schemas = Object.entries(settings['yaml.schemas']).filter(([, pattern]) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(`content/${file}`),
    )
    expect(schemas.map(([schema]) => schema.split('/').at(-1))).toEqual([modelineOf(file)?.split('/').at(-1)])
  }
})

const text = (file: string) => readFileSync(`tests/exhibition/${file}`, 'utf8')
