/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { refusals } from '../../src/site/features/registration/send-registration'
import { locales } from '../../src/i18n/locales'
import { eventTypes } from '../../src/model/event'
import { menuParts } from '../../src/model/home-anchors'
import { partnerGroups } from '../../src/model/partner'

const folder = 'tests/exhibition/translations'

type Texts = { [key: string]: Texts | string }

/** Every key of the content, `namespace:path.to.key`, with its text in each language. */
const translations = new Map<string, Texts>(
  readdirSync(folder).flatMap((file) => {
    const leaves = (node: Texts, key: string): [string, Texts][] =>
      locales.some((locale) => typeof node[locale] === 'string')
        ? [[key, node]]
        : Object.entries(node).flatMap(([step, child]) =>
            leaves(child as Texts, key.endsWith(':') ? `${key}${step}` : `${key}.${step}`),
          )
    return leaves(parse(readFileSync(path.join(folder, file), 'utf8')), `${path.basename(file, '.yaml')}:`)
  }),
)

/** The values that the code may fill into a key. */
const valuesOf: Record<string, readonly string[]> = {
  'common:menu.${part}': menuParts,
  'home:programme.type.${type}': eventTypes,
  'home:programme.type.${choice.value}': eventTypes,
  'home:programme.availability.${availability}': ['full', 'closed'],
  'home:partners.${group}': partnerGroups,
  'registration:${field}': ['fullName', 'email', 'attendance'],
  'registration:${value}': ['solo', 'plusOne'],
  'registration:answer.${refusal}': refusals,
  'registration:error.${error}': ['required', 'email', 'invalid'],
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Every key that the code names, literally or by one of the templates above. */
function keysInCode(): string[] {
  const namespaces = readdirSync(folder).map((file) => path.basename(file, '.yaml'))
  const key = new RegExp(`(['"\`])((?:${namespaces.join('|')}):[\\w.]*(?:\\$\\{[^}]+\\})?)\\1`, 'g')
  const sources = ['src', 'netlify'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8').replace(comments, '')),
  )
  const named = sources.flatMap((source) => [...source.matchAll(key)].map((match) => match[2] ?? ''))
  return named.flatMap((name) => {
    if (!name.includes('${')) return [name]
    const values = valuesOf[name]
    if (!values) throw new Error(`Add the values of the key \`${name}\` to the table in this test.`)
    return values.map((value) => name.replace(/\$\{.*\}/, value))
  })
}

/** 'home:capacity_few' is one of the forms of 'home:capacity'. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

test('every key that the code names exists in the content', () => {
  const existing = new Set([...translations.keys()].map(withoutPlural))
  expect(keysInCode().filter((key) => !existing.has(key))).toEqual([])
})

test('every key of the content is used by the code', () => {
  const used = new Set(keysInCode())
  expect([...translations.keys()].filter((key) => !used.has(withoutPlural(key)))).toEqual([])
})

test('a text that counts has every plural form of every language', () => {
  const counting = new Set([...translations.keys()].filter((key) => withoutPlural(key) !== key).map(withoutPlural))
  const forms = [
    ...new Set(locales.flatMap((locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories)),
  ]
  const expected = [...counting].flatMap((key) => forms.map((form) => `${key}_${form}`))
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.filter((key) => !translations.has(key))).toEqual([])
})

test('a text has the same values to fill in, in each language', () => {
  const valuesIn = (text: unknown) => [...String(text).matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort()
  const different = [...translations].filter(([, { cs, en }]) => String(valuesIn(cs)) !== String(valuesIn(en)))
  expect(different.map(([key]) => key)).toEqual([])
})
