/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { capital } from '../../i18n/capital'
import { choices } from './choices'

type Texts = Record<string, Record<string, string>>

const { type, availability } = parse(readFileSync('tests/exhibition/translations/programme.yaml', 'utf8')) as {
  type: Texts
  availability: Texts
}

test.each([
  ['Event.type', type],
  ['Event.availability', availability],
])('editors read the choices of %s in the same words as visitors', (field, texts) => {
  for (const [value, words] of Object.entries(choices[field]!)) {
    expect(Object.fromEntries(Object.entries(words).map(([locale, text]) => [locale, capital(text)]))).toEqual(
      texts[value],
    )
  }
})
