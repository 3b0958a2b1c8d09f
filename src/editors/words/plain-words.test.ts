/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { fields } from './fields'
import { formWords } from './form'
import { referenceWords } from './reference'

/** Every text in an object, with the way to it. */
const textsIn = (value: unknown, way = ''): [string, string][] =>
  typeof value === 'string'
    ? [[way, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${way} ${key}`))

/** What an editor is to type stands in quotation marks or between backticks. */
const sentenceOf = (text: string) => text.replaceAll(/[“„][^“”]*[“”]|`[^`]*`|\{\w+\}|\n {2}.*/g, '')

const codeWords = /[Ss]lug|\b(true|false|undefined|null|updated)\b|\p{Ll}\p{Lu}/u
const names = /GitHub|iPhone|sRGB|currentColor/g

async function wordsOfRules(): Promise<[string, string][]> {
  const folders = readdirSync('src/editors/check/rules')
  const words = folders.map(async (folder) => textsIn(await import(`../check/rules/${folder}/words.ts`), folder))
  return (await Promise.all(words)).flat()
}

test('words for editors name fields and values as people do, not as the code does', async () => {
  const texts = [...textsIn({ fields, formWords, referenceWords }), ...(await wordsOfRules())]
  expect(texts.length).toBeGreaterThan(1500)
  expect(texts.filter(([, text]) => codeWords.test(sentenceOf(text).replaceAll(names, '')))).toEqual([])
})

test('no field is explained by the languages of one site', () => {
  const explained = textsIn(fields).filter(([, text]) => /Czech|česk|both languages|obou jazycích/i.test(text))
  expect(explained).toEqual([])
})

test('no Czech message has a noun after a number of people: it would need another form after 2 and after 5', async () => {
  const beforeNoun = /\{(capacity|persons)\} \p{L}/u
  expect(beforeNoun.test('Míst je {capacity}, ale pozvánka je pro {persons} osoby.')).toBe(true)
  const czech = (await wordsOfRules()).filter(([way]) => way.endsWith(' cs'))
  expect(czech.length).toBeGreaterThan(300)
  expect(czech.filter(([, text]) => beforeNoun.test(text))).toEqual([])
})
