/** @jest-environment node */
import * as fc from 'fast-check'
import { anyText } from '../../tests/support/any-text'
import { maxPersons } from '../model/registration-period'
import { attendances, exampleRegistration, mapFields } from './fields'
import { formNames } from './form-names'
import { normaliseRegistration, parseRegistration, type RegistrationErrors } from './registration-schema'

const guest = { fullName: 'Jan Novák', email: 'jan@guest.example', attendance: 'solo' }

const errorsOf = (input: unknown): RegistrationErrors => {
  const parsed = parseRegistration('invitation', input)
  return 'errors' in parsed ? parsed.errors : {}
}
const nameError = (fullName: unknown) => errorsOf({ ...guest, fullName }).fullName
const stored = (values: object) => {
  const parsed = parseRegistration('invitation', { ...guest, ...values })
  return 'registration' in parsed ? parsed.registration : undefined
}

test('a valid registration is accepted unchanged', () => {
  expect(parseRegistration('invitation', guest)).toEqual({ registration: guest })
  expect(stored({ attendance: 'plusOne' })?.attendance).toBe('plusOne')
})

test.each([{}, null, undefined, 5, 'text', true, [], [guest], new Date(), () => guest])(
  'an input that is not an object lacks every field: %p',
  (input) => {
    expect(errorsOf(input)).toEqual({ fullName: 'required', email: 'required', attendance: 'required' })
  },
)

test.each(['', '   ', '\t', '\u00a0\u2003', '\n', null, undefined])('an empty field is required: %j', (value) => {
  expect(errorsOf({ fullName: value, email: value, attendance: value })).toEqual({
    fullName: 'required',
    email: 'required',
    attendance: 'required',
  })
})

test.each([
  12345,
  0,
  true,
  false,
  ['Jan Novák'],
  [],
  {},
  { a: 1 },
  { toString: 'x' },
  { trim: null },
  { length: 5 },
  NaN,
  1n,
  Symbol('Jan'),
  () => 'Jan Novák',
  Object('Jan Novák'),
  JSON.parse('{"__proto__":{"trim":1}}'),
])('a value that is not a string is invalid, and throws no error: %p', (value) => {
  expect(errorsOf({ fullName: value, email: value, attendance: value })).toEqual({
    fullName: 'invalid',
    email: 'email',
    attendance: 'invalid',
  })
})

test('fields named like inherited properties of objects are ignored', () => {
  const hostile: unknown = JSON.parse(
    `{"__proto__":{"fullName":"x"},"constructor":1,"toString":2,"hasOwnProperty":3,${JSON.stringify(guest).slice(1)}`,
  )
  expect(parseRegistration('invitation', hostile)).toEqual({ registration: guest })
  expect(errorsOf(JSON.parse(`{"__proto__":${JSON.stringify(guest)}}`))).toHaveProperty('fullName', 'required')
  expect(errorsOf(Object.create(guest))).toHaveProperty('fullName', 'required')
})

test('an input that throws when it is read is invalid', () => {
  const trap = new Proxy({}, { getOwnPropertyDescriptor: () => { throw new Error('trap') } }) // oxfmt-ignore
  expect(errorsOf(trap)).toEqual({ ...mapFields('invitation', () => 'invalid'), email: 'email' })
})

test.each([
  ['  Jan   Novák ', 'Jan Novák'],
  ['Jan\tNovák', 'Jan Novák'],
  ['Jan\u00a0\u2003Novák\n', 'Jan Novák'],
  ['Jir\u030ci\u0301 Ne\u030cmec', 'Jiří Němec'],
  ['Zoe\u0308 O’Brien-Ñúñez ml.', 'Zoë O’Brien-Ñúñez ml.'],
  ['J.van der Berg', 'J. van der Berg'],
  ['j.de vries', 'j. de vries'],
  ['J.-P.de Gaulle', 'J.-P. de Gaulle'],
  ['Mgr.et Mgr. Jan Novák', 'Mgr. et Mgr. Jan Novák'],
  ['Ing.arch.Novák', 'Ing. arch. Novák'],
  ['prof.jan novak', 'prof. jan novak'],
  ['MUDr.Li', 'MUDr. Li'],
  ['A.Li', 'A. Li'],
  ['J.R.R.Tolkien, Ph.D.', 'J.R.R. Tolkien, Ph.D.'],
])('a name %j is kept as %j', (typed, kept) => {
  expect(stored({ fullName: typed })?.fullName).toBe(kept)
})

