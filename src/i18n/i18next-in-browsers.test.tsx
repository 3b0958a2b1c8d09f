import { readdirSync, readFileSync } from 'node:fs'
import * as React from 'react'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { parse } from 'yaml'
import standIn from './i18next-in-browsers'
import { locales } from './locales'
import { I18nextProvider, useTranslation } from './react-i18next-in-browsers'

const folder = 'tests/exhibition/translations'
const options = { interpolation: { escapeValue: false }, react: { useSuspense: false } }

type Texts = { [key: string]: string | Texts }

/** The texts of a language, as they are sourced into the site. */
function textsOf(tree: Record<string, unknown>, language: string): Texts {
  const entries = Object.entries(tree).map(([key, value]): [string, string | Texts] => {
    const branch = value as Record<string, unknown>
    return [key, typeof branch[language] === 'string' ? branch[language] : textsOf(branch, language)]
  })
  return Object.fromEntries(entries)
}

function keysOf(texts: Texts, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value, `${path}${key}.`),
  )
}

const namespaces = (language: string) =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.yaml', ''),
      textsOf(parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, unknown>, language),
    ]),
  )

for (const language of locales) {
  const resources = { [language]: namespaces(language) }
  const keys = Object.entries(namespaces(language)).flatMap(([ns, texts]) => keysOf(texts).map((key) => `${ns}:${key}`))
  const real = i18next.createInstance()
  const ours = standIn.createInstance()
  beforeAll(() =>
    Promise.all([real.init({ ...options, lng: language, resources }), ours.init({ lng: language, resources })]),
  )

  test(`each text of the interface is the same in browsers as with i18next, in ${language}`, () => {
    const values = {
      year: 1987,
      place: 'Praha & <okolí>',
      time: '19:00',
      shown: '#',
      total: 33,
      organizer: '$&',
      day: 'd',
      date: 'e',
    }
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.map((key) => ours.t(key, values))).toEqual(keys.map((key) => real.t(key, values)))
  })

  test(`each plural form is the same in browsers as with i18next, in ${language}`, () => {
    const plurals = [
      ...new Set(keys.filter((key) => /_(one|few|many|other)$/.test(key)).map((key) => key.replace(/_\w+$/, ''))),
    ]
    expect(plurals).not.toEqual([])
    for (const key of plurals) {
      for (const count of [0, 1, 2, 4, 5, 21, 100, 0.5]) expect(ours.t(key, { count })).toBe(real.t(key, { count }))
    }
  })
}

test('components take the texts of a page from it', async () => {
  const instance = standIn.createInstance()
  await instance.init({ lng: 'cs', resources: { cs: { common: { opens: 'Otevíráme {{day}}' } } } })
  function Line() {
    return <p>{useTranslation().t('common:opens', { day: '4. září' })}</p>
  }
  render(
    <I18nextProvider i18n={instance}>
      <Line />
    </I18nextProvider>,
  )
  expect(screen.getByText('Otevíráme 4. září')).toBeInTheDocument()
})
