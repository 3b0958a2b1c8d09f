/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allTexts } from '../../tests/support/render'
import { textsOf, type Tree } from './find-text'
import { namespaces, textKeys } from './keys'
import { locales, type Locale } from './locales'

const codeFolders = ['src', 'netlify', 'tools']

/** Every literal of the code that is a key. In a template literal, `*` takes the place of each value, also of the namespace. */
function keysInCode(): string[] {
  const literal = new RegExp(`(['"\`])((?:${namespaces.join('|')}):[^'"\`]+|\\$\\{\\w+\\}:[a-z]+)\\1`, 'g')
  return codeFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?tsx?$/.test(file) && !/\.test\.|^i18n.keys\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(literal)])
      .map((match) => match[2]!.replace(/\$\{[^}]*\}/g, '*')),
  )
}

test('every key of the list is used by the code', () => {
  const used = keysInCode().map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '\\w+')}$`))
  expect(used.length).toBeGreaterThan(80)
  expect(Object.keys(textKeys).filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([])
})

/** Each text of a namespace with its path. */
function textsIn(tree: Tree, steps: readonly string[] = []): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([step, node]) => {
    const path = [...steps, step]
    return typeof node === 'string' ? [[path.join('.'), node]] : textsIn(node as Tree, path)
  })
}

test.each(locales)('the list and the translations have the same keys and placeholders (%s)', (locale) => {
  const inTranslations = new Map<string, string[]>()
  for (const { node } of allTexts(locale).edges) {
    for (const [path, text] of textsIn(node.data)) {
      const key = `${node.ns}:${path.replace(/_(zero|one|two|few|many|other)$/, '')}`
      inTranslations.set(key, [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]!).toSorted())
    }
  }
  const inList = Object.entries(textKeys).map(([key, placeholders]) => [key, placeholders.toSorted()])
  expect(Object.fromEntries(inTranslations)).toEqual(Object.fromEntries(inList))
})

const everyText = (locale: Locale) => allTexts(locale).edges.flatMap(({ node }) => textsIn(node.data))

test('no Czech text has "v", "s", "k" or "z" before a value: some values need "ve", "se", "ke" or "ze"', () => {
  const beforeValue = /(^|[^\p{L}])[vskz]\s\{\{/iu
  expect(beforeValue.test('zítra v {{time}}')).toBe(true)
  expect(everyText('cs').filter(([, text]) => beforeValue.test(text))).toEqual([])
})

test('no line of the status of the exhibition ends between a Czech preposition and its time', () => {
  const status = everyText('cs').filter(([path, text]) => path.startsWith('status.') && text.includes('{{time}}'))
  expect(status.length).toBeGreaterThan(5)
  expect(status.filter(([, text]) => / (od|do) \{\{time\}\}/.test(text))).toEqual([])
})

test.each(locales)('no text of one form has a noun after a number of guests, mails or free places (%s)', (locale) => {
  // After "of" the number is that of all.
  const beforeNoun = /(?<!of )\{\{(guests|mails|free)\}\} \p{L}/u
  expect(beforeNoun.test('{{free}} places left')).toBe(true)
  expect(everyText(locale).filter(([, text]) => beforeNoun.test(text))).toEqual([])
})

test('the compiler accepts only keys of the list, with a value for each placeholder', () => {
  const t = textsOf({}, 'en')
  const type = 'workshop' as 'workshop' | 'guidedTour'
  expect(t(`programme:type.${type}`)).toBe('programme:type.workshop')
  // @ts-expect-error there is no such key
  t('artists:titel')
  // @ts-expect-error some keys of this pattern do not exist
  t(`programme:type.${type as string}`)
  // @ts-expect-error the placeholder has no value
  t('common:footer.organizer')
  // @ts-expect-error the text has no placeholder
  t('artists:title', { day: 'today' })
  // @ts-expect-error the plural needs a number
  t('programme:capacity', { count: 'three' })
})
