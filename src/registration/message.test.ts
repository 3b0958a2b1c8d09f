import { inEachLanguage } from '../i18n/locales'
import { faultsOfMessage, maxSubjectLength, maxTextLength, normaliseMessage } from './message'

const message = {
  subject: inEachLanguage(() => ' Změna '),
  text: inEachLanguage(() => 'Dobrý den,\r\n\r\nsejdeme se.\n'),
}

test('a message is sent without spaces at its ends, and with the line breaks of Unix', () => {
  expect(normaliseMessage(message)).toEqual({
    subject: inEachLanguage(() => 'Změna'),
    text: inEachLanguage(() => 'Dobrý den,\n\nsejdeme se.'),
  })
  expect(faultsOfMessage(normaliseMessage(message))).toEqual({})
})

test.each([
  ['subject', '', 'required'],
  ['subject', 'a'.repeat(maxSubjectLength + 1), 'too_long'],
  ['subject', 'a\nBcc: b@c.example', 'invalid'],
  ['subject', 'a\u2028b', 'invalid'],
  ['text', '', 'required'],
  ['text', 'a'.repeat(maxTextLength + 1), 'too_long'],
  ['text', 'a\u0000b', 'invalid'],
  ['text', 'a\ud800b', 'invalid'],
] as const)('%s: %j is %s', (field, text, fault) => {
  const written = { ...message, [field]: { ...message[field], cs: text } }
  expect(faultsOfMessage(normaliseMessage(written))).toEqual({ [`${field}.cs`]: fault })
})

test('a language that no recipient has can be left out, but not half of it', () => {
  const cs = (subject: string, text: string) => ({
    subject: { ...inEachLanguage(() => ''), cs: subject },
    text: { ...inEachLanguage(() => ''), cs: text },
  })
  expect(faultsOfMessage(cs('Změna', 'Sejdeme se.'), ['cs'])).toEqual({})
  expect(faultsOfMessage(cs('Změna', 'Sejdeme se.'), ['en'])).toMatchObject({ 'text.en': 'required' })
  expect(faultsOfMessage(cs('Změna', ''), ['en'])).toMatchObject({ 'text.cs': 'required' })
})
