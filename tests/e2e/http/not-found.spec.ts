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

test('what is missing is answered with 404 and the not-found page in its language', async ({ read }) => {
  for (const { path, locale } of missing) {
    expect.soft(await read(path), path).toMatchObject({
      status: 404,
      lang: locale,
      h1: [plain(text('errors:notFound.title', locale))],
      robots: 'noindex',
      canonical: [],
    })
  }
})

test('an address that cannot be decoded is answered with 404', async ({ ask }) => {
  for (const locale of locales) {
    for (const path of ['%zz', '%E0%A4%A']) {
      const answer = await ask(`${prefixOf(locale)}/${path}`)
      expect(answer.status(), path).toBe(404)
      expect(await answer.text(), path).toContain(`lang="${locale}"`)
    }
  }
})
