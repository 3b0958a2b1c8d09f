/** @jest-environment node */
import { closestTo } from './closest'
import { fieldInWords, suggestion } from './message-values'

test('a field is named as an editor would, lists counted from one', () => {
  expect(fieldInWords('Artist', ['works', 1, 'alt', 'en'], 'en')).toBe('works 2 › alternative text › in English')
  expect(fieldInWords('Artist', ['summary', 'cs'], 'en')).toBe('summary › in Czech')
  expect(fieldInWords('Artist', [], 'en')).toBe('the file')
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
  expect(
    suggestion(
      'gallery',
      [...'abcdefghi'].map((letter) => letter.repeat(20)),
    )('en'),
  ).toMatch(/h{20} …$/)
  expect(suggestion('anything', [])('en')).toBe('There is none yet; add it first.')
})

test('in Czech a field is named in Czech', () => {
  expect(fieldInWords('Artist', ['works', 1, 'alt', 'en'], 'cs')).toBe('díla 2 › popis obrázku › anglicky')
  expect(suggestion('workshp', ['workshop', 'tour'])('cs')).toBe('Nemá tu být „workshop“?')
})

test('the name of a field depends on the kind of content', () => {
  expect(fieldInWords('Artist', ['name'], 'cs')).toBe('jméno')
  expect(fieldInWords('Place', ['name'], 'cs')).toBe('název')
})

test('a key that is no field of the content is quoted', () => {
  expect(fieldInWords(undefined, ['skip', 'cs'], 'cs')).toBe('„skip“ › česky')
  expect(fieldInWords(undefined, ['skip', 'cs'], 'en')).toBe('“skip” › in Czech')
})