test.each(['\u3164\u3164', '\u115f\u1160', '\uffa0\uffa0', '\u3164 \u3164', 'J\u3164', '\u034f\u17b4\u17b5'])(
  'a name of invisible letters is invalid: %j',
  (name) => {
    expect(nameError(name)).toBe('invalid')
  },
)

test.each(
  [
    '\u200b', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2066', '\u2067', '\u2068',
    '\u2069', '\u00ad', '\ufeff', '\u061c', '\u2063',
  ].map((character) => [character.charCodeAt(0).toString(16), character] as const), // oxfmt-ignore
)('the invisible character U+%s is removed from a name, wherever it is', (_code, character) => {
  const fullName = [...`Zoe\u0308 Nováková`].join(character)
  expect(stored({ fullName: `${character} ${fullName} ${character}` })?.fullName).toBe('Zoë Nováková')
  expect(nameError(character)).toBe('required')
})

test('a joiner stays between letters only', () => {
  expect(stored({ fullName: '\u200dक्\u200dष्मा \u200cमी\u200c' })?.fullName).toBe('क्\u200dष्मा मी')
})

test.each([
  'Li',
  'Nguyễn Thị Minh Khai',
  '李小龍',
  'محمد علي',
  "Siobhán O'Neill",
  'Ďuriš Žofie, Ph.D.',
  'J. R. R. Tolkien',
  'Иван Петров',
  'ศิริพร',
  'Éponine d’Été',
  'Henry VIII',
  'क्\u200dष्मा',
  'می\u200cخواهم',
  '\u{20000}\u{20001}',
  'Anna 2',
  'Ing.Novák',
  'ing.arch.Novák',
  'Ing.arch. Jan Novák',
  'MUDr.Jana Nová',
  'prof.Novák',
  'J.R.R. Tolkien',
  'J.Novak',
  'Jana Nová, Ph.D.',
  'jan. novak',
  'M.šafář',
  '王',
  'あ',
  '김',
])('a name of any script is taken: %s', (name) => {
  expect(nameError(name)).toBeUndefined()
})

test.each([
  ['one letter', 'J'],
  ['one letter of another script', 'Ж'],
  ['one letter and invisible characters', '\u200eJ\u200b\u3164'],
  ['digits', '123456'],
  ['punctuation', '--'],
  ['emoji', '😀😀😀'],
  ['NUL', 'Jan\u0000Novák'],
  ['NUL at the end', 'Jan Novák\u0000'],
  ['a line break', 'Jan\r\nNovák'],
  ['a header', 'Jan Novák\r\nBcc: all@guest.example'],
  ['a line separator', 'Jan\u2028Novák'],
  ['an escape', 'Jan\u001b[31mNovák'],
  ['a C1 control', 'Jan\u0085Novák'],
  ['a lone surrogate', 'Jan \ud800'],
  ['a lone low surrogate', '\udc00 Novák'],
  ['private use', 'Jan \ue000'],
  ['what a broken encoding leaves', 'Jan Nov\ufffdk'],
  ['a tag', '<b>Jan Novák</b>'],
  ['a script', '<script>alert(1)</script>'],
  ['a template', 'Jan {{7*7}}'],
  ['an address', 'jan@guest.example'],
  ['a link', 'https://guest.example'],
  ['a link without its scheme', 'WWW.guest.example'],
  ['a domain', 'Vyhra 5000 Kc na vyhra-cz.com'],
  ['a domain before other signs', 'shop.example.com: 2'],
  ['a domain with a digit', 'cena24.cz'],
  ['a domain at the end of a sentence', 'evil.cz.'],
  ['a domain in capitals', 'EVIL.CZ'],
  ['a domain in another script', 'evil.рф'],
  ['a domain in Punycode', 'evil.xn--p1ai'],
  ['a domain with a full-width dot', 'evil．cz'],
  ['a domain with an ideographic dot', 'evil。cz'],
  ['a domain with a half-width ideographic dot', 'evil｡CZ'],
  ['a domain in full-width letters', 'ｅｖｉｌ．ｃｚ'],
  ['a domain with an invisible character', 'evil.\u200bcz'],
  ['a domain in circled letters', 'evil.ⓒⓩ'],
  ['a domain that is a ligature', 'evil.ﬁ'],
  ['a full-width at sign', 'jan＠guest'],
  ['a full-width slash', 'guest／path'],
  ['a price', 'Win 100 $'],
  ['a Czech price', '100 € zdarma'],
  ['a path', 'a/b'],
  ['too long a text', 'J'.repeat(101)],
  ['a very long text', 'Jan '.repeat(100_000)],
])('a name with %s is invalid', (_what, name) => {
  expect(nameError(name)).toBe('invalid')
})

