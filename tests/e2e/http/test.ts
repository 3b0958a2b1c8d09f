import { type APIResponse, type Page, test as base, expect } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'

export { expect }

type HttpTest = {
  /** Asks the site, as a program that has no cookies; redirects are not followed. */
  ask: (path: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD') => Promise<APIResponse>
  /** What the HTML of a page says, before any script has run. */
  read: (path: string) => Promise<PageFacts>
  /** The same of a text that nobody sent. */
  parse: (html: string) => Promise<Omit<PageFacts, 'status'>>
}

type HttpWorker = { parser: Page }

/** What was read before, by its path; the built pages stay as they are. */
const known = new Map<string, PageFacts>()

/** Where a redirect leads; Netlify names it by its path, its emulator by the whole address. */
export function target(redirect: APIResponse): string {
  const { pathname, search } = new URL(redirect.headers().location ?? '', redirect.url())
  return pathname + search
}

/** A test of what the server sends. A browser only parses the HTML, and loads nothing. */
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
    await provide((path, headers = {}, method = 'GET') =>
      request.fetch(path, { method, headers, maxRedirects: 0, failOnStatusCode: false }),
    )
  },

  parse: async ({ parser }, provide) => {
    await provide((html) => parser.evaluate(pageFacts, html))
  },

  read: async ({ ask, parse }, provide) => {
    await provide(async (path) => {
      const before = known.get(path)
      if (before) return before
      // Czech, so that `/` is the Czech home.
      const response = await ask(path, { 'Accept-Language': 'cs' })
      const facts = { ...(await parse(await response.text())), status: response.status() }
      known.set(path, facts)
      return facts
    })
  },
})
