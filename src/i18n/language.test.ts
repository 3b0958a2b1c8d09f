/** @jest-environment node */
import { completeLanguages } from './language'
import { englishWords } from './paths'

const complete = (code: string, given = {}) => completeLanguages([{ code, ...given }])[code]!

test('a code alone makes a language', () => {
  expect(complete('pl')).toEqual({
    tag: 'pl',
    openGraph: 'pl_PL',
    name: 'Polski',
    prefix: '',
    words: englishWords,
    quotes: ['„', '”'],
    dir: 'ltr',
    hasNumericDates: false,
    weekdayAndDay: '{weekday}, {day}',
    clock: { separator: ':' },
    digraphs: [],
  })
})

test('the first language has no prefix, the others have their codes', () => {
  const languages = completeLanguages([{ code: 'pl' }, { code: 'de' }, { code: 'pt-BR' }])
  expect(Object.values(languages).map(({ prefix }) => prefix)).toEqual(['', '/de', '/pt-BR'])
})

test('what the content says goes before', () => {
  const given = { tag: 'de-AT', name: 'Österreichisch', quotes: '»«', addresses: { works: 'werke', plan: undefined } }
  expect(complete('de', given)).toMatchObject({
    tag: 'de-AT',
    openGraph: 'de_AT',
    name: 'Österreichisch',
    quotes: ['»', '«'],
    words: { ...englishWords, works: 'werke' },
  })
})

test('English without a country is British', () => {
  expect(complete('en')).toMatchObject({ tag: 'en-GB', openGraph: 'en_GB', clock: { separator: ':' } })
  expect(complete('en', { tag: 'en-US' }).clock).toEqual({ separator: ':', halves: ['AM', 'PM'] })
})

test.each([
  ['cs', '„', '“'],
  ['sk', '„', '“'],
  ['hr', '„', '”'],
  ['uk', '«', '»'],
  ['sv', '”', '”'],
  ['ko', '“', '”'],
])('the quotation marks of %s are %s and %s', (code, ...quotes) => {
  expect(complete(code).quotes).toEqual(quotes)
})

test.each([
  ['he', 'rtl'],
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['uk', 'ltr'],
  ['ja', 'ltr'],
])('the script of %s is written %s', (code, dir) => {
  expect(complete(code).dir).toBe(dir)
})

test.each([
  ['cs', ['CH']],
  ['hr', ['DŽ', 'LJ', 'NJ']],
  ['hu', ['CS', 'DZ', 'GY', 'LY', 'NY', 'SZ', 'TY', 'ZS']],
  ['en', []],
  ['es', []],
])('the alphabet of %s has the letters %s of two characters', (code, digraphs) => {
  expect(complete(code).digraphs).toEqual(digraphs)
})
