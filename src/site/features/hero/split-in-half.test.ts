/** @jest-environment node */
import { splitInHalf } from './split-in-half'

test.each([
  ['Přístav', ['Přís', 'tav']],
  ['Seven', ['Sev', 'en']],
  ['Sedm moří', ['Sedm ', 'moří']],
  ['Dům u řeky', ['Dům u ', 'řeky']],
  ['מפעל', ['מפ', 'על']],
])('the title %s is split in half', (name, halves) => {
  expect(splitInHalf(name)).toEqual(halves)
})

test('an Arabic word stays whole, because its letters join; two words are split between them', () => {
  expect(splitInHalf('مصنع')).toEqual(['مصنع', ''])
  expect(splitInHalf('سبعة بحار')).toEqual(['سبعة ', 'بحار'])
})

test('where a word cannot make room for a work, it stays whole in any script', () => {
  expect(splitInHalf('Přístav', true)).toEqual(['Přístav', ''])
  expect(splitInHalf('Sedm moří', true)).toEqual(['Sedm ', 'moří'])
})
