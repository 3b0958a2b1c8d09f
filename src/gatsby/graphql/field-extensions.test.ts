/** @jest-environment node */
import { countryName, inAnyLanguage, inLanguage } from './field-extensions'

test('a localized text has the typography of its language', () => {
  const title = { cs: 'v zimě', en: 'a winter' }
  expect(inLanguage(title, 'cs')).toBe('v\u00a0zimě')
  expect(inLanguage(title, 'en')).toBe('a winter')
})

test('a list of localized texts is returned in one language', () => {
  const list = [
    { cs: 'a', en: 'b' },
    { cs: 'c', en: 'd' },
  ]
  expect(inLanguage(list, 'en')).toEqual(['b', 'd'])
})

test('a missing text is null', () => {
  expect(inLanguage(undefined, 'cs')).toBeNull()
  expect(inLanguage(null, 'cs')).toBeNull()
})

test('a text that is the same in every language has Czech typography, alone and in a list; a missing one is null', () => {
  expect(inAnyLanguage('Divadlo v Celetné')).toBe('Divadlo v\u00a0Celetné')
  expect(inAnyLanguage(['2 a 17', 'A'])).toEqual(['2 a\u00a017', 'A'])
  expect([inAnyLanguage(undefined), inAnyLanguage(null)]).toEqual([null, null])
})

test('the name of a country has the typography of its language', () => {
  expect(countryName('BA', 'cs')).toBe('Bosna a\u00a0Hercegovina')
})

test('a country is its name in a language, its code without a language, and undefined when missing', () => {
  const names = [countryName('FI', 'cs'), countryName('FI', 'en'), countryName('FI', undefined)]
  expect(names).toEqual(['Finsko', 'Finland', 'FI'])
  expect(countryName(undefined, 'cs')).toBeUndefined()
})
