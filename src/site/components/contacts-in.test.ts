/** @jest-environment node */
import { contactsIn } from './contacts-in'

/** The text with each contact in brackets, with its address. */
const seen = (text: string) =>
  contactsIn(text)
    .map((part) => (typeof part === 'string' ? part : `[${part.text}](${part.href})`))
    .join('')

test.each([
  ['Pište na six@harbour-house.example.', 'Pište na [six@harbour-house.example](mailto:six@harbour-house.example).'],
  ['(a.b+c@x.example)', '([a.b+c@x.example](mailto:a.b+c@x.example))'],
  ['<a@x.example>, „b@x.example“', '<[a@x.example](mailto:a@x.example)>, „[b@x.example](mailto:b@x.example)“'],
  ['e-mail:\u00a0a@x.example; ne', 'e-mail:\u00a0[a@x.example](mailto:a@x.example); ne'],
])('e-mail addresses are links, without the punctuation around them: %s', (text, result) => {
  expect(seen(text)).toBe(result)
})

test.each([
  ['Volejte +420 555 010 050.', 'Volejte [+420\u00a0555\u00a0010\u00a0050](tel:+420555010050).'],
  ['Volejte +420 555 010 050. Ztracené', 'Volejte [+420\u00a0555\u00a0010\u00a0050](tel:+420555010050). Ztracené'],
  ['(+420\u00a0555\u00a0010\u00a0050)', '([+420\u00a0555\u00a0010\u00a0050](tel:+420555010050))'],
  ['+420555010050, a', '[+420555010050](tel:+420555010050), a'],
  ['+1 202-555-0143', '[+1\u00a0202-555-0143](tel:+12025550143)'],
  ['+420 555 010 050 10–18', '[+420\u00a0555\u00a0010\u00a0050](tel:+420555010050) 10–18'],
  ['+420 555 010 050 8–18', '[+420\u00a0555\u00a0010\u00a0050](tel:+420555010050) 8–18'],
  ['+420 555 010 050 12. září', '[+420\u00a0555\u00a0010\u00a0050](tel:+420555010050) 12. září'],
  ['+420 555 010 050 10:30', '[+420\u00a0555\u00a0010\u00a0050](tel:+420555010050) 10:30'],
])('international telephone numbers are links in one line, without what follows: %s', (text, result) => {
  expect(seen(text)).toBe(result)
})

test.each([
  ['a telephone number of one country', 'Volejte 155 nebo 555 010 050.'],
  ['a number with a sign', 'Venku bude +15 °C, příští týden +1 200.'],
  ['a formula', 'a+123456789, 5+123456789'],
  ['a name on a social network', 'Jsme @majakka, @maj.akka.example.'],
  ['an address without a domain', 'a@b, a@b.c, a@'],
  ['an address in an address', 'https://a@x.example/, ěa@x.example'],
])('%s is none', (_, text) => {
  expect(contactsIn(text).join('')).toBe(text)
})

test('a long text that only begins like contacts is none, and is read at once', () => {
  const text = `${'a'.repeat(20_000)}@ ${'+1 22 '.repeat(4000)} a@${'b-'.repeat(10_000)}`
  expect(contactsIn(text).join('')).toBe(text)
})
