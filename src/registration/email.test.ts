/** @jest-environment node */
import { parseRegistration } from './registration-schema'

const parse = (email: string) => parseRegistration('invitation', { fullName: 'Jan Novák', email, attendance: 'solo' })
const emailError = (email: string) => {
  const parsed = parse(email)
  return 'errors' in parsed ? parsed.errors.email : undefined
}
const stored = ({ email }: { email: string }) => {
  const parsed = parse(email)
  return 'registration' in parsed ? parsed.registration : undefined
}

test.each([
  [' jan@guest.example ', 'jan@guest.example'],
  ['Jan.Novak@Guest.EXAMPLE', 'Jan.Novak@guest.example'],
  ['jan+vecer@guest.example', 'jan+vecer@guest.example'],
  ['jan@háčkyčárky.cz', 'jan@xn--hkyrky-ptac70bc.cz'],
  ['jan@BÜCHER.example', 'jan@xn--bcher-kva.example'],
  ['jan@例え.テスト', 'jan@xn--r8jz45g.xn--zckzah'],
])('the address %j is kept as %j', (typed, kept) => {
  expect(stored({ email: typed })?.email).toBe(kept)
})

test.each([
  "o'neill!#$%&*+/=?^_`{|}~-@guest.example",
  'a@b.cz',
  '1@2.example',
  'x@sub.domain.guest.example',
  'x@xn--bcher-kva.example',
  `${'a'.repeat(64)}@guest.example`,
  'a@1-1.example',
])('a valid address is accepted: %s', (email) => {
  expect(emailError(email)).toBeUndefined()
})

test.each(
  [
    'jan',
    'jan@',
    '@guest.example',
    'jan@@guest.example',
    'a@b@guest.example',
    'root@localhost',
    'jan@guest',
    'a..b@guest.example',
    '.a@guest.example',
    'a.@guest.example',
    'a@guest..example',
    'a@.example',
    'a@guest.example.',
    'a@-guest.example',
    'a@guest-.example',
    'a@guest.1',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@0x7f.1',
    'a b@guest.example',
    '"a b"@guest.example',
    'a@guest.example, b@guest.example',
    'Jan <jan@guest.example>',
    'mailto:jan@guest.example',
    'jan@guest.example\r\nBcc: x@guest.example',
    'jan\u0000@guest.example',
    'jan@guest.example\u0000',
    'ján@guest.example',
    'jan@guest.example/path',
    'jan@guest.example?x',
    'jan@guest.example#x',
    'jan@guest.example:25',
    'jan@guest%2eexample',
    'jan@guest\\example.cz',
    'jan@guest_x.example',
    '\u212aarel@guest.example',
    'jan\u017f@guest.example',
    '\ud800@guest.example',
    'jan@\ud800.example',
    'jan@guest.xn--',
    `${'a'.repeat(65)}@guest.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(126)}example`,
    `a@${'á'.repeat(5000)}.cz`,
  ].map((email) => [JSON.stringify(email).slice(0, 60), email] as const),
)('an invalid address is refused: %s', (_name, email) => {
  expect(emailError(email)).toBe('email')
})

const invisible = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060'],
  ...['\u2066', '\u2067', '\u2068', '\u2069', '\u00ad', '\ufeff', '\u034f', '\ufe0f'],
].map((character) => [character.charCodeAt(0).toString(16), character] as const)

test.each(invisible)('the invisible character U+%s is removed from the ends of an address', (_code, character) => {
  expect(stored({ email: `${character} ${character}jan@guest.example\n${character}` })?.email).toBe('jan@guest.example')
  expect(emailError(` ${character} `)).toBe('required')
})

test.each(invisible)('the invisible character U+%s inside an address is named', (_code, character) => {
  for (const email of [`ja${character}n@guest.example`, `jan@gu${character}est.example`, `jan@háč${character}ky.cz`]) {
    expect(emailError(email)).toBe('invisible')
  }
})
