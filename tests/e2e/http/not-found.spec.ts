import { defaultLocale, locales, pathOfWord, plain, prefixOf, text } from '../content.ts'
import { unusedSlug } from '../pages.ts'
import { expect, test } from './test.ts'

const missing = [
  { path: '/page-data/nic/page-data.json', locale: defaultLocale },
  ...locales.flatMap((locale) => [
    { path: `${prefixOf(locale)}/nic/zde`, locale },
    { path: `${pathOfWord(locale, 'artist')}-${unusedSlug}`, locale },
    { path: `${pathOfWord(locale, 'programme')}/${unusedSlug}`, locale },
    { path: `${pathOfWord(locale, 'artists')}/a/b/c`, locale },
  ]),
  ...locales.slice(1).map((locale) => ({ path: `/${locale}${unusedSlug}`, locale: defaultLocale })),
]

for (const { path, locale } of missing) {
  test(`${path.replace(unusedSlug, '…')} is answered with 404 and the not-found page in ${locale}`, async ({
    read,
  }) => {
    const facts = await read(path)
    expect(facts.status).toBe(404)
    expect(facts.lang).toBe(locale)
    expect(facts.h1).toEqual([plain(text('errors:notFound.title', locale))])
    expect(facts.robots).toBe('noindex')
    expect(facts.canonical).toEqual([])
  })
}

const broken = locales.flatMap((locale) =>
  ['%zz', '%E0%A4%A'].map((path) => ({ path: `${prefixOf(locale)}/${path}`, locale })),
)

for (const { path, locale } of broken) {
  test(`${path}, which cannot be decoded, is answered with 404`, async ({ ask }) => {
    const answer = await ask(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(`lang="${locale}"`)
  })
}
