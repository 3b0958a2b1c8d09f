import { inLanguageOf } from './languages'

test.each([
  ['cs', 'in Czech', 'česky'],
  ['de', 'in German', 'německy'],
  ['pl', 'in Polish', 'polsky'],
  ['ur', 'in Urdu', 'v jazyce urdština'],
  ['de-AT', 'in Austrian German', 'v jazyce němčina (Rakousko)'],
])('a text in the language %s is %s', (code, english, czech) => {
  expect(inLanguageOf(code, 'en')).toBe(english)
  expect(inLanguageOf(code, 'cs')).toBe(czech)
})
