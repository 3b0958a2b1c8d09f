/** @jest-environment node */
import path from 'node:path'
import { findProblems } from '../src/editors/check/run/find-problems'
import { readContent } from '../src/editors/check/read/read-content'
import { contentSchema, type FieldSchema, isLocalized } from '../src/editors/schemas/content-schema'
import { kindNames, kindOf } from '../src/model/kinds'
import { parse } from 'yaml'
import { locales } from '../src/i18n/locales'
import { claimFolder } from '../tools/new-exhibition/claim-folder'
import { writeNewExhibition } from '../tools/new-exhibition/new-exhibition'
import { wishesOf } from '../tools/new-exhibition/wishes'
import { inFolder } from './support/in-folder'
import { copySmallExhibition, testsExhibition } from '../tools/test-run/tests-site.mts'

/** A record must have one field or another of these, so the small exhibition has some of them too. */
const eitherOr = /^(Place\.(within|address)|Event\.ledBy\.(artist|name|role))$/

/**
 * `demoDate` would stop the clock in every test; an external registration would replace the site's own; and mails of a
 * `reminder` would go to guests of other tests.
 */
const notInTests = ['Exhibition.demoDate', 'Exhibition.programme.registration', 'Event.reminder']

/** The optional fields below a group, by their path: 'Exhibition.contact.map'. */
function optionalFields(path: string, schema: FieldSchema): string[] {
  const group = schema.items?.properties ? schema.items : schema
  if (!group.properties || isLocalized(group)) return []
  return Object.entries(group.properties).flatMap(([name, field]) => [
    ...(group.required?.includes(name) ? [] : [`${path}.${name}`]),
    ...optionalFields(`${path}.${name}`, field),
  ])
}

/** Every field that a value has, by its path. */
function writtenFields(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => writtenFields(path, item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    `${path}.${name}`,
    ...writtenFields(`${path}.${name}`, child),
  ])
}

async function fieldsIn(folder: string): Promise<Set<string>> {
  const { texts } = await readContent(folder)
  const fields = [...texts].flatMap(([path, text]) => writtenFields(kindOf(path) ?? 'Translations', parse(text)))
  return new Set(fields)
}

async function kindsIn(folder: string): Promise<string[]> {
  const { texts } = await readContent(folder)
  return [...new Set([...texts.keys()].map((path) => kindOf(path) ?? 'Translations'))].toSorted()
}

const optional = kindNames.flatMap((kind) => optionalFields(kind, contentSchema(kind)))

test('the tests’ exhibition has every part that may be absent', async () => {
  const written = await fieldsIn(testsExhibition)
  expect(optional.length).toBeGreaterThan(15)
  expect(optional.filter((field) => !written.has(field) && !notInTests.includes(field))).toEqual([])
})

test('a new exhibition has the same kinds of files as the small one, and no part that the tests’ site is built without', async () => {
  await inFolder({}, async (folder) => {
    const added = path.join(folder, 'new')
    await claimFolder(added, locales)
    await writeNewExhibition(added, testsExhibition, wishesOf({}, '2030-02-10'))
    copySmallExhibition(path.join(folder, 'small'))
    expect(await kindsIn(added)).toEqual(await kindsIn(path.join(folder, 'small')))
    const built = await fieldsIn(testsExhibition)
    expect([...(await fieldsIn(added))].filter((field) => !built.has(field))).toEqual([])
  })
})

test('the small exhibition has no part that may be absent, and the check only warns of its short label', async () => {
  await inFolder({}, async (folder) => {
    copySmallExhibition(folder)
    const written = await fieldsIn(folder)
    expect(optional.filter((field) => written.has(field) && !eitherOr.test(field))).toEqual([])
    const rules = findProblems(await readContent(folder), 'en').map(({ rule }) => rule)
    expect(rules).toEqual(['label/no-year', 'label/no-size'])
  })
})
