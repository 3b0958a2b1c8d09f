import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tests/e2e/chromium'
import type { Site } from './figure'

/** A phone as Lighthouse's mobile run has it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'cs-CZ',
}

/** Serves a built site while something is done with it. @param act gets its address without a slash at the end */
export async function served<T>({ folder }: Site, act: (origin: string) => Promise<T>): Promise<T> {
  const server = spawn('tsx', [path.resolve('tools/bench/site-server.mts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const port = await new Promise<string>((resolve, reject) => {
      createInterface({ input: server.stdout }).on('line', (line) => /^\d+$/.test(line) && resolve(line))
      server.on('close', (code) => reject(new Error(`The server of ${folder} ended with ${code}`)))
    })
    return await act(`http://localhost:${port}`)
  } finally {
    server.kill()
  }
}

/** Opens a Chromium while something is done with it. @param port where its DevTools listen, for other programs */
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

/** A new page as on a phone, in a context of its own. */
export async function onPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    // tsx marks functions with their names by a helper, which functions that run in the page find here.
    await context.addInitScript('globalThis.__name = (named) => named')
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Does what a visitor's first touch of a page does, and waits until React has taken it over. */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(5, 5, { steps: 2 })
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => {
    const root = document.querySelector('#gatsby-focus-wrapper')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))
  })
  await page.waitForLoadState('networkidle')
}
