/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import i18next, { type Resource } from 'i18next'
import { parse } from 'yaml'
import { textsIn } from '../model/translations'
import { findText, type Tree, type Values } from './find-text'
import { textKeys } from './keys'
import { locales, type Locale } from './locales'

const folder = 'tests/exhibition/translations'

const namespacesIn = (language: Locale): Tree =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.yaml', ''),
      textsIn(language, parse(readFileSync(`${folder}/${file}`, 'utf8'))),
    ]),
  )

const placeholders = Object.entries<readonly string[]>(textKeys)
const counting = placeholders.filter(([, names]) => names.includes('count')).map(([key]) => key)
const others = placeholders.filter(([key]) => !counting.includes(key)).map(([key]) => key)
const names = [...new Set(placeholders.flatMap(([, each]) => each))]

// A value is never escaped and never read as a pattern or a placeholder.
const values = Object.fromEntries(names.map((name) => [name, `${name} & <b> $& $1`]))

for (const language of locales) {
  const namespaces = namespacesIn(language)
  const real = i18next.createInstance()
  beforeAll(() =>
    real.init({
      lng: language,
      resources: { [language]: namespaces } as Resource,
      interpolation: { escapeValue: false },
    }),
  )
  const ofI18next = (key: string, options: Values) => String(real.t(key, options))

  test(`every text of the interface is the same as with i18next, in ${language}`, () => {
    expect(others.length).toBeGreaterThan(100)
    expect(others.map((key) => findText(namespaces, language, key, values))).toEqual(
      others.map((key) => ofI18next(key, values)),
    )
  })

  test(`every plural form is the same as with i18next, in ${language}`, () => {
    expect(counting).not.toEqual([])
    for (const key of counting) {
      for (const count of [0, 1, 2, 4, 5, 21, 100, 0.5]) {
        expect(findText(namespaces, language, key, { count })).toBe(ofI18next(key, { count }))
      }
    }
  })
}

const texts = { common: { menu: { open: 'Menu' }, seats_one: '{{count}} seat', seats_other: '{{count}} seats' } }

test('a placeholder without a value stays visible', () => {
  expect(findText({ common: { opens: '{{day}} at {{time}}' } }, 'en', 'common:opens', { day: 'Today' })).toBe(
    'Today at {{time}}',
  )
})

test('a zero is a value', () => {
  expect(findText(texts, 'en', 'common:seats', { count: 0 })).toBe('0 seats')
})

test('a key without a text is returned as it is, so that it is seen and the page still works', () => {
  for (const key of ['common:menu', 'common:menu.none.deeper', 'none:title', 'title']) {
    expect(findText(texts, 'en', key)).toBe(key)
  }
})
