import { plain, text } from '../content.ts'
import { unusedSlug } from '../pages.ts'
import { expect, test } from './test.ts'

const missing = [
  { path: '/nic/zde', locale: 'cs' },
  { path: `/umelec-${unusedSlug}`, locale: 'cs' },
  { path: '/umelci/a/b/c', locale: 'cs' },
  { path: `/en${unusedSlug}`, locale: 'cs' },
  { path: '/page-data/nic/page-data.json', locale: 'cs' },
  { path: '/en/nope/here', locale: 'en' },
  { path: `/en/artist-${unusedSlug}`, locale: 'en' },
  { path: '/en/umelci/a/b/c', locale: 'en' },
] as const

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

for (const [path, language] of [
  ['/%zz', 'cs'],
  ['/en/%E0%A4%A', 'en'],
] as const) {
  test(`${path}, which cannot be decoded, is answered with 404`, async ({ ask }) => {
    const answer = await ask(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(`lang="${language}"`)
  })
}
