/** @jest-environment node */
import { defaultLocale, languageOf, localeOf, locales } from './locales'

test('the languages of the site are Czech, the default, and English', () => {
  expect(locales).toEqual(['cs', 'en'])
  expect(defaultLocale).toBe('cs')
  expect(locales.map((locale) => languageOf(locale).name)).toEqual(['Čeština', 'English'])
})

test.each([
  ['/', 'cs'],
  ['/umelci', 'cs'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/artist-jana-nova', 'en'],
  ['/energie', 'cs'],
  ['/umelci/en', 'cs'],
  ['', 'cs'],
])('the address %s is in %s', (pathname, locale) => {
  expect(localeOf(pathname)).toBe(locale)
})
