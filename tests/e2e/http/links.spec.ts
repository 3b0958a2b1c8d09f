import { type Locale, locales, pages } from '../pages.ts'
import { expect, test } from './test.ts'
import type { PageFacts } from './page-facts.ts'

const missing = { cs: '/nic', en: '/en/nope' }

type Link = {
  /** The page that it stands on. */
  from: string
  url: URL
}

/** What a page asks for of this site, as absolute addresses. */
function linksOf(from: string, { links, resources }: PageFacts, site: URL): Link[] {
  const base = new URL(from, site)
  const own = links.map((link) => new URL(link, base)).filter(({ origin }) => origin === site.origin)
  // The picture for shared links is named by the address where the site will live.
  const files = resources.map((file) => new URL(new URL(file, base).pathname, base))
  return [...own, ...files].map((url) => ({ from, url }))
}

async function statusOf(url: string): Promise<number> {
  // Thousands of files: a plain request is faster than one that Playwright records.
  const response = await fetch(url, { method: 'HEAD', headers: { 'Accept-Language': 'cs' } })
  return response.status
}

for (const locale of locales) {
  test(`every link, picture, font and script of the ${locale} pages is there, and every anchor`, async ({
    read,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const site = new URL(baseURL ?? '')
    const facts = new Map<string, PageFacts>()
    const readAll = async (wanted: Locale) => {
      const paths = pages.filter((page) => page.locale === wanted).map(({ path }) => path)
      for (const path of [...paths, missing[wanted]]) facts.set(path, await read(path))
    }
    await readAll(locale)
    const links = [...facts].flatMap(([from, page]) => linksOf(from, page, site))

    const elsewhere = links.filter(({ from, url }) => url.pathname !== from)
    const byAddress = new Map(elsewhere.map(({ from, url }) => [site.origin + url.pathname + url.search, from]))
    const broken: string[] = []
    const queue = [...byAddress]
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [address, from] = next
        const status = await statusOf(address)
        if (status !== 200) broken.push(`${address} on ${from}: ${status}`)
      }
    }
    await Promise.all([worker(), worker(), worker()])
    expect(broken.sort()).toEqual([])

    const toAnchors = links.filter(({ url }) => url.hash)
    expect(toAnchors.length).toBeGreaterThan(0)
    for (const { from, url } of toAnchors) {
      const page = url.pathname === new URL(from, site).pathname ? facts.get(from) : facts.get(url.pathname)
      expect(page?.ids, `${url.href} on ${from}`).toContain(decodeURIComponent(url.hash.slice(1)))
    }
  })

  test(`a link of the ${locale} pages that leaves this site is a secure page, a mail or a call`, async ({
    read,
    baseURL,
  }) => {
    for (const { path } of pages.filter((page) => page.locale === locale)) {
      const { links } = await read(path)
      for (const link of links) {
        const { protocol, origin } = new URL(link, baseURL)
        if (origin !== baseURL) expect(protocol, `${link} on ${path}`).toMatch(/^(https|mailto|tel):$/)
      }
    }
  })
}