test('a name may have a hundred characters, counted as people count them', () => {
  expect(nameError('ž'.repeat(100))).toBeUndefined()
  expect(nameError('\u{20000}'.repeat(100))).toBeUndefined()
  expect(nameError('\u{20000}'.repeat(101))).toBe('invalid')
})

test.each(['both', 'Solo', 'plusone', 'toString', '__proto__', '2'])('%s is no attendance', (attendance) => {
  expect(errorsOf({ ...guest, attendance })).toEqual({ attendance: 'invalid' })
})

test('each field that is not valid is named once, the others are not', () => {
  expect(errorsOf({ fullName: '\u0000', email: '', attendance: 'solo' })).toEqual({
    fullName: 'invalid',
    email: 'required',
  })
})

const visitor = { fullName: 'Jan Novák', email: 'jan@guest.example', persons: 2 }
const persons = (value: unknown) => parseRegistration('programme', { ...visitor, persons: value })

test.each([
  ['a number', 3, 3],
  ['digits', '3', 3],
  ['digits between spaces', ' 10 ', 10],
  ['digits after zeros', '007', 7],
  ['the most', maxPersons, maxPersons],
])('the number of persons may be sent as %s', (_how, sent, stored) => {
  expect(persons(sent)).toEqual({ registration: { ...visitor, persons: stored } })
})

test.each([
  ...[0, -1, 1.5, maxPersons + 1, 1e21, NaN, Infinity, true, [2], ['2'], { valueOf: 2 }, 2n, Object(2)],
  ...['0', '-1', '1.5', '2e0', '0x2', '+2', '2 3', '２', 'two', '11', '9'.repeat(500), 'plusOne', '__proto__'],
])('%p is no number of persons', (value) => {
  expect(persons(value)).toEqual({ errors: { persons: 'invalid' } })
})

test.each(['', ' ', null, undefined])('without a number of persons, it is required: %j', (value) => {
  expect(persons(value)).toEqual({ errors: { persons: 'required' } })
})

test('each form reads its own fields, and ignores those of the other', () => {
  const both = { ...guest, ...visitor }
  expect(parseRegistration('invitation', both)).toEqual({ registration: guest })
  expect(parseRegistration('programme', both)).toEqual({ registration: visitor })
  expect(parseRegistration('programme', guest)).toEqual({ errors: { persons: 'required' } })
  expect(parseRegistration('invitation', visitor)).toEqual({ errors: { attendance: 'required' } })
})

test.each(formNames)('the example of the form %s is valid', (form) => {
  const registration = exampleRegistration(form)
  expect(parseRegistration(form, registration)).toEqual({ registration })
})

test.each(formNames)(
  'no input throws, and a valid registration stays the same when it is parsed again (%s)',
  (form) => {
    const anything = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
      fc.record({
        fullName: fc.oneof(anyText, fc.string({ unit: 'grapheme' }), fc.anything()),
        email: fc.oneof(fc.emailAddress(), anyText, fc.anything()),
        attendance: fc.oneof(fc.constantFrom(...attendances), fc.anything()),
        persons: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.double(), fc.nat(12).map(String), fc.anything()),
      }),
    )
    fc.assert(
      fc.property(anything, (input) => {
        const parsed = parseRegistration(form, input)
        if ('errors' in parsed) return Object.keys(parsed.errors).length > 0
        expect(parseRegistration(form, parsed.registration)).toEqual(parsed)
        expect(normaliseRegistration(form, parsed.registration)).toEqual(parsed.registration)
        return true
      }),
      { numRuns: 3000 },
    )
  },
)
