/** @jest-environment node */
import { isLanguageTag, languageName } from './language-names'

test('the name of a language is written in the language asked for', () => {
  expect(languageName('de', 'cs')).toBe('němčina')
  expect(languageName('de', 'en')).toBe('German')
  expect(languageName('xx', 'en')).toBeUndefined()
  expect(languageName('no language', 'en')).toBeUndefined()
})

test('a sign language has its name, in Czech and in English', () => {
  expect(languageName('cse', 'cs')).toBe('český znakový jazyk')
  expect(languageName('cse', 'en-GB')).toBe('Czech Sign Language')
  expect(languageName('ase', 'cs')).toBe('americký znakový jazyk')
  expect(languageName('cse', 'fi')).toBeUndefined()
})

test.each(['cs', 'de', 'uk', 'de-AT', 'fil', 'ase', 'cse', 'bfi', 'gsg'])('%s is a language tag', (tag) => {
  expect(isLanguageTag(tag)).toBe(true)
})

test.each(['', 'cz', 'xx', 'eng', 'CS', 'de_AT', 'de-XX', 'German', 'čeština'])(
  '“%s” is not a language tag',
  (text) => {
    expect(isLanguageTag(text)).toBe(false)
  },
)
