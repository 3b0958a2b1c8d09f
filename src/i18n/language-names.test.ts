import { isLanguageTag, languageName } from './language-names'

test('a language has a name in each language', () => {
  expect(languageName('de', 'cs')).toBe('němčina')
  expect(languageName('de', 'en')).toBe('German')
  expect(languageName('xx', 'en')).toBeUndefined()
  expect(languageName('no language', 'en')).toBeUndefined()
})

test.each(['cs', 'de', 'uk', 'de-AT', 'fil', 'ase'])('%s is the tag of a language', (tag) => {
  expect(isLanguageTag(tag)).toBe(true)
})

test.each(['', 'cz', 'xx', 'eng', 'CS', 'de_AT', 'de-XX', 'German', 'čeština'])(
  '“%s” is no tag of a language',
  (text) => {
    expect(isLanguageTag(text)).toBe(false)
  },
)
