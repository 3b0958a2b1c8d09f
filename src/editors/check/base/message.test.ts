/** @jest-environment node */
import { closestTo } from './closest'
import { fieldInWords, fill, phrase, type Placeholders, suggestion } from './message'

test('a field is named as an editor would, lists counted from one', () => {
  expect(fieldInWords('Artist', ['works', 1, 'alt', 'en'])('en')).toBe('works 2 › alternative text › in English')
  expect(fieldInWords('Artist', ['summary', 'cs'])('en')).toBe('summary › in Czech')
  expect(fieldInWords('Artist', [])('en')).toBe('the file')
})

test('a misspelt word finds what was meant, another word does not', () => {
  expect(closestTo('guidedtour', ['workshop', 'guidedTour'])).toBe('guidedTour')
  expect(closestTo('jana-nova', ['petr-maly', 'ema-stara'])).toBeUndefined()
  expect(closestTo('x', [])).toBeUndefined()
  expect(closestTo('de', ['cs', 'en'])).toBeUndefined()
  expect(closestTo('Jana Nová', ['petr-maly', 'jana-nova'])).toBe('jana-nova')
})

test('what to write instead is suggested, or listed up to eight', () => {
  expect(suggestion('workshp', ['workshop', 'tour'])('en')).toBe('Did you mean “workshop”?')
  expect(suggestion('gallery', ['a1', 'b2'])('en')).toBe('Write one of: a1, b2.')
  const many = Array.from({ length: 9 }, (_, index) => `a${index}`)
  expect(suggestion('gallery', many)('en')).toMatch(/^Write the “slug:” of one that exists\. If it was deleted/)
  expect(suggestion('anything', [])('en')).toBe('There is none yet; add it first.')
})

test('in Czech a field is named in Czech', () => {
  expect(fieldInWords('Artist', ['works', 1, 'alt', 'en'])('cs')).toBe('díla 2 › popis obrázku › anglicky')
  expect(suggestion('workshp', ['workshop', 'tour'])('cs')).toBe('Nemá tu být „workshop“?')
})

test('the name of a field depends on the kind of content', () => {
  expect(fieldInWords('Artist', ['name'])('cs')).toBe('jméno')
  expect(fieldInWords('Place', ['name'])('cs')).toBe('název')
})

test('a key that is no field of the content is quoted', () => {
  expect(fieldInWords(undefined, ['skip', 'cs'])('cs')).toBe('„skip“ › česky')
  expect(fieldInWords(undefined, ['skip', 'cs'])('en')).toBe('“skip” › in Czech')
})

test('values are filled in by their names, and said in the language of the reader', () => {
  const greeting = { en: '{who}, {count} times', cs: '{count}×, {who}' } as const
  const who = (language: string) => (language === 'en' ? 'guest' : 'host')
  expect(phrase(greeting, { who, count: 2 })('en')).toBe('guest, 2 times')
  expect(phrase(greeting, { who, count: 2 })('cs')).toBe('2×, host')
})

test('braces in a value stay as they are', () => {
  expect(fill('{text} and {other}', { text: '{other}', other: 'b' }, 'en')).toBe('{other} and b')
})

test('a double brace is text', () => {
  expect(fill('Use {{…}} in {language}.', { language: 'Czech' }, 'en')).toBe('Use {{…}} in Czech.')
})

test('the compiler knows the values that a text needs', () => {
  const names: Placeholders<'{first} and {last}, not {{…}}'>[] = ['first', 'last']
  // @ts-expect-error the text has no such value
  const wrong: Placeholders<'{first}'> = 'second'
  // @ts-expect-error a value is missing
  const missing = phrase({ en: '{a} {b}', cs: '{a}' } as const, { a: 1 })
  expect([names.length, wrong, missing('en')]).toEqual([2, 'second', '1 {b}'])
})
