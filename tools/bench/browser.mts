import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tests/e2e/chromium'
import { startSite, withoutDatabase } from '../server/start-site'
import type { Site } from './figure'

/** The phone that Lighthouse emulates. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'cs-CZ',
}

/** Serves a built site with the server of this version. @param act gets the address, without a slash at the end */
export async function served<T>({ folder }: Site, act: (origin: string) => Promise<T>): Promise<T> {
  const { origin, stop } = await startSite(folder, { env: withoutDatabase })
  try {
    return await act(origin)
  } finally {
    await stop()
  }
}

/** Starts a Chromium and closes it afterwards. @param port where its DevTools listen, for another program */
export async function browsing<T>(act: (browser: Browser) => Promise<T>, port?: number): Promise<T> {
  const { args, ...rest } = await findChromium()
  const debugging = port ? [`--remote-debugging-port=${port}`] : []
  const browser = await chromium.launch({ ...rest, args: [...args, ...debugging] })
  try {
    return await act(browser)
  } finally {
    await browser.close()
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
