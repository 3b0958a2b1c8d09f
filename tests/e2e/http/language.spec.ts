import { pages } from '../pages.ts'
import { expect, target, test } from './test.ts'

const english = 'en-GB,en;q=0.9,cs;q=0.5'

test('the address / sends a visitor whose first language is English to /en', async ({ ask }) => {
  for (const language of [english, 'en', 'en-US']) {
    const response = await ask('/', { 'Accept-Language': language })
    expect(response.status(), language).toBe(302)
    expect(target(response), language).toBe('/en')
  }
})

// The site is not in Esperanto and Latin.
for (const language of ['cs', 'cs-CZ,cs;q=0.9,en;q=0.8', 'eo,en;q=0.8', 'la', undefined]) {
  test(`the address / answers in Czech to a visitor who prefers ${language ?? 'no language'}`, async ({ ask }) => {
    const response = await ask('/', language ? { 'Accept-Language': language } : {})
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(/<html[^>]* lang="cs"/)
  })
}

test('the cookie nf_lang goes before the language of the browser', async ({ ask }) => {
  const toEnglish = await ask('/', { 'Accept-Language': 'cs', Cookie: 'nf_lang=en' })
  expect(toEnglish.status()).toBe(302)
  expect(target(toEnglish)).toBe('/en')
  const toCzech = await ask('/', { 'Accept-Language': english, Cookie: 'nf_lang=cs' })
  expect(toCzech.status()).toBe(200)
})

test('the address /?lang=cs is the Czech home for everybody', async ({ ask }) => {
  const visitors: Record<string, string>[] = [
    { 'Accept-Language': english },
    { 'Accept-Language': 'cs', Cookie: 'nf_lang=en' },
  ]
  for (const headers of visitors) {
    const response = await ask('/?lang=cs', headers)
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(/<html[^>]* lang="cs"/)
  }
})

test('a deep link is never redirected by language', async ({ ask }) => {
  for (const { path, locale } of pages.filter(({ path }) => path !== '/')) {
    const other = locale === 'cs' ? 'en' : 'cs'
    const response = await ask(path, { 'Accept-Language': other, Cookie: `nf_lang=${other}` })
    expect(response.status(), path).toBe(200)
  }
})
