/** @jest-environment node */
import { didYouMean, fieldInWords, suggestion } from './wording'

test('a field is named as an editor would, lists counted from one', () => {
  expect(fieldInWords(['works', 1, 'alt', 'en'])).toBe('works 2 › alternative text › in English')
  expect(fieldInWords(['sortName'])).toBe('name to sort by')
  expect(fieldInWords(['birthYear'])).toBe('birth year')
  expect(fieldInWords(['summary', 'cs'])).toBe('summary › in Czech')
  expect(fieldInWords([])).toBe('the file')
})

test('a slip of the pen finds what was meant, another word does not', () => {
  expect(didYouMean('guidedtour', ['workshop', 'guidedTour'])).toBe('guidedTour')
  expect(didYouMean('jana-nova', ['petr-maly', 'ema-stara'])).toBeUndefined()
  expect(didYouMean('x', [])).toBeUndefined()
})

test('what to write instead is suggested, or listed up to eight', () => {
  expect(suggestion('workshp', ['workshop', 'tour'])).toBe('Did you mean “workshop”?')
  expect(suggestion('gallery', ['a1', 'b2'])).toBe('Write one of: a1, b2.')
  expect(
    suggestion(
      'gallery',
      [...'abcdefghi'].map((letter) => letter.repeat(20)),
    ),
  ).toMatch(/h{20} …$/)
  expect(suggestion('anything', [])).toBe('There is none yet; add it first.')
})
