/** @jest-environment node */
import * as fc from 'fast-check'
import { isName, normaliseName } from './name'
import { entryOf, findGuests } from './find-guests'

const names = [
  'Jiří Novák',
  'Jana Nováková-Šťastná',
  "Sinéad O'Brien",
  'Łukasz Świątek',
  'Иван Соколов',
  'Νίκος Παπαδόπουλος',
  '王小明',
  '王',
  '김민준',
  'さくら 花子',
  'علی‌رضا کریمی',
  'משה כהן',
  'สมชาย ใจดี',
  'अनिल शर्मा',
  'Արամ Խաչատրյան',
  'ნინო ბერიძე',
  'Ngô Bảo Châu',
  'Jan Li',
]
const entries = names.map((name, index) => entryOf({ id: String(index), name }))
const find = (query: string) => findGuests(entries, query).map(({ name }) => name)

test.each([
  ['novak jiri', 'Jiří Novák'],
  ['JIŘÍ', 'Jiří Novák'],
  ['jirinovak', 'Jiří Novák'],
  ['nvoak', 'Jiří Novák'],
  ['novak jri', 'Jiří Novák'],
  ['stastna', 'Jana Nováková-Šťastná'],
  ['ako', 'Jana Nováková-Šťastná'],
  ['obrien', "Sinéad O'Brien"],
  ['obrein', "Sinéad O'Brien"],
  ['O’Brien', "Sinéad O'Brien"],
  ['swiatek', 'Łukasz Świątek'],
  ['соколов ив', 'Иван Соколов'],
  ['παπαδοπουλοσ', 'Νίκος Παπαδόπουλος'],
  ['小明', '王小明'],
  ['王', '王'],
  ['김', '김민준'],
  ['김민', '김민준'],
  ['花子', 'さくら 花子'],
  ['علیرضا', 'علی‌رضا کریمی'],
  ['כהן', 'משה כהן'],
  ['ใจดี', 'สมชาย ใจดี'],
  ['शर्मा', 'अनिल शर्मा'],
  ['խաչ', 'Արամ Խաչատրյան'],
  ['ბერ', 'ნინო ბერიძე'],
  ['ngo chau', 'Ngô Bảo Châu'],
])('“%s” finds %s', (query, name) => {
  expect(isName(name)).toBe(true)
  expect(find(query)).toContain(name)
})

test.each(['', 'n', ' ř ', '…', 'qq', 'novak petr', 'nvoka jiir'])('“%s” finds nobody', (query) =>
  expect(find(query)).toEqual([]),
)

test('words that begin so come before words that contain it, and names with an error come last', () => {
  const four = ['Petr Hnovan', 'Eva Nočan', 'Jan Novan', 'Ota Novan'].map((name) => entryOf({ id: name, name }))
  expect(findGuests(four, 'novan').map(({ id }) => id)).toEqual(['Jan Novan', 'Ota Novan', 'Petr Hnovan', 'Eva Nočan'])
})

const word = fc.string({
  unit: fc.constantFrom(...'aábcčdďeéěiíkľłmnňoóørřsšśtťuúůyýzžñжйλωש字'),
  minLength: 2,
  maxLength: 9,
})
const words = fc.array(word, { minLength: 1, maxLength: 4 })
const finds = (name: string, query: string) =>
  findGuests([entryOf({ id: '1', name: normaliseName(name) })], query).length === 1

test('a guest is found by any words of the name, in any order, with or without accents and capitals', () => {
  fc.assert(
    fc.property(
      words.chain((own) => fc.tuple(fc.constant(own), fc.shuffledSubarray(own, { minLength: 1 }))),
      ([own, typed]) => {
        const query = typed.join(' ')
        expect(finds(own.join(' '), query)).toBe(true)
        expect(finds(own.join('-'), query.toUpperCase())).toBe(true)
        expect(finds(own.join(' '), query.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(true)
      },
    ),
  )
})

test('a guest is found by any part of a word that has two letters', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (own, which, where) => {
      const part = own[which % own.length]!
      const start = where % (part.length - 1)
      expect(finds(own.join(' '), part.slice(start, start + 2))).toBe(true)
    }),
  )
})

const mistakes: ((letters: string[], at: number) => string[])[] = [
  (letters, at) => letters.toSpliced(at, 1),
  (letters, at) => letters.toSpliced(at, 1, 'x'),
  (letters, at) => letters.toSpliced(at, 0, 'x'),
  (letters, at) => letters.toSpliced(at, 2, ...letters.slice(at, at + 2).reverse()),
]

test('a guest is found with one typing error in a query of four letters and more', () => {
  const mistake = fc.constantFrom(...mistakes)
  fc.assert(
    fc.property(words, mistake, fc.nat(), fc.nat(), (own, make, which, where) => {
      fc.pre(own.join('').length >= 5)
      const wrong = own[which % own.length]!
      const typed = make([...wrong], where % wrong.length).join('')
      const query = own.with(which % own.length, typed).join(' ')
      expect(finds(own.join(' '), query)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a name is found without its spaces', () => {
  fc.assert(
    fc.property(word, word, (first, last) => {
      expect(finds(`${first} ${last}`, first + last)).toBe(true)
      expect(finds(`${first} ${last}`, last + first)).toBe(true)
    }),
  )
})
