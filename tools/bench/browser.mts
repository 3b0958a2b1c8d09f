import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../../tests/e2e/chromium'
import { freePort } from '../server/ports'
import { startSite } from '../server/start-site'
import type { Figure, Measurement } from './figure'
import { timed } from './processes.mts'

/** The phone that Lighthouse emulates. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'cs-CZ',
}

type Served = {
  /** The folder of the site. */
  folder: string
  /** The address of the site, without a slash at the end. */
  origin: string
  browser: Browser
  /** Where the DevTools of the browser listen, for another program. */
  port: number
}

/** Measures with a Chromium what the server of this version serves of a site, which is built if it is not yet. */
export const inBrowser =
  (measure: (served: Served) => Promise<Figure[]>): Measurement['measure'] =>
  async ({ folder }) => {
    if (!existsSync(path.join(folder, 'public/index.html'))) await timed('npm', ['run', 'build'], folder)
    const { origin, stop } = await startSite(folder, { args: ['--no-database'] })
    const [port, { args, ...rest }] = [await freePort(), await findChromium()]
    const browser = await chromium.launch({ ...rest, args: [...args, `--remote-debugging-port=${port}`] })
    try {
      return await measure({ folder, origin, browser, port })
    } finally {
      await browser.close()
      await stop()
    }
  }

/** Opens a page as on a phone, in a new browser context. */
export async function onPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    // tsx (esbuild's keepNames) wraps functions in a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (named) => named')
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** In milliseconds. Browsers do not report shorter events. */
export const minEventDuration = 16

/** Opens a page as on a phone whose processor is four times slower, hydrated. */
export function onSlowPhone<T>(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<T>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<T> {
  return onPhone(browser, async (page) => {
    await prepare?.(page)
    await page.goto(address)
    await hydrate(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return act(page)
  })
}

/**
 * Measures the user interactions while something is done: until the browser has painted their result.
 * @returns the duration of the longest event of each, in milliseconds; those shorter than `minEventDuration` are missing
 */
export async function interactionsDuring(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate((durationThreshold) => {
    const longest = new Map<number, number>()
    Object.assign(window, { longest })
    const observer = new PerformanceObserver((entries) => {
      for (const { interactionId, duration } of entries.getEntries() as (PerformanceEntry & {
        interactionId: number
      })[])
        if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
    })
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, minEventDuration)
  await act()
  // The browser reports an event in a task after the frame that shows its result.
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const { longest } = window as unknown as { longest: Map<number, number> }
        const frames = (left: number) =>
          left > 0 ? requestAnimationFrame(() => frames(left - 1)) : resolve([...longest.values()])
        frames(20)
      }),
  )
}

/** Triggers hydration by a user interaction, and waits until it is complete. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5, { steps: 2 })
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => {
    const root = document.querySelector('#gatsby-focus-wrapper')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))
  })
  await page.waitForLoadState('networkidle')
}
