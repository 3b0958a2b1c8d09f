import { missingPages, pages, siteUrl } from '../pages.ts'
import { missingAddresses } from './missing-addresses.ts'
import { expect, test } from './test.ts'
import type { PageFacts } from './page-facts.ts'

const missing = missingPages.map(({ path }) => path)

type Link = {
  /** The page that contains it. */
  from: string
  url: URL
}

/** The links of a page within this site, as absolute addresses. */
function linksOf(from: string, { addresses }: PageFacts, site: URL): Link[] {
  const base = new URL(from, site)
  return (
    addresses
      .map((address) => new URL(address, base))
      // Canonical addresses and social images begin with the public address of the site.
      .map((url) => (url.origin === siteUrl ? new URL(url.pathname + url.search + url.hash, site) : url))
      .filter(({ origin }) => origin === site.origin)
      .map((url) => ({ from, url }))
  )
}

// One test for all languages, because their pages have the same pictures.
test('every address in the pages exists, and every anchor', async ({ read, baseURL }) => {
  const site = new URL(baseURL ?? '')
  const facts = new Map<string, PageFacts>()
  for (const path of [...pages.map(({ path }) => path), ...missing]) facts.set(path, await read(path))
  const links = [...facts].flatMap(([from, page]) => linksOf(from, page, site))

  const elsewhere = links.filter(({ from, url }) => url.pathname !== from)
  const byAddress = new Map(elsewhere.map(({ from, url }) => [site.origin + url.pathname + url.search, from]))
  const broken = await missingAddresses(byAddress.keys())
  expect(broken.map((address) => `${address} on ${byAddress.get(address)}`)).toEqual([])

  const toAnchors = links.filter(({ url }) => url.hash)
  expect(toAnchors.length).toBeGreaterThan(0)
  for (const { from, url } of toAnchors) {
    const { ids } = facts.get(url.pathname) ?? (await read(url.pathname))
    expect(ids, `${url.href} on ${from}`).toContain(decodeURIComponent(url.hash.slice(1)))
  }
})

test('addresses of other sites begin with https:, mailto:, tel: or webcal:, and a link with hreflang is in that language and leads to a page in it', async ({
  read,
  baseURL,
}) => {
  const own = [siteUrl, baseURL]
  for (const { path } of pages) {
    const { addresses, languageLinks } = await read(path)
    for (const address of addresses) {
      const { protocol, origin } = new URL(address, baseURL)
      if (!own.includes(origin)) expect(protocol, `${address} on ${path}`).toMatch(/^(https|mailto|tel|webcal):$/)
    }
    for (const { href, hreflang, lang } of languageLinks) {
      expect(lang, `${href} on ${path}`).toBe(hreflang)
      const { pathname } = new URL(href, siteUrl)
      expect(pages.find((page) => page.path === pathname)?.locale).toBe(hreflang)
    }
  }
})
