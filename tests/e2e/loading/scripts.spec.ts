import type { Page } from '@playwright/test'
import { expect, settled, test } from '../test.ts'
import { scriptsOf } from './scripts.ts'

/** Loads a page whose clock stands still, so that no timer starts React. @returns the scripts that it requests */
async function openAtRest(page: Page, path: string): Promise<string[]> {
  const scripts = scriptsOf(page)
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  await page.goto(path)
  return scripts
}

test('React is loaded as soon as a pointer moves, a key is pressed or the screen is touched, but not for a pointer that rests, or else some seconds later @desktop', async ({
  page,
}) => {
  const scripts = await openAtRest(page, '/umelci')
  const ofReact = () => scripts.filter((url) => /\/app-/.test(url)).length
  await test.step('a pointer that does not move is not a user interaction', async () => {
    const rest = () => document.dispatchEvent(new PointerEvent('pointermove', { clientX: 0, clientY: 0 }))
    await page.evaluate(rest)
    await page.evaluate(rest)
    await expect(page.locator('script[src]')).toHaveCount(0)
    expect(scripts).toEqual([])
  })
  for (const [interaction, act] of Object.entries({
    'the mouse is moved': () => page.mouse.move(100, 200, { steps: 2 }),
    'a key is pressed': () => page.keyboard.press('Shift'),
    'the screen is touched': () => page.locator('body').dispatchEvent('touchstart'),
  })) {
    await test.step(interaction, async () => {
      await act()
      await expect.poll(ofReact).toBe(1)
      await act()
      expect(ofReact()).toBe(1)
    })
    await page.reload()
    scripts.length = 0
  }
  await test.step('without any of them React is loaded some seconds later', async () => {
    await page.clock.runFor(60_000)
    await expect.poll(ofReact).toBe(1)
  })
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
