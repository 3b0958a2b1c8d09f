import { expect, type Page, test as base } from '@playwright/test'
import { findChromium } from './chromium.ts'

export { expect }

type BrowserTest = {
  /** Allows problems that a test causes on purpose; any other problem fails the test. */
  expectProblems: (...patterns: RegExp[]) => void
}

type BrowserWorker = { chromium: void }

/** A test in a browser. It fails on errors in the console, uncaught errors, failed requests and foreign hosts. */
export const test = base.extend<BrowserTest, BrowserWorker>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const { args, ...chromium } = await findChromium()
      // A page keeps the process of the empty page before it: each test starts one process less.
      await provide({ ...launchOptions, ...chromium, args: [...args, '--renderer-process-limit=1'] })
    },
    { scope: 'worker' },
  ],

  expectProblems: [
    async ({ context, baseURL }, provide) => {
      const problems: string[] = []
      const expected: RegExp[] = []
      // The event is sent for the first time when React has committed the page and the router listens.
      await context.addInitScript(() =>
        document.addEventListener('pagechange', () => Object.assign(window, { isHydrated: true }), { once: true }),
      )

      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (webError) => {
        const { name, message, stack } = webError.error()
        // Chromium gives up a view transition between documents that starts late, and nobody can catch its rejection.
        if (message.endsWith('Page already revealed')) return
        problems.push(`uncaught: ${stack || `${name}: ${message}`}`)
      })
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (/^https?:$/.test(protocol) && origin !== baseURL) problems.push(`foreign host: ${request.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        // The browser aborts requests of a page that is left; those that a service worker answers fail.
        const isGivenUp =
          reason === 'net::ERR_ABORTED' || (reason === 'net::ERR_FAILED' && context.serviceWorkers().length > 0)
        if (!isGivenUp) problems.push(`request failed: ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`)
      })

      await provide((...patterns) => void expected.push(...patterns))

      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
      if (unexpected.length > 0) throw new Error(`The browser had problems:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Starts React by a user interaction that does nothing else. */
export async function startReact(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })))
}

/** Starts React, and waits for the end of hydration: links then navigate without loading a document. */
export async function hydrated(page: Page): Promise<void> {
  await startReact(page)
  await waitForHydration(page)
}

/** Waits until the page is hydrated, and wholly laid out in its own fonts. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isHydrated' in window && 'whole' in document.documentElement.dataset)
  await waitForFonts(page)
}

/** Waits until text is shown in the body font, which phones load after the first paint. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'typeface' in document.documentElement.dataset &&
      document.fonts.check('1em "Body Font"') &&
      document.fonts.status === 'loaded',
  )
}

/** Waits until two frames are drawn and the main thread is idle. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  )
}

/** Waits until the open menu has its history entry, which a step back removes. */
export async function waitForMenuEntry(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(true)
}

/** @returns a function that returns how many documents the page has requested since; a client-side navigation needs none */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++
  })
  return () => count
}

/** Delays React until the returned function is called. */
export async function holdReact(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
