import { builtPages } from '../../../src/gatsby/public-files/built-pages.ts'
import { defaultLocale, events, homeOf, invitation, pathOfWord, prefixOf, textPages } from '../content.ts'
import { allPages, documents, isRegistered, locales, moved, pages, samples, siteUrl } from '../pages.ts'
import { missingAddresses } from './missing-addresses.ts'
import { expect, target, test } from './test.ts'

for (const page of pages) {
  test(`${page.path} has its language, title, heading and description`, async ({ read }) => {
    const facts = await read(page.path)
    expect(facts).toMatchObject({
      status: 200,
      lang: page.locale,
      title: page.title,
      description: page.description,
    })
    expect(facts.h1).toEqual([page.heading])
  })
}

test('every built page is one of these, a 404 page, or the shell of a page for guests', () => {
  const built = builtPages().map((file) => file.replace(/^public|(\/index)?\.html$/g, '') || '/')
  const others = [
    ...locales.map((locale) => `${prefixOf(locale)}/404`),
    ...(isRegistered || invitation ? locales.map((locale) => pathOfWord(locale, 'registration')) : []),
    ...(invitation ? locales.map((locale) => pathOfWord(locale, 'personalInvitation')) : []),
  ]
  expect(built.sort()).toEqual([...allPages.map((page) => page.path), ...others].sort())
})

test('the sitemap has every public page, and no other', async ({ ask }) => {
  const sitemap = await (await ask('/sitemap-0.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  // The address of the home page ends with a slash, as in browsers.
  const expected = allPages.filter(({ isPublic }) => isPublic).map(({ path }) => siteUrl + path)
  expect(addresses.sort()).toEqual(expected.sort())
})

test('in the sitemap, the page of each work has its picture, and no other page has one', async ({ ask, baseURL }) => {
  const sitemap = await (await ask('/sitemap-0.xml')).text()
  const entries = sitemap.match(/<url>[\s\S]*?<\/url>/g) ?? []
  const pathOf = (entry: string) => /<loc>([^<]+)<\/loc>/.exec(entry)![1]!.slice(siteUrl.length)
  const withPicture = entries.filter((entry) => entry.includes('<image:loc>'))
  const works = allPages.filter(({ kind }) => kind === 'work').map(({ path }) => path)
  expect(withPicture.map(pathOf).sort()).toEqual(works.sort())
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

for (const { path } of samples.filter(({ isPublic }) => !isPublic)) {
  test(`${path} has no header and footer, and is not indexed`, async ({ read }) => {
    const facts = await read(path)
    expect(facts.robots).toBe('noindex')
    expect(facts.canonical).toEqual([])
    expect(facts.landmarks).toEqual({ headers: 0, footers: 0, mains: 1 })
  })
}

test('no public page links to the pages for invited guests', async ({ read }) => {
  const invited = pages.filter(({ isPublic }) => !isPublic).map(({ path }) => path)
  for (const { path } of pages.filter(({ isPublic }) => isPublic)) {
    const { links } = await read(path)
    expect(
      links.filter((link) => invited.includes(link)),
      path,
    ).toEqual([])
  }
})

const withSlash = locales.flatMap((locale) => [`${homeOf(locale)}/`, `${pathOfWord(locale, 'artists')}/`])

for (const path of withSlash.filter((each) => each !== '//')) {
  test(`${path} redirects permanently to the address without a trailing slash`, async ({ ask }) => {
    const response = await ask(`${path}?a=1`)
    expect(response.status()).toBe(301)
    expect(target(response)).toBe(`${path.slice(0, -1)}?a=1`)
  })
}

for (const { from, to } of moved) {
  test(`${from} redirects permanently to ${to}`, async ({ ask }) => {
    const response = await ask(`${from}?a=1`)
    expect(response.status()).toBe(301)
    expect(target(response)).toBe(`${to}?a=1`)
  })
}

for (const locale of locales) {
  const path = pathOfWord(locale, 'programme')
  const isNamed = locale === defaultLocale && locales.length > 1
  const programme = `${isNamed ? `/?lang=${locale}` : homeOf(locale)}#program`
  const isThere = events.length > 0
  test(`${path} ${isThere ? 'redirects to the programme on the home page' : 'is not found'}`, async ({ ask }) => {
    const response = await ask(path)
    expect(response.status()).toBe(isThere ? 302 : 404)
    const { location = '' } = response.headers()
    if (isThere) expect(location.replace(/^https?:\/\/[^/]+/, '')).toBe(programme)
  })
}

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

for (const { path, file } of documents) {
  test(`${path} redirects to a document that exists and is a PDF`, async ({ ask }) => {
    const redirect = await ask(path)
    expect(redirect.status()).toBe(302)
    expect(target(redirect)).toBe(file)
    const document = await ask(file)
    expect(document.status()).toBe(200)
    expect(document.headers()['content-type']).toContain('application/pdf')
    expect((await document.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })
}
