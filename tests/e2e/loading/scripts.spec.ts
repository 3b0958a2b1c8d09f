import type { Page } from '@playwright/test'
import { samples } from '../pages.ts'
import { expect, settled, test, waitForHydration } from '../test.ts'
import { scriptsOf } from './scripts.ts'

// One page of each kind: its scripts are the same in every language.
const czech = samples.filter(({ locale }) => locale === 'cs')

/** Loads a page whose clock stands still, so that no timer starts React. @returns the scripts that it requests */
async function openAtRest(page: Page, path: string): Promise<string[]> {
  const scripts = scriptsOf(page)
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto(path)
  return scripts
}

test('each page requests no script before it has loaded, and is hydrated later without an interaction @desktop', async ({
  context,
}) => {
  const timesSinceLoad = async (path: string) => {
    const page = await context.newPage()
    await page.goto(path)
    await waitForHydration(page)
    const sinceLoad = await page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$/.test(new URL(name).pathname))
      return scripts.map(({ startTime }) => startTime - loadEventStart)
    })
    return { path, sinceLoad }
  }
  // All at once, because each page lets some seconds pass before it loads React.
  for (const { path, sinceLoad } of await Promise.all(czech.map(({ path }) => timesSinceLoad(path)))) {
    expect(sinceLoad.length, path).toBeGreaterThanOrEqual(3)
    expect(Math.min(...sinceLoad), path).toBeGreaterThanOrEqual(0)
  }
})

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'the mouse is moved': (page) => page.mouse.move(100, 200, { steps: 2 }),
  'a key is pressed': (page) => page.keyboard.press('Shift'),
  'the screen is touched': (page) => page.locator('body').dispatchEvent('touchstart'),
}

for (const [interaction, act] of Object.entries(interactions)) {
  test(`React is loaded as soon as ${interaction} @desktop`, async ({ page }) => {
    const scripts = await openAtRest(page, '/umelci')
    expect(scripts).toEqual([])
    await act(page)
    await expect.poll(() => scripts.filter((url) => /\/app-/.test(url)).length).toBe(1)
    await act(page)
    expect(scripts.filter((url) => /\/app-/.test(url))).toHaveLength(1)
  })
}

test('a pointer that does not move is not a user interaction @desktop', async ({ page }) => {
  const scripts = await openAtRest(page, '/umelci')
  const rest = () => document.dispatchEvent(new PointerEvent('pointermove', { clientX: 0, clientY: 0 }))
  await page.evaluate(rest)
  await page.evaluate(rest)
  await expect(page.locator('script[src]')).toHaveCount(0)
  expect(scripts).toEqual([])
})

test('with Save-Data, scripts wait for a user interaction @desktop', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  )
  const scripts = await openAtRest(page, '/umelci')
  await page.clock.runFor(60_000)
  expect(scripts).toEqual([])
  await page.mouse.move(100, 200, { steps: 2 })
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('the 404 page requests no script @desktop', async ({ page, expectProblems }) => {
  expectProblems(/status 404: .*\/nic$/, /Failed to load resource.*404/)
  const scripts = await openAtRest(page, '/nic')
  await page.mouse.move(100, 200)
  await page.clock.runFor(60_000)
  await page.clock.resume()
  await settled(page)
  expect(scripts).toEqual([])
})
