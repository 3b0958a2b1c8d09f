/** @jest-environment node */
import * as fc from 'fast-check'
import { matchesQuery, searchWords, wordsToFind } from './match-words'

const caption = 'Ida Jeřábková, Břeh, kolem 1999–2001, olej na plátně, 120 × 90,5 cm'
const finds = (query: string, text = caption) => matchesQuery(wordsToFind(text), query)

test.each([
  'jerab',
  'JEŘÁB',
  'ida jerabkova',
  'Jeřábková, Ida',
  '2001',
  'olej 1999',
  'plátně ida',
  '  jerab  ',
  '„Břeh“',
  '90,5',
  '',
  '…',
])('the query “%s” finds the work', (query) => expect(finds(query)).toBe(true))

test.each(['rab', 'jerab akryl', '2002', 'x'])('the query “%s” does not find the work', (query) =>
  expect(finds(query)).toBe(false),
)

const word = fc.string({
  unit: fc.constantFrom(...'aábcčdďeéěiíkľłmnňoóørřsšśtťuúůyýzžæß0123456789'),
  minLength: 1,
  maxLength: 9,
})
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ', ', '-', ' – ', '\u00a0', '. ')), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.flat().join(''))

test('a text is found by each of its words and by the beginnings of all of them, in any order', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 9 }), (own, length) => {
      const words = own.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
      for (const each of words) expect(finds(each, own)).toBe(true)
      const beginnings = words.map((each) => [...each].slice(0, length).join(''))
      expect(finds(beginnings.toReversed().join(' '), own)).toBe(true)
    }),
  )
})

test('accents and capitals make no difference, neither in the text nor in the query', () => {
  fc.assert(
    fc.property(text, text, (own, query) => {
      const found = finds(query, own)
      expect(finds(query.toUpperCase(), own)).toBe(found)
      expect(finds(query, own.toUpperCase())).toBe(found)
      expect(finds(searchWords(query), own)).toBe(found)
      expect(finds(query.normalize('NFD'), own.normalize('NFD'))).toBe(found)
    }),
  )
})

test('a text is found by words with and without their apostrophes', () => {
  for (const query of ["l'été", 'été', 'lete']) expect(finds(query, "Jana Nová, L'été, 2024")).toBe(true)
})

test('a further word never finds more', () => {
  fc.assert(
    fc.property(text, text, word, (own, query, further) => {
      if (finds(`${query} ${further}`, own)) expect(finds(query, own)).toBe(true)
    }),
  )
})
