/** @jest-environment node */
import { fill, phrase, type Placeholders } from './fill'

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
