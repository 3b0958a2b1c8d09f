import { builtPages } from '../../../src/gatsby/public-files/built-pages.ts'
import { defaultLocale, events, homeOf, invitation, pathOfWord, prefixOf, textPages } from '../content.ts'
import { allPages, documents, isRegistered, locales, moved, pages, samples, siteUrl } from '../pages.ts'
import { missingAddresses } from './missing-addresses.ts'
import { expect, target, test } from './test.ts'

test('every page has its language, title, heading and description', async ({ read }) => {
  for (const { path, locale, title, description, heading } of pages) {
    const facts = await read(path)
    expect.soft(facts, path).toMatchObject({ status: 200, lang: locale, title, description, h1: [heading] })
  }
})

test('every built page is one of these, a 404 page, or the shell of a page for guests', () => {
  const built = builtPages().map((file) => file.replace(/^public|(\/index)?\.html$/g, '') || '/')
  const others = [
    ...locales.map((locale) => `${prefixOf(locale)}/404`),
    ...(isRegistered || invitation ? locales.map((locale) => pathOfWord(locale, 'registration')) : []),
    ...(invitation ? locales.map((locale) => pathOfWord(locale, 'personalInvitation')) : []),
  ]
  expect(built.sort()).toEqual([...allPages.map((page) => page.path), ...others].sort())
})

test('the sitemap has every public page and no other, and each work with its picture', async ({ ask, baseURL }) => {
  const sitemap = await (await ask('/sitemap-0.xml')).text()
  const entries = sitemap.match(/<url>[\s\S]*?<\/url>/g) ?? []
  const addressOf = (entry: string) => /<loc>([^<]+)<\/loc>/.exec(entry)![1]!
  const addresses = (some: typeof allPages) => some.map(({ path }) => siteUrl + path).sort()
  // The address of the home page ends with a slash, as in browsers.
  expect(entries.map(addressOf).sort()).toEqual(addresses(allPages.filter(({ isPublic }) => isPublic)))
  const withPicture = entries.filter((entry) => entry.includes('<image:loc>'))
  expect(withPicture.map(addressOf).sort()).toEqual(addresses(allPages.filter(({ kind }) => kind === 'work')))
  const pictures = withPicture.map((entry) => /<image:loc>([^<]+)<\/image:loc>/.exec(entry)![1]!)
  expect(await missingAddresses(pictures.map((picture) => baseURL + picture.slice(siteUrl.length)))).toEqual([])
})

test('every public page has its canonical address and its address in each language', async ({ read }) => {
  for (const page of pages.filter(({ isPublic }) => isPublic)) {
    const { canonical, alternates, robots } = await read(page.path)
    expect(canonical, page.path).toEqual([siteUrl + page.path])
    const addresses = locales.map((locale) => [locale, siteUrl + page.alternates[locale]])
    const expected = [...addresses, ['x-default', siteUrl + page.alternates[defaultLocale]]]
    // A site in one language has nothing to choose from.
    expect(alternates, page.path).toEqual(locales.length > 1 ? Object.fromEntries(expected) : {})
    expect(robots, page.path).toBeUndefined()
  }
})

test('the pages for invited guests have no header and footer, are not indexed, and no public page links to them', async ({
  read,
}) => {
  const invited = pages.filter(({ isPublic }) => !isPublic).map(({ path }) => path)
  for (const path of invited) {
    const { robots, canonical, landmarks } = await read(path)
    const expected = { robots: 'noindex', canonical: [], landmarks: { headers: 0, footers: 0, mains: 1 } }
    expect.soft({ robots, canonical, landmarks }, path).toEqual(expected)
  }
  for (const { path } of pages.filter(({ isPublic }) => isPublic)) {
    const { links } = await read(path)
    const found = links.filter((link) => invited.includes(link))
    expect.soft(found, path).toEqual([])
  }
})

test('former addresses, and those with a trailing slash, redirect permanently to the current ones', async ({ ask }) => {
  const withSlash = locales.flatMap((locale) => [`${homeOf(locale)}/`, `${pathOfWord(locale, 'artists')}/`])
  const withoutSlash = withSlash.filter((from) => from !== '//').map((from) => ({ from, to: from.slice(0, -1) }))
  for (const { from, to } of [...withoutSlash, ...moved]) {
    const response = await ask(`${from}?a=1`)
    expect.soft(response.status(), from).toBe(301)
    expect.soft(target(response), from).toBe(`${to}?a=1`)
  }
})

const isThere = events.length > 0
test(`the address of the programme ${isThere ? 'redirects to the programme on the home page' : 'is not found'}`, async ({
  ask,
}) => {
  for (const locale of locales) {
    const path = pathOfWord(locale, 'programme')
    const isNamed = locale === defaultLocale && locales.length > 1
    const programme = `${isNamed ? `/?lang=${locale}` : homeOf(locale)}#program`
    const response = await ask(path)
    expect(response.status(), path).toBe(isThere ? 302 : 404)
    const { location = '' } = response.headers()
    if (isThere) expect(location.replace(/^https?:\/\/[^/]+/, ''), path).toBe(programme)
  }
})

test('a page of text is linked from every public page if its file has words for the link, the accessibility statement from the home page anyway', async ({
  read,
}) => {
  for (const { path, locale, kind } of samples.filter(({ isPublic }) => isPublic)) {
    const { links } = await read(path)
    for (const { slug, menu, footer, accessibility } of textPages) {
      const address = `${prefixOf(locale)}/${slug[locale]}`
      const isLinked = Boolean(menu ?? footer) || (kind === 'home' && Boolean(accessibility))
      expect(links.includes(address), `${path} links to ${address}`).toBe(isLinked)
    }
  }
})

test('the short address of a document redirects to it, and it exists and is a PDF', async ({ ask }) => {
  for (const { path, file } of documents) {
    const redirect = await ask(path)
    expect(redirect.status(), path).toBe(302)
    expect(target(redirect)).toBe(file)
    const document = await ask(file)
    expect(document.status(), file).toBe(200)
    expect(document.headers()['content-type']).toContain('application/pdf')
    expect((await document.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-')
  }
})
