/** @jest-environment node */
import * as fc from 'fast-check'
import { isName, normaliseName } from './name'

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom('J', 'Jan', 'Mgr', 'MUDr', 'prof', 'evil', 'Novák', '王', 'cz', 'CZ', 'de', 'com', 'рф', 'みんな', 'xn--p1ai'),
  fc.constantFrom('\u200b', '\u200c', '\u200d', '\u202e', '\u00ad', '\ufeff', '\u3164', '\u0301', '\ufe0f', '1', '-', '\n'),
) // oxfmt-ignore
const text = fc.array(fc.oneof(word, fc.constantFrom('.', '．', '。', '｡', ' ', '\u00a0', '')), { maxLength: 12 }).map((parts) => parts.join('')) // oxfmt-ignore

test('whatever is typed, normalising a name twice changes nothing more', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const name = normaliseName(typed)
      expect(normaliseName(name)).toBe(name)
    }),
    { numRuns: 5000 },
  )
})

test('whatever is typed, a name has no invisible character but joiners and what belongs to a letter', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const name = normaliseName(typed)
      expect(name).not.toMatch(/(?![\u200c\u200d])(?=\p{Cf})\p{Default_Ignorable_Code_Point}/u)
      expect(name).not.toMatch(/(?:^|[^\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/u)
    }),
    { numRuns: 5000 },
  )
})

test('whatever is typed, a name has no dot before a word without a space, as a domain has', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const name = normaliseName(typed)
      fc.pre(isName(name))
      const asDomain = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      expect(asDomain).not.toMatch(/[.。]\p{M}*\p{L}\p{M}*\p{L}/u)
    }),
    { numRuns: 5000 },
  )
})
