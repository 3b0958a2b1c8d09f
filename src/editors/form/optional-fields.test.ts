/** @jest-environment node */
import { put } from '../../../tests/support/faults'
import { kindOf } from '../../model/kinds'
import { problemOf } from '../check/base/rule'
import { readContent } from '../check/read/read-content'
import { findAll } from '../check/run/find-problems'
import { cmsConfig, formatOf } from './cms-config'
import type { CmsField } from './cms-types'
import { derivedSlugs } from './derived-slugs'
import { unfinishedTexts } from './unfinished-texts'
import { yamlFormat } from './yaml-format'

type Data = Record<string, unknown>
type Step = string | number
type Place = { name: string; path: Step[]; field: CmsField }

/** Every field that a record has in the form, and its languages. */
const placesOf = (data: Data, fields: CmsField[], name: string, path: Step[] = []): Place[] =>
  fields.flatMap((field) => {
    const value = data[field.name]
    if (value === undefined) return []
    const here = { name: `${name}.${field.name}`, path: [...path, field.name], field }
    const inside = (item: unknown, ...index: number[]) =>
      placesOf(item as Data, field.fields ?? [], here.name, [...here.path, ...index])
    return [here, ...(Array.isArray(value) ? value.flatMap((item, index) => inside(item, index)) : inside(value))]
  })

function setIn(data: unknown, [step, ...rest]: Step[], value: unknown): void {
  const group = data as Record<Step, unknown>
  if (rest.length > 0) setIn((group[step!] ??= {}), rest, value)
  else group[step!] = value
}

/** Rules between fields or files, of which the hints of the fields speak. A new slug renames a record that others know. */
const betweenFields = [
  'schema/artist-or-person',
  'schema/within-or-address',
  'notice/missing',
  'slug/event-gone',
  'reference/renamed',
]

/** What happens when a field is left empty: the form refuses it, or the content check finds an error, or neither. */
type Outcome = { name: string; isOptional: boolean; isRefused: boolean; errors: string[] }

let outcomes: Outcome[]

beforeAll(async () => {
  const content = { ...(await readContent('tests/exhibition')), name: 'content' }
  const found = new Map<string, Outcome>()
  const { collections } = cmsConfig('en')
  for (const [file, text] of content.texts) {
    const kind = kindOf(file)
    if (!kind) continue
    const form = collections.find(({ format }) => format === formatOf(kind))!
    const fields = (form.fields ?? form.files?.[0]?.fields)!
    const { fromFile, toFile } = yamlFormat(fields, form.modeline)
    for (const { name, path, field } of placesOf(fromFile(text), fields, kind)) {
      if (found.has(name)) continue
      const data = fromFile(text)
      setIn(data, path, undefined)
      for (const { path: at, slug } of derivedSlugs(data, fields)) setIn(data, at, slug)
      const problems = findAll(put(file, toFile(data))(content)).map((each) => problemOf(each, 'en'))
      found.set(name, {
        name,
        isOptional: field.required === false,
        isRefused: unfinishedTexts(data, fields).length > 0,
        errors: problems.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
      })
    }
  }
  outcomes = [...found.values()]
}, 100_000)

test('what the form calls optional is optional in the content check', () => {
  const wrong = outcomes.filter(
    ({ isOptional, isRefused, errors }) =>
      isOptional && !isRefused && errors.some((rule) => !betweenFields.includes(rule)),
  )
  expect(wrong).toEqual([])
  expect(outcomes.filter(({ isOptional }) => isOptional).length).toBeGreaterThan(100)
})

test('what the form calls required is required in the content check', () => {
  const required = outcomes.filter(({ isOptional }) => !isOptional)
  expect(required.filter(({ errors }) => errors.length === 0)).toEqual([])
  expect(required.length).toBeGreaterThan(100)
})
