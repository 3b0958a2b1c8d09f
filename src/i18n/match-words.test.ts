import * as fc from 'fast-check'
import { beginsMistyped, matchesQuery, searchWords } from './match-words'

const caption = 'Ema Ostružková, Břeh, kolem 1999–2001, olej na plátně, 120 × 90,5 cm'
const finds = (query: string, text = caption) => matchesQuery(searchWords(text), query)

test.each([
  'ostruz',
  'OSTRUŽ',
  'ema ostruzkova',
  'Ostružková, Ema',
  '2001',
  'olej 1999',
  'plátně ema',
  '  ostruz  ',
  '„Břeh“',
  '90,5',
  '',
  '…',
])('the query “%s” finds the work', (query) => expect(finds(query)).toBe(true))

test.each(['truz', 'ostruz akryl', '2002', 'x'])('the query “%s” does not find the work', (query) =>
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

test('a further word never finds more', () => {
  fc.assert(
    fc.property(text, text, word, (own, query, further) => {
      if (finds(`${query} ${further}`, own)) expect(finds(query, own)).toBe(true)
    }),
  )
})

test.each([
  ['ostruzkova', 'ostruskova', 'a wrong letter'],
  ['ostruzkova', 'ostrzkova', 'a missing letter'],
  ['ostruzkova', 'ostrruzkova', 'a letter too many'],
  ['ostruzkova', 'osrtuzkova', 'two letters in the wrong order'],
  ['ostruzkova', 'sotruz', 'an error in the first letters, while the word is being typed'],
  ['duna', 'dune', 'a wrong last letter'],
  ['duna', 'dunna', 'a letter too many in a short word'],
])('%s is found by %s, which has %s', (word, typed) => expect(beginsMistyped(word, typed)).toBe(true))

test.each([
  ['ostruzkova', 'ostruz', 'has no error'],
  ['ostruzkova', 'osrtuskova', 'has two errors'],
  ['duna', 'dna', 'has three letters'],
  ['duna', 'dunaxy', 'has two letters too many'],
  ['more', 'omer', 'has two letters in wrong places'],
  ['2024', '2021', 'is another number'],
])('%s is not found as mistyped by %s, which %s', (word, typed) => expect(beginsMistyped(word, typed)).toBe(false))

/** Every text with exactly one typing error, as a list. */
function mistyped(word: string, letter: string): string[] {
  const places = [...word].map((_, at) => at)
  const all = places.flatMap((at) => [
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ])
  return [...all, word + letter].filter((typed) => typed.length >= 4 && !word.startsWith(typed))
}

const letters = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 4, maxLength: 8 })

test('a word is found by its beginnings with any typing error, and by no other text', () => {
  fc.assert(
    fc.property(letters, letters, (word, other) => {
      const beginnings = [...word].map((_, at) => word.slice(0, at + 1))
      const all = new Set(beginnings.flatMap((each) => [...'abcd'].flatMap((letter) => mistyped(each, letter))))
      for (const typed of all) {
        if (!word.startsWith(typed))
          expect({ typed, found: beginsMistyped(word, typed) }).toEqual({ typed, found: true })
      }
      expect(beginsMistyped(word, other)).toBe(all.has(other) && !word.startsWith(other))
    }),
  )
})
