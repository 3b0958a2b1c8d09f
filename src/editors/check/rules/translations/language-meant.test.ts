/** @jest-environment node */
import { languagesMeant } from './language-meant'

test.each([
  ['cz', 'cs'],
  ['ces', 'cs'],
  ['Czech', 'cs'],
  ['čeština', 'cs'],
  ['gb', 'en'],
  ['eng', 'en'],
  ['German', 'de'],
  ['němčina', 'de'],
  ['Deutsch', 'de'],
  ['de_at', 'de-AT'],
  ['ua', 'uk'],
  ['Český znakový jazyk', 'cse'],
])('“%s” means the language %s', (text, tag) => {
  expect(languagesMeant(text)[0]).toBe(tag)
})

test.each(['', 'xx', 'no language', '☃'])('“%s” means none', (text) => {
  expect(languagesMeant(text)).toEqual([])
})
