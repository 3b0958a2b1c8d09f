import { defaultLocale, homeOf, locales, tagOf } from '../content.ts'
import { samples } from '../pages.ts'
import { expect, target, test } from './test.ts'

const others = locales.slice(1)

/** Languages that few sites are in. */
const foreign = ['eo', 'la'].filter((language) => !locales.some((locale) => locale === language))

const inDefaultLanguage = new RegExp(`<html[^>]* lang="${defaultLocale}"`)

test('the address / sends a visitor whose first language is another to its home page, but the cookie nf_lang and ?lang go before', async ({
  ask,
}) => {
  for (const locale of others) {
    const [own, other] = [{ 'Accept-Language': defaultLocale }, { 'Accept-Language': locale }]
    const cookie = { Cookie: `nf_lang=${locale}` }
    const languages = [locale, tagOf(locale), `${tagOf(locale)},${locale};q=0.9,${defaultLocale};q=0.5`]
    for (const headers of [...languages.map((language) => ({ 'Accept-Language': language })), { ...own, ...cookie }]) {
      const response = await ask('/', headers)
      expect(response.status(), JSON.stringify(headers)).toBe(302)
      expect(target(response), JSON.stringify(headers)).toBe(homeOf(locale))
    }
    for (const [path, headers] of [
      ['/', { ...other, Cookie: `nf_lang=${defaultLocale}` }],
      [`/?lang=${defaultLocale}`, other],
      [`/?lang=${defaultLocale}`, { ...own, ...cookie }],
    ] as [string, Record<string, string>][]) {
      const response = await ask(path, headers)
      expect(response.status(), path).toBe(200)
      expect(await response.text(), path).toMatch(inDefaultLanguage)
    }
  }
})

const preferences = [
  defaultLocale,
  `${tagOf(defaultLocale)},${defaultLocale};q=0.9${others.map((locale) => `,${locale};q=0.8`).join('')}`,
  ...foreign,
  foreign[0] && `${foreign[0]}${others.map((locale) => `,${locale};q=0.8`).join('')}`,
  undefined,
]

test('the address / is in the default language for all other visitors', async ({ ask }) => {
  for (const language of new Set(preferences)) {
    const response = await ask('/', language ? { 'Accept-Language': language } : {})
    expect(response.status(), language).toBe(200)
    expect(await response.text(), language).toMatch(inDefaultLanguage)
  }
})

test('a deep link is never redirected by language', async ({ ask }) => {
  for (const { path, locale } of samples.filter(({ path }) => path !== '/')) {
    const other = locales.find((each) => each !== locale) ?? 'la'
    const response = await ask(path, { 'Accept-Language': other, Cookie: `nf_lang=${other}` })
    expect(response.status(), path).toBe(200)
  }
})
