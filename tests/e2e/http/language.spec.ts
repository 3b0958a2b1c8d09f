import { defaultLocale, homeOf, locales, tagOf } from '../content.ts'
import { samples } from '../pages.ts'
import { expect, target, test } from './test.ts'

const others = locales.slice(1)

/** Languages that few sites are in. */
const foreign = ['eo', 'la'].filter((language) => !locales.some((locale) => locale === language))

const inDefaultLanguage = new RegExp(`<html[^>]* lang="${defaultLocale}"`)

for (const locale of others) {
  test(`the address / sends a visitor whose first language is ${locale} to its home page`, async ({ ask }) => {
    for (const language of [locale, tagOf(locale), `${tagOf(locale)},${locale};q=0.9,${defaultLocale};q=0.5`]) {
      const response = await ask('/', { 'Accept-Language': language })
      expect(response.status(), language).toBe(302)
      expect(target(response), language).toBe(homeOf(locale))
    }
  })

  test(`the cookie nf_lang goes before the language of the browser, also for ${locale}`, async ({ ask }) => {
    const toOther = await ask('/', { 'Accept-Language': defaultLocale, Cookie: `nf_lang=${locale}` })
    expect(toOther.status()).toBe(302)
    expect(target(toOther)).toBe(homeOf(locale))
    const toDefault = await ask('/', { 'Accept-Language': locale, Cookie: `nf_lang=${defaultLocale}` })
    expect(toDefault.status()).toBe(200)
  })

  test(`the address /?lang=${defaultLocale} is the default home for everybody, also for readers of ${locale}`, async ({
    ask,
  }) => {
    const visitors: Record<string, string>[] = [
      { 'Accept-Language': locale },
      { 'Accept-Language': defaultLocale, Cookie: `nf_lang=${locale}` },
    ]
    for (const headers of visitors) {
      const response = await ask(`/?lang=${defaultLocale}`, headers)
      expect(response.status()).toBe(200)
      expect(await response.text()).toMatch(inDefaultLanguage)
    }
  })
}

const preferences = [
  defaultLocale,
  `${tagOf(defaultLocale)},${defaultLocale};q=0.9${others.map((locale) => `,${locale};q=0.8`).join('')}`,
  ...foreign,
  foreign[0] && `${foreign[0]}${others.map((locale) => `,${locale};q=0.8`).join('')}`,
  undefined,
]

for (const language of new Set(preferences)) {
  test(`the address / is in the default language for a visitor who prefers ${language ?? 'no language'}`, async ({
    ask,
  }) => {
    const response = await ask('/', language ? { 'Accept-Language': language } : {})
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(inDefaultLanguage)
  })
}

test('a deep link is never redirected by language', async ({ ask }) => {
  for (const { path, locale } of samples.filter(({ path }) => path !== '/')) {
    const other = locales.find((each) => each !== locale) ?? 'la'
    const response = await ask(path, { 'Accept-Language': other, Cookie: `nf_lang=${other}` })
    expect(response.status(), path).toBe(200)
  }
})
