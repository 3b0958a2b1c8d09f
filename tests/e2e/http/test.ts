import { type APIResponse, type Page, test as base, expect } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'

export { expect }

type HttpTest = {
  /** Sends a request to the site without cookies; redirects are not followed. */
  ask: (path: string, headers?: Record<string, string>) => Promise<APIResponse>
  /** Reads the facts of a page from its HTML; no script runs. */
  read: (path: string) => Promise<PageFacts>
  /** Reads the same facts from any HTML. */
  parse: (html: string) => Promise<Omit<PageFacts, 'status' | 'html' | 'headers'>>
}

type HttpWorker = { parser: Page }

/** The pages that were read before, by their paths; the built pages do not change. One worker runs all of these tests. */
const cache = new Map<string, PageFacts>()

/** The path that a redirect leads to; Netlify sends a path, its emulator an absolute address. */
export function target(redirect: APIResponse): string {
  const { pathname, search } = new URL(redirect.headers().location ?? '', redirect.url())
  return pathname + search
}

/** A test of the server's responses. A browser only parses the HTML and loads nothing. */
export const test = base.extend<HttpTest, HttpWorker>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, ...(await findChromium()) })
    },
    { scope: 'worker' },
  ],

  parser: [
    async ({ browser }, provide) => {
      const page = await browser.newPage()
      await provide(page)
      await page.close()
    },
    { scope: 'worker' },
  ],

  ask: async ({ request }, provide) => {
    await provide((path, headers = {}) => request.get(path, { headers, maxRedirects: 0, failOnStatusCode: false }))
  },

  parse: async ({ parser }, provide) => {
    await provide((html) => parser.evaluate(pageFacts, html))
  },

  read: async ({ ask, parse }, provide) => {
    await provide(async (path) => {
      const before = cache.get(path)
      if (before) return before
      // Czech, so that `/` is the Czech home.
      const response = await ask(path, { 'Accept-Language': 'cs' })
      const html = await response.text()
      const facts = { ...(await parse(html)), html, headers: response.headers(), status: response.status() }
      cache.set(path, facts)
      return facts
    })
  },
})
